/**
 * The socket of a shared companion. It reconnects by itself, asks for what it missed, and sends unanswered actions
 * again under the same id, so that none is lost and none counts twice.
 */
import { COMPANION_VERSION, type CompanionClientFrame, type CompanionServerFrame, type Problem } from '$lib/types.gen';
import { newId, type SocketLike } from '$lib/net/socket';
import type { Action } from '../model/types';

export type Line = 'connecting' | 'open' | 'offline' | 'closed';

interface Listener {
  frame(frame: CompanionServerFrame): void;
  line(line: Line): void;
  refused(problem: Problem): void;
}

const quiet = 20_000; // a line that says nothing for so long is asked whether it still lives
const patience = 6_000;
const longest = 4_000;
const denied = [4401, 4403]; // not let in, or no longer shared: nothing changes by asking again
const OPEN = 1;

export class CompanionSocket {
  /** the number of the last entry that is here */
  last = 0;
  #socket: SocketLike | undefined;
  #waiting = new Map<string, CompanionClientFrame>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #ended = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly connectTo: (url: string) => SocketLike = (address) =>
      new WebSocket(address) as unknown as SocketLike,
  ) {}

  open(): () => void {
    this.#connect();
    addEventListener('online', this.#atOnce);
    document.addEventListener('visibilitychange', this.#atOnce);
    return () => {
      this.#ended = true;
      removeEventListener('online', this.#atOnce);
      document.removeEventListener('visibilitychange', this.#atOnce);
      clearTimeout(this.#timer);
      this.#socket?.close();
    };
  }

  act(action: Action): void {
    this.#ask({ type: 'act', id: newId(), action });
  }

  allow(phone: string, allowed: boolean): void {
    this.#ask({ type: 'allow', id: newId(), phone, allowed });
  }

  #ask(frame: CompanionClientFrame & { id: string }): void {
    this.#waiting.set(frame.id, frame);
    if (this.#welcomed) this.#send(frame);
  }

  #send(frame: CompanionClientFrame): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.listener.line(this.#attempts ? 'offline' : 'connecting');
    const socket = this.connectTo(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#send({ type: 'hello', version: COMPANION_VERSION, last: this.last });
    socket.onmessage = (event) =>
      socket === this.#socket && this.#heard(JSON.parse(String(event.data)) as CompanionServerFrame);
    socket.onclose = (event) => socket === this.#socket && this.#lost(denied.includes(event.code));
  }

  #lost(final: boolean): void {
    this.#welcomed = false;
    this.#socket = undefined;
    clearTimeout(this.#timer);
    if (this.#ended) return;
    if (final) this.#ended = true;
    this.listener.line(final ? 'closed' : 'offline');
    if (final) return;
    const wait = Math.min(longest, 250 * 2 ** this.#attempts) * (0.7 + Math.random() * 0.6);
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  readonly #atOnce = (): void => {
    if (this.#ended || document.visibilityState === 'hidden') return;
    if (this.#socket === undefined) this.#connect();
    else this.#watch(300);
  };

  /** Asks a silent line for a sign of life, and gives it up when there is none. */
  #watch(after = quiet): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#timer = setTimeout(() => {
        const socket = this.#socket;
        this.#lost(false);
        socket?.close();
      }, patience);
    }, after);
  }

  #heard(frame: CompanionServerFrame): void {
    this.#watch();
    if (frame.type === 'welcome') {
      this.#attempts = 0;
      this.#welcomed = true;
      this.listener.line('open');
      this.last = frame.seq;
      for (const entry of frame.entries) if (entry.id !== null) this.#waiting.delete(entry.id);
      for (const unanswered of this.#waiting.values()) this.#send(unanswered);
    } else if (frame.type === 'entry') this.last = Math.max(this.last, frame.seq);
    else if (frame.type === 'ack') this.#waiting.delete(frame.id);
    else if (frame.type === 'error') {
      if (frame.id !== null) this.#waiting.delete(frame.id);
      else if (!this.#welcomed) {
        // The hello itself was refused: this companion does not exist.
        this.#ended = true;
        this.#socket?.close();
        this.listener.line('closed');
      }
      this.listener.refused(frame.problem);
    }
    this.listener.frame(frame);
  }
}
