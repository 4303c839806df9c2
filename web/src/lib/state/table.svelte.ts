/**
 * One table as this browser knows it: who sits there, the position that is drawn, the log, the talk. Moves that come
 * quickly (a bot's whole turn) are shown one after another, so that the reader sees where each cube went.
 */
import { still } from '$lib/motion';
import { api } from '$lib/net/http';
import { TableSocket, type LinkState } from '$lib/net/socket';
import { afterOwnMove, betweenMoves, mostShown, questionGuard, repeatGuard } from '$lib/timing';
import type {
  ClientFrame,
  EventOut,
  Hinted,
  Line,
  Motion,
  Position,
  Presence,
  Problem,
  Reaction,
  Room,
  ServerFrame,
  Table,
  Welcome,
} from '$lib/types.gen';

export interface Moment {
  readonly line: Line;
  readonly position: Position | null;
  readonly table: Table | null;
}

/** reasons for being disconnected that are about the person, not about the table */
const whoChanged: ReadonlySet<string> = new Set(['session', 'deleted', 'left']);

export class TableStore {
  table = $state.raw<Table | null>(null);
  /** what is drawn; may lag behind what is known while moves are shown one by one */
  position = $state.raw<Position | null>(null);
  /** performance.now() when the clocks of `position` were true */
  since = $state(0);
  lines = $state.raw<readonly Line[]>([]);
  complete = $state(true);
  /** what happened before the loaded lines, if somebody wanted to know (`remember`) */
  earlier = $state.raw<readonly EventOut[]>([]);
  seats = $state.raw<readonly number[]>([]);
  room = $state<Room>('watchers');
  presence = $state.raw<Presence | null>(null);
  link = $state<LinkState>('connecting');
  /** the table cannot be seen (any more) */
  gone = $state.raw<Problem | null>(null);
  /** moves sent and not yet answered */
  sending = $state(0);
  /** moves known and not yet shown */
  behind = $state(0);
  /** another question has just appeared, and may not have been read yet */
  #fresh = $state(false);
  turned = $state(false);

  /** between two moves of others; 0: all at once, for games where everybody acts at the same time */
  pace = betweenMoves;

  /** the move that plays itself in a position, if there is one; such a position is never drawn */
  auto: (position: Position) => string | null = () => null;

  /** called for each line when it is shown, not for those that were there before */
  onshow: (line: Line) => void = () => undefined;

  readonly #socket: TableSocket;
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** what was offered while the question stood, and while the one before it did */
  #offered = new Set<string>();
  #before = $state.raw<ReadonlySet<string>>(new Set());
  #turning: ReturnType<typeof setTimeout>[] = [];
  #pressed = { move: '', at: -repeatGuard };
  #remembered = false;
  /** a move was taken back; until the next move of the reader nothing plays itself */
  #tookBack = false;
  /** more moves of a list are to come: nothing plays itself between them */
  #listing = false;

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`;
    this.#socket = new TableSocket(url, invite, {
      frame: (frame) => this.#heard(frame),
      state: (state) => (this.link = state),
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.looked();
    this.#socket.close();
  }

  /** Asks for everything again, because what the reader may see and do here has changed. */
  greetAgain(): void {
    this.#socket.greet();
  }

  /** what the reader may play now */
  get moves(): readonly string[] {
    return this.behind || this.sending || this.table?.status !== 'playing' ? [] : (this.position?.moves ?? []);
  }

  get mine(): boolean {
    return this.position?.asked.some((seat) => this.seats.includes(seat)) ?? false;
  }

  /** whose moves are offered: the seat that the reader sees through */
  get actor(): number | null {
    return this.position?.seat ?? null;
  }

  /**
   * A move that was meant for the last question: it would have answered that one too, and nobody has read the new one
   * yet.
   */
  hasty = (move: string): boolean =>
    this.turned && this.#before.has(move) && (this.#fresh || move === this.#pressed.move);

  /** The question on the table has been read, so every press is meant for it. */
  looked = (): void => {
    this.#turning.forEach(clearTimeout);
    this.#fresh = this.turned = false;
  };

  async play(move: string): Promise<void> {
    const seat = this.actor;
    if (seat === null || this.hasty(move)) return;
    // Undoing and resigning answer no question.
    const question = move.startsWith(':') ? '' : (this.position?.question ?? '');
    if (question) this.looked(); // who answers it has read it
    this.#pressed = { move, at: performance.now() };
    this.#tookBack = move === ':undo';
    await this.#send(seat, move, question);
  }

  /**
   * Plays moves one after the other, each when the one before it is done. Stops at the first that is not offered then,
   * and asks the server why; the move it stopped at, or null.
   */
  async playAll(moves: readonly string[]): Promise<{ move: string; problem: Problem | null } | null> {
    try {
      for (const [i, move] of moves.entries()) {
        this.skip();
        if (!this.moves.includes(move)) return { move, problem: await this.check(move) };
        this.looked(); // all of them were chosen together
        this.#listing = i < moves.length - 1;
        await this.play(move);
      }
      return null;
    } finally {
      this.#listing = false;
    }
  }

  async #send(seat: number, move: string, question: string): Promise<void> {
    this.sending += 1;
    try {
      await this.#socket.ask({ type: 'play', seat, move, after: this.#socket.last ?? 0, question });
    } finally {
      this.sending -= 1;
    }
  }

  /** What is played automatically in this position. Undo goes back to the last move that was a choice. */
  #unasked(position: Position): string | null {
    if (this.#listing) return null;
    const [seat] = position.asked;
    const alone = position.asked.length === 1 && seat === position.seat && this.seats.includes(seat ?? -1);
    const move =
      alone && !this.behind && !position.outcome && this.table?.status === 'playing' ? this.auto(position) : null;
    if (!move || !this.#tookBack) return move;
    return position.can_undo ? ':undo' : null;
  }

  /** Why a move would be refused. Null if it would not. */
  async check(move: string): Promise<Problem | null> {
    return (await this.foretell(move)).problem;
  }

  /** The same, and what the move would lead to if the game can predict it. */
  async foretell(move: string): Promise<{ problem: Problem | null; foretold: unknown }> {
    const answer = await this.#socket.ask({ type: 'check', seat: this.actor ?? 0, move });
    return answer.type === 'checked'
      ? { problem: answer.problem, foretold: answer.foretold }
      : { problem: null, foretold: null };
  }

  /** Loads what happened before the loaded lines, once. */
  async remember(): Promise<void> {
    if (this.complete || this.#remembered) return;
    this.#remembered = true;
    try {
      const { moves } = await api.replay(this.id, this.invite);
      const first = this.lines.find((line) => line.type === 'moved')?.number ?? Infinity;
      this.earlier = moves.filter((move) => move.number < first).flatMap((move) => move.events);
    } catch (error) {
      this.#remembered = false;
      throw error;
    }
  }

  async hint(): Promise<Hinted | null> {
    if (this.actor === null) return null;
    const answer = await this.#socket.ask({ type: 'hint', seat: this.actor });
    return answer.type === 'hinted' ? answer : null;
  }

  say = (text: string) => this.#socket.ask({ type: 'say', text });
  react = (reaction: Reaction, to: number | null = null) => this.#socket.ask({ type: 'react', reaction, to });
  vote = (motion: Motion['kind'], yes = true, seat: number | null = null, number: number | null = null) =>
    this.#socket.ask({ type: 'vote', motion, yes, seat, number });
  seen = () => this.#socket.ask({ type: 'seen' });
  resume = () => this.#socket.ask({ type: 'resume' });
  back = (seat: number) => this.#socket.ask({ type: 'back', seat });
  tell = (frame: ClientFrame) => this.#socket.tell(frame);

  #heard(frame: ServerFrame): void {
    switch (frame.type) {
      case 'welcome':
        return this.#greeted(frame);
      case 'moved':
      case 'changed':
        return this.#queued({
          line: frame,
          position: frame.position,
          table: frame.type === 'changed' ? frame.table : null,
        });
      case 'said':
      case 'reacted':
        return this.#queued({ line: frame, position: null, table: null }); // in its place among the moves
      case 'presence':
        this.presence = frame;
        return;
      case 'looked':
        return this.#place(frame.position);
      case 'error':
        if (frame.problem.kind === 'missing' && !this.table) this.gone = frame.problem;
        return;
      case 'bye':
        if (frame.final)
          this.gone = {
            kind: whoChanged.has(frame.reason) ? 'session' : 'forbidden',
            id: `bye-${frame.reason}`,
            args: {},
            rule: '',
            text: frame.reason,
          };
        return;
    }
  }

  #greeted(frame: Welcome): void {
    this.skip();
    this.table = frame.table;
    this.seats = frame.seats;
    this.room = frame.room;
    this.presence = frame.presence;
    if (frame.resumed) {
      const last = this.lines.at(-1)?.seq ?? 0;
      const missed = frame.lines.filter((line) => line.seq > last);
      this.lines = [...this.lines, ...missed];
      this.#place(frame.position); // what was missed is told as it stands now
      missed.forEach((line) => this.onshow(line));
    } else {
      this.lines = frame.lines;
      this.complete = frame.complete;
      this.earlier = [];
      this.#remembered = false;
      this.#place(frame.position);
    }
  }

  #queued(moment: Moment): void {
    this.#queue.push(moment);
    this.behind = this.#queue.length;
    const waits = this.pace > 0 || (this.#timer !== undefined && this.#isBots(moment.line));
    if (!waits || still() || document.visibilityState === 'hidden' || this.#queue.length > mostShown)
      return this.skip();
    if (this.#timer === undefined) this.#next();
  }

  #isBots = (line: Line): boolean => line.type === 'moved' && this.table?.seats[line.by]?.kind === 'bot';

  #next(): void {
    if (this.pace === 0) return this.skip();
    const moment = this.#queue.shift();
    this.behind = this.#queue.length;
    this.#timer = undefined;
    if (!moment) return;
    this.#show(moment);
    if (this.#timer !== undefined) return; // somebody asked for a pause
    const own = moment.line.type === 'moved' && this.seats.includes(moment.line.by);
    this.#timer = setTimeout(() => this.#next(), own || moment.line.type !== 'moved' ? afterOwnMove : this.pace);
  }

  /**
   * Shows the next waiting move only after this many milliseconds. If everybody acts at the same time, only bots are
   * kept waiting: as soon as a person moves, everything is shown.
   */
  pause(milliseconds: number): void {
    if (still()) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), milliseconds);
  }

  /** Shows everything that is waiting at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const all = this.#queue.splice(0);
    // The last one is shown with nothing behind it. Only then is the reader told whose turn it is.
    for (const [i, moment] of all.entries()) {
      this.behind = all.length - 1 - i;
      this.#show(moment);
    }
    this.behind = 0;
  }

  #show({ line, position, table }: Moment): void {
    if (line.seq <= (this.lines.at(-1)?.seq ?? -1)) return;
    this.lines = [...this.lines, line];
    if (table) {
      this.table = table;
      this.seats = table.seats.flatMap((seat, number) => (seat.you ? [number] : []));
    }
    if (line.type === 'moved' && line.move.startsWith(':takeback')) this.#tookBack ||= this.seats.includes(line.by);
    if (position) this.#place(position);
    this.onshow(line);
  }

  #place(position: Position | null): void {
    const unasked = position && this.#unasked(position);
    if (!position || !unasked) return this.#draw(position);
    // The answer brings the next position. Without an answer, this position is drawn.
    this.#send(position.seat ?? 0, unasked, unasked.startsWith(':') ? '' : position.question).catch(() =>
      this.#draw(position),
    );
  }

  #draw(position: Position | null): void {
    if (this.position && position && position.question !== this.position.question) this.#turn();
    for (const move of position?.moves ?? []) this.#offered.add(move);
    this.position = position;
    this.since = performance.now();
  }

  #turn(): void {
    this.#before = this.#offered;
    this.#offered = new Set();
    this.looked();
    this.#fresh = this.turned = true;
    const again = this.#pressed.at + repeatGuard - performance.now();
    this.#turning = [
      setTimeout(() => (this.#fresh = false), questionGuard),
      setTimeout(this.looked, Math.max(questionGuard, again)),
    ];
  }
}
