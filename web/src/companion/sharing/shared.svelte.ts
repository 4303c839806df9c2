/** A companion that several phones share: its entries come from the server, which orders and stamps them. */
import { complain } from '$lib/complain';
import { ProblemError } from '$lib/net/http';
import type { CompanionEntry, CompanionRights, CompanionServerFrame } from '$lib/types.gen';
import { isEntry } from '../model/guards';
import { fold, undoable } from '../model/reducer';
import type { Companion } from '../model/store.svelte';
import type { Action, CompanionState, Entry } from '../model/types';
import { CompanionSocket, type Line } from './socket';

const nobody: CompanionRights = { type: 'rights', owner: false, may_act: false, phones: [] };

export class SharedCompanion implements Companion {
  line = $state<Line>('connecting');
  rights = $state.raw<CompanionRights>(nobody);
  #entries = $state.raw<readonly (Entry & { readonly seq: number })[]>([]);
  #ahead = 0; // of the server's clock, compared with this phone's
  readonly #socket: CompanionSocket;

  constructor(readonly room: string) {
    const url = new URL(`/api/companions/${encodeURIComponent(room)}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#socket = new CompanionSocket(url.href, {
      frame: (frame) => this.#heard(frame),
      line: (line) => (this.line = line),
      refused: (problem) => complain(new ProblemError(problem)),
    });
  }

  open(): () => void {
    return this.#socket.open();
  }

  #state = $derived(fold(this.#entries));
  get state(): CompanionState | null {
    return this.#state;
  }
  get entries(): readonly Entry[] {
    return this.#entries.map(({ at, action }) => ({ at: at - this.#ahead, action }));
  }
  get canUndo(): boolean {
    return undoable(this.#entries);
  }
  get mayAct(): boolean {
    return this.rights.may_act;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  act(action: Action): void {
    this.#socket.act(action);
  }

  allow(phone: string, allowed: boolean): void {
    this.#socket.allow(phone, allowed);
  }

  #heard(frame: CompanionServerFrame): void {
    if (frame.type === 'welcome') {
      this.#ahead = frame.now - Date.now();
      this.rights = frame.rights;
      this.#add(frame.entries);
    } else if (frame.type === 'entry') this.#add([frame]);
    else if (frame.type === 'rights') this.rights = frame;
    else if (frame.type === 'pong') this.#ahead = frame.now - Date.now();
  }

  /** Whatever came twice counts once. */
  #add(entries: readonly CompanionEntry[]): void {
    const known = this.#entries.at(-1)?.seq ?? 0;
    const fresh = entries.flatMap(({ seq, at, action }) => {
      const entry = { seq, at, action: action as Action };
      return seq > known && isEntry(entry) ? [entry] : [];
    });
    if (fresh.length) this.#entries = [...this.#entries, ...fresh];
  }
}

const key = 'tableside-companion-room';
export const lastRoom = (): string => localStorage.getItem(key) ?? '';
export const keepRoom = (room: string): void => localStorage.setItem(key, room);
export const forgetRoom = (): void => localStorage.removeItem(key);
