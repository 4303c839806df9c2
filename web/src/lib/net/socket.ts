/**
 * The socket of one table. It reconnects by itself and asks for what it missed. It sends every unanswered frame again
 * with the same id, so that no move is lost and none is made twice.
 */
import { PROTOCOL_VERSION, type ClientFrame, type ServerFrame, type Welcome } from '$lib/types.gen';
import { ProblemError } from './http';

export type LinkState = 'connecting' | 'open' | 'offline' | 'closed';
type Numbered = Extract<ClientFrame, { id: string }>;
type Wish = Numbered extends infer Frame ? (Frame extends Numbered ? Omit<Frame, 'id'> : never) : never;

interface Waiting {
  readonly frame: Numbered;
  readonly done: (answer: ServerFrame) => void;
  readonly refused: (error: ProblemError) => void;
}

interface Listener {
  frame(frame: ServerFrame): void;
  state(state: LinkState): void;
}

export interface SocketLike {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const quiet = 25_000; // a connection that is silent for this long is asked whether it is still alive
const patience = 8_000; // … and given up if it does not answer within this time
const longest = 4_000; // milliseconds between two attempts to reconnect; a clock may be running
const denied = [4401, 4403]; // signed out, or not allowed in: asking again would change nothing
const OPEN = 1;

/** Not crypto.randomUUID, which is missing where the page does not come over https (a phone in the home network). */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class TableSocket {
  last: number | null = null;
  private socket: SocketLike | undefined;
  private waiting = new Map<string, Waiting>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private welcomed = false;
  private ended = false;

  constructor(
    private readonly url: string,
    private readonly invite: string,
    private readonly listener: Listener,
    private readonly connectTo: (url: string) => SocketLike = (address) =>
      new WebSocket(address) as unknown as SocketLike,
  ) {}

  open(): void {
    this.ended = false;
    addEventListener('online', this.atOnce);
    document.addEventListener('visibilitychange', this.atOnce);
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.atOnce);
    document.removeEventListener('visibilitychange', this.atOnce);
    clearTimeout(this.timer);
    this.socket?.close();
    this.listener.state('closed');
  }

  /** Sends a frame under a new id. The promise holds the server's answer, whenever the connection allows it. */
  ask(wish: Wish): Promise<ServerFrame> {
    const frame = { ...wish, id: newId() };
    return new Promise((done, refused) => {
      this.waiting.set(frame.id, { frame, done, refused });
      if (this.welcomed) this.send(frame);
    });
  }

  /** The first frame. Sent again, it loads everything again. */
  greet(): void {
    this.send({ type: 'hello', version: PROTOCOL_VERSION, last: this.last, invite: this.invite, seat: null });
  }

  /** Sends a frame that nobody acknowledges. Without a connection it is not sent at all. */
  tell(frame: ClientFrame): void {
    if (this.welcomed) this.send(frame);
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(frame));
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.listener.state(this.attempts ? 'offline' : 'connecting');
    const socket = this.connectTo(this.url);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => socket === this.socket && this.heard(JSON.parse(String(event.data)) as ServerFrame);
    socket.onclose = (event) => socket === this.socket && this.lost(denied.includes(event.code));
  }

  private lost(final: boolean): void {
    this.welcomed = false;
    this.socket = undefined;
    clearTimeout(this.timer);
    if (this.ended) return;
    if (final) {
      this.ended = true;
      this.listener.state('closed');
      return;
    }
    this.listener.state('offline');
    const wait = Math.min(longest, 250 * 2 ** this.attempts) * (0.7 + Math.random() * 0.6);
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private readonly atOnce = (): void => {
    if (this.ended || document.visibilityState === 'hidden') return;
    if (this.socket === undefined) this.connect();
    else this.watch(500);
  };

  /** Asks a silent connection for a sign of life, and gives it up if there is none. */
  private watch(after = quiet): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.send({ type: 'ping' });
      this.timer = setTimeout(() => {
        const socket = this.socket;
        this.lost(false);
        socket?.close();
      }, patience);
    }, after);
  }

  private heard(frame: ServerFrame): void {
    this.watch();
    if ('seq' in frame && frame.type !== 'ack') this.last = Math.max(this.last ?? 0, frame.seq);
    if (frame.type === 'welcome') this.greeted(frame);
    if (frame.type === 'bye' && frame.final) this.ended = true;
    this.listener.frame(frame);
    if ('id' in frame && frame.id !== null) this.settle(frame.id, frame);
  }

  private greeted(frame: Welcome): void {
    this.attempts = 0;
    this.welcomed = true;
    this.listener.state('open');
    const known = new Map(
      frame.lines.flatMap((line) => ('id' in line && line.id !== null ? [[line.id, line] as const] : [])),
    );
    for (const [id, { frame: unanswered }] of this.waiting) {
      const line = known.get(id);
      if (line) this.settle(id, line);
      else this.send(unanswered);
    }
  }

  private settle(id: string, answer: ServerFrame): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    if (answer.type === 'error') waiting.refused(new ProblemError(answer.problem));
    else waiting.done(answer);
  }
}
