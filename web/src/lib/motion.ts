/** Whether things move. They do not for people who asked their device, or us, for less motion. */
export const still = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A duration, or none for those who want less motion. */
export const calm = (milliseconds: number): number => (still() ? 0 : milliseconds);

/** The reader's own choice of less motion, whatever the device says. */
export function moveLess(wish: boolean): void {
  if (wish) document.documentElement.dataset['motion'] = 'less';
  else delete document.documentElement.dataset['motion'];
}
