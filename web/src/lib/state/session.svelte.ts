/** Who is using this browser. A guest is made when one is first needed, with a name that can be changed. */
import { api, ProblemError, whenUnknown } from '$lib/net/http';
import type { Guest, Problem, Session, SessionChange } from '$lib/types.gen';
import { keepLanguage, language, say, speak, type Language } from '$lib/words';
import { adopt } from './settings.svelte';

const accountGone: Problem = {
  kind: 'session',
  id: 'account-gone',
  args: {},
  rule: '',
  text: 'This account was deleted.',
};
const signInFirst: Problem = {
  kind: 'session',
  id: 'err-session-ended',
  args: {},
  rule: '',
  text: 'You are not signed in here any more.',
};

class SessionState {
  guest = $state.raw<Guest | null>(null);
  /** this server has accounts */
  accounts = $state(false);
  /** the person was signed in here; they decide whether to sign in again or to start over */
  ended = $state(false);
  /** … and that account is gone */
  deleted = $state(false);
  #queue: Promise<unknown> = Promise.resolve();
  #saving: ReturnType<typeof setTimeout> | undefined;

  async load(): Promise<void> {
    this.take(await api.session());
  }

  /** The person is somebody else now, in all tabs. */
  enter(found: Session): void {
    this.take(found);
    tabs?.postMessage(null);
  }

  /** The person is nobody now: signed out, or forgotten. */
  async leave(): Promise<void> {
    tabs?.postMessage(null);
    await this.load();
  }

  /** Forgets who was signed in here; the next guest is a new one. */
  async beginAnew(): Promise<void> {
    await api.forget();
    await this.leave();
  }

  /** The guest, made now if there is none. */
  async ensure(): Promise<Guest> {
    return this.guest ?? (await this.change({ name: inventedName(), language: language() }));
  }

  /** Changes reach the server one after the other, so that the last one counts. */
  change(change: SessionChange): Promise<Guest> {
    const changed = this.#queue.then(() => this.#change(change));
    this.#queue = changed.catch(() => undefined);
    return changed;
  }

  async #change(change: SessionChange): Promise<Guest> {
    if (!this.guest && this.ended) throw new ProblemError(this.deleted ? accountGone : signInFirst);
    const made = this.guest ? change : { name: inventedName(), language: language(), ...change };
    const before = this.guest?.name;
    this.take(await api.changeSession(made));
    if (this.guest?.name !== before) tabs?.postMessage(null);
    if (!this.guest) throw new Error('the server made no guest');
    return this.guest;
  }

  async speak(lang: Language): Promise<void> {
    await speak(lang);
    keepLanguage(lang);
    if (this.guest) await this.change({ language: lang });
  }

  /** Who the person is, according to the server. */
  take({ guest, accounts, ended = false, deleted = false }: Session): void {
    this.guest = guest;
    this.accounts = accounts;
    this.ended = ended;
    this.deleted = deleted;
    if (guest) adopt(guest.settings, (all) => this.#keepSoon(all));
  }

  #keepSoon(settings: Record<string, unknown>): void {
    clearTimeout(this.#saving);
    // A setting that could not be saved on the server is still saved in this browser.
    this.#saving = setTimeout(() => void (this.guest && this.change({ settings }).catch(() => undefined)), 600);
  }
}

/** A friendly name for a person who has not entered one: "Crispy Radish". */
export function inventedName(random: () => number = Math.random): string {
  const pick = (id: string) => {
    const all = say(id)
      .split(',')
      .map((word) => word.trim());
    return all[Math.floor(random() * all.length)] ?? '';
  };
  return say('guest-name', { first: `=${pick('guest-first')}`, last: `=${pick('guest-last')}` });
}

export const session = new SessionState();
whenUnknown(() => {
  const was = session.guest;
  if (was) void session.load().catch(() => undefined);
  return was?.account ? signInFirst : null;
});
// The tabs of a browser are one person. If that changes in one tab, the others look it up.
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tableside-session');
tabs?.addEventListener('message', () => void session.load().catch(() => undefined));
