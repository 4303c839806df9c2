/** The companion of this browser: its entries, kept where a reload finds them, and the state they lead to. */
import { isEntry } from './guards';
import { fold, undoable } from './reducer';
import type { Action, CompanionState, Entry } from './types';

const key = 'tableside-companion';
const version = 1;

/** Where the entries of a companion live: in this browser, or on a server that several phones share. */
export interface Companion {
  readonly state: CompanionState | null;
  readonly canUndo: boolean;
  /** whether this phone may press anything */
  readonly mayAct: boolean;
  /** milliseconds since 1970, on the clock that the entries are stamped by */
  now(): number;
  act(action: Action): void;
}

function kept(): Entry[] {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as { version?: unknown; entries?: unknown } | null;
    if (found?.version !== version || !Array.isArray(found.entries)) return [];
    return found.entries.filter((entry): entry is Entry => isEntry(entry));
  } catch {
    return [];
  }
}

export class LocalCompanion implements Companion {
  entries = $state.raw<readonly Entry[]>(kept());
  /** the browser has no room, or keeps nothing at all */
  full = $state(false);
  readonly mayAct = true;

  #state = $derived(fold(this.entries));
  get state(): CompanionState | null {
    return this.#state;
  }
  get canUndo(): boolean {
    return undoable(this.entries);
  }

  now(): number {
    return Date.now();
  }

  act(action: Action): void {
    const begins = action.kind === 'begin-rivals' || action.kind === 'begin-burgers';
    this.#keep([...(begins ? [] : this.entries), { at: this.now(), action }]);
  }

  /** Forgets the game: the form for a new one is shown. */
  clear(): void {
    this.#keep([]);
  }

  /** Takes over entries, from a companion that was shared. */
  adopt(entries: readonly Entry[]): void {
    this.#keep(entries);
  }

  #keep(entries: readonly Entry[]): void {
    this.entries = entries;
    try {
      localStorage.setItem(key, JSON.stringify({ version, entries }));
      this.full = false;
    } catch {
      this.full = true;
    }
  }

  /** Another window of this browser may change it: the big screen follows. */
  follow(): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) this.entries = kept();
    };
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }
}
