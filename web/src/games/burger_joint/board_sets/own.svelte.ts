/** Custom board sets, saved in this browser by name. */
export interface OwnSet {
  /** as it was written */
  readonly text: string;
  /** as the rules read it: what a new table is opened with */
  readonly content: Record<string, unknown>;
}

const key = 'tableside-board-sets';
const draftKey = 'tableside-board-set-draft';

const isSet = (value: unknown): value is OwnSet =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'content' in value &&
  typeof value.content === 'object' &&
  value.content !== null;

function kept(): Record<string, OwnSet> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(found ?? {}).filter((entry): entry is [string, OwnSet] => isSet(entry[1])),
    );
  } catch {
    return {};
  }
}

class OwnSets {
  all = $state.raw<Readonly<Record<string, OwnSet>>>(kept());

  get names(): string[] {
    return Object.keys(this.all).sort((one, other) => one.localeCompare(other));
  }

  /** Another tab may have saved some since then. */
  refresh(): void {
    this.all = kept();
  }

  /** False if the browser has no room for it. Then nothing has changed. */
  save(name: string, set: OwnSet): boolean {
    return this.#keep({ ...kept(), [name]: set });
  }

  delete(name: string): void {
    this.#keep(Object.fromEntries(Object.entries(kept()).filter(([other]) => other !== name)));
  }

  #keep(all: Record<string, OwnSet>): boolean {
    try {
      localStorage.setItem(key, JSON.stringify(all));
    } catch {
      return false;
    }
    this.all = all;
    return true;
  }
}

export const ownSets = new OwnSets();

/** What was typed last: a reload loses nothing. */
export const keptDraft = (): string | null => localStorage.getItem(draftKey);
export function keepDraft(text: string): void {
  try {
    localStorage.setItem(draftKey, text);
  } catch {
    // It is still on the page; "Save" says that there is no room.
  }
}
