/** What a person chose for this device. Saved in the browser, and with the guest on the server. */
import { wear, keptTheme, type Theme } from '$lib/browser/theme';
import { moveLess } from '$lib/motion';

export interface Settings {
  sounds: boolean;
  /** less motion, whatever the device says */
  still: boolean;
  /** forced moves are played automatically */
  forced: boolean;
  /** single keys play moves */
  keys: boolean;
  notify: boolean;
  /** hints for the first game; the ones already seen */
  tips: boolean;
  seen: string[];
  /** warn before a turn ends while something could still be bought */
  warnEnd: boolean;
  /** a summary at the end of each day, in games that have days */
  dayScene: boolean;
  /** the bot level played last, by game */
  levels: Record<string, string>;
  /** what the log shows, by game */
  logTopics: Record<string, string>;
}

const key = 'tableside-settings';
const plain: Settings = {
  sounds: true,
  still: false,
  forced: true,
  keys: true,
  notify: false,
  tips: true,
  seen: [],
  warnEnd: true,
  dayScene: true,
  levels: {},
  logTopics: {},
};

function known(raw: unknown): Partial<Settings> {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(
    Object.entries(raw).filter(
      ([name, value]) => name in plain && typeof value === typeof plain[name as keyof Settings],
    ),
  );
}

function kept(): Partial<Settings> {
  try {
    return known(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...plain, ...kept() });
let save: ((all: Record<string, unknown>) => void) | undefined;
moveLess(settings.still);

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  moveLess(settings.still);
  localStorage.setItem(key, JSON.stringify(settings));
  save?.({ ...$state.snapshot(settings), theme: keptTheme() });
}

export function changeTheme(theme: Theme): void {
  wear(theme);
  change({});
}

/** Settings of the guest, from another device. They apply if this device has none of its own. */
export function adopt(remote: Record<string, unknown>, keep: (all: Record<string, unknown>) => void): void {
  save = keep;
  if (localStorage.getItem(key) === null) Object.assign(settings, known(remote));
  moveLess(settings.still);
}
