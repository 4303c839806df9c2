/** Whether a guided first game is running on this page, and what has been shown. A reload continues where it was. */
const key = (table: string) => `tableside-lesson-${table}`;

/** While a lesson is running, the tips of the table are silent. */
export const lessonState = $state({ on: false });

export function takenSteps(table: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const keepSteps = (table: string, taken: readonly string[]): void =>
  localStorage.setItem(key(table), JSON.stringify(taken));

/** Nothing of a lesson that is over stays on the device. */
export const forgetSteps = (table: string): void => localStorage.removeItem(key(table));
