/** Which entries of a log are shown, and how they are grouped. */
import { change, settings } from '$lib/state/settings.svelte';
import type { GameLog } from './topics';

/** What a filter needs to know about an entry of the log, or a row of a replay. */
export interface Told {
  readonly key: string;
  /** the beginning of a turn or a day */
  readonly heading: boolean;
  readonly text: string;
  /** the message ids of what happened */
  readonly ids: readonly string[];
  /** everybody it mentions */
  readonly seats: readonly number[];
}

export const ALL = 'all';
export const ME = 'me';

/** What the reader can choose from. A person without a seat has no entries about themselves. */
export const choices = (log: GameLog | undefined, mine: readonly number[]): string[] => [
  ALL,
  ...(mine.length ? [ME] : []),
  ...Object.keys(log?.topics ?? {}),
];

/** The topic chosen on this device, if it can be chosen here. */
export function chosen(log: GameLog | undefined, mine: readonly number[]): string {
  const kept = settings.logTopics[log?.game ?? ''] ?? ALL;
  return choices(log, mine).includes(kept) ? kept : ALL;
}

export const choose = (log: GameLog | undefined, topic: string): void =>
  change({ logTopics: { ...settings.logTopics, [log?.game ?? '']: topic } });

export function belongs(entry: Told, topic: string, log: GameLog | undefined, mine: readonly number[]): boolean {
  if (topic === ALL) return true;
  const [seats, ids] = topic === ME ? [mine, log?.own ?? []] : [[] as readonly number[], log?.topics[topic] ?? []];
  return entry.seats.some((seat) => seats.includes(seat)) || entry.ids.some((id) => ids.includes(id));
}

export interface Group<T extends Told> {
  readonly key: string;
  /** null: what happened before the first heading */
  readonly heading: T | null;
  readonly entries: readonly T[];
}

/**
 * Turns or days with what happened in them. A filter leaves out those in which nothing is left, except the last one.
 */
export function groupsOf<T extends Told>(entries: readonly T[], keep: (entry: T) => boolean = () => true): Group<T>[] {
  const groups: { key: string; heading: T | null; entries: T[]; empty: boolean }[] = [];
  for (const entry of entries) {
    if (entry.heading) groups.push({ key: entry.key, heading: entry, entries: [], empty: true });
    else {
      if (!groups.length) groups.push({ key: 'first', heading: null, entries: [], empty: true });
      const group = groups.at(-1);
      if (group) group.empty = false;
      if (keep(entry)) group?.entries.push(entry);
    }
  }
  return groups.filter((group, i) => group.entries.length || group.empty || i === groups.length - 1);
}

/** The last groups with at most this many entries together. The last one is always there. */
export function lately<T extends Told>(groups: readonly Group<T>[], most: number): readonly Group<T>[] {
  let left = most;
  const from = groups.findLastIndex((group) => (left -= group.entries.length) < 0);
  return groups.slice(Math.min(from + 1, Math.max(0, groups.length - 1)));
}
