import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '$lib/types.gen';
import { TableStore } from './table.svelte';

/** A server that says what the test tells it to, and keeps what it hears. */
class Line {
  static last: Line;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose = null;
  readonly heard: Record<string, unknown>[] = [];
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  get plays() {
    return this.heard.filter((frame) => frame['type'] === 'play');
  }
}

const position = (question: string, moves: string[]): Position => ({
  seat: 0,
  number: 1,
  view: {} as Position['view'],
  moves,
  asked: [0],
  question,
  can_undo: false,
  can_abort: false,
  takebacks: [],
  clocks: { now: 0, seats: [], timers: [] },
  outcome: null,
});
const moved = (seq: number, at: Position) =>
  Line.last.tell({ type: 'moved', seq, at: 0, by: 1, move: '?', number: seq, events: [], id: null, position: at });

const welcomed = (more: object) =>
  Line.last.tell({
    type: 'welcome',
    version: 1,
    seq: 1,
    resumed: false,
    lines: [],
    complete: true,
    table: { status: 'playing', seats: [] },
    seats: [0],
    room: 'players',
    position: position('powers-7', ['ready', 'use kim-chi']),
    presence: { seats: [], watchers: 0 },
    ...more,
  });

describe('a table', () => {
  let store: TableStore;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    store = new TableStore('t', '');
    store.pace = 0;
    store.open();
    Line.last.onopen?.();
    welcomed({});
  });
  afterEach(() => {
    store.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('names with a move the question that it answers, and none to take it back', () => {
    void store.play('ready');
    expect(Line.last.plays).toMatchObject([{ move: 'ready', question: 'powers-7' }]);
    void store.play(':undo');
    expect(Line.last.plays.at(-1)).toMatchObject({ move: ':undo', question: '' });
  });

  it('does not take a second press on Ready for the next phase (RR-3.7)', () => {
    moved(2, position('powers-7', ['unready']));
    moved(3, position('buying-9', ['ready', 'buy chop-shop 1']));
    expect(store.turned).toBe(true);
    void store.play('ready');
    expect(Line.last.plays).toEqual([]);
    void store.play('buy chop-shop 1'); // that could only be meant for now
    expect(Line.last.plays).toMatchObject([{ move: 'buy chop-shop 1', question: 'buying-9' }]);
  });

  it('takes it again when one had time to look', () => {
    moved(2, position('buying-9', ['ready']));
    vi.advanceTimersByTime(1000);
    expect(store.turned).toBe(false);
    void store.play('ready');
    expect(Line.last.plays).toMatchObject([{ move: 'ready', question: 'buying-9' }]);
  });

  it('does not take a slow second press for the next phase either, yet any other answer at once', () => {
    void store.play('ready');
    moved(2, position('buying-9', ['ready', 'pass']));
    vi.advanceTimersByTime(900);
    expect(store.turned).toBe(true);
    void store.play('ready');
    expect(Line.last.plays).toHaveLength(1);
    expect(store.hasty('ready')).toBe(true);
    expect(store.hasty('use kim-chi')).toBe(false); // a move of the question before, not the one that was pressed
    vi.advanceTimersByTime(800);
    expect(store.turned).toBe(false);
    void store.play('ready');
    expect(Line.last.plays.at(-1)).toMatchObject({ move: 'ready', question: 'buying-9' });
  });

  it('takes everything from who has answered the new question once: a card bought, a card played', () => {
    moved(2, position('powers-7', ['ready', 'play taxes']));
    moved(3, position('buying-9', ['ready', 'play taxes', 'buy action-card']));
    void store.play('play taxes');
    expect(Line.last.plays).toEqual([]);
    void store.play('buy action-card');
    expect(store.turned).toBe(false);
    void store.play('play taxes');
    expect(Line.last.plays).toMatchObject([{ move: 'buy action-card' }, { move: 'play taxes', question: 'buying-9' }]);
  });

  it('waits for nothing where no move can be mistaken', () => {
    moved(2, position('powers-7', ['ready']));
    expect(store.turned).toBe(false);
  });

  describe('while something is to be seen first', () => {
    const seats = [{ kind: 'guest' }, { kind: 'bot' }, { kind: 'guest' }];
    const by = (seq: number, seat: number) =>
      Line.last.tell({
        ...{ type: 'moved', seq, at: 0, by: seat, move: '?', number: seq, events: [], id: null },
        position: position(`question-${seq}`, ['ready']),
      });
    beforeEach(() => {
      welcomed({ table: { status: 'playing', seats } });
      store.pause(3000);
    });

    it('keeps bots waiting, and then shows all that they did', () => {
      by(2, 1);
      by(3, 1);
      vi.advanceTimersByTime(2900);
      expect([store.behind, store.position?.question]).toEqual([2, 'powers-7']);
      vi.advanceTimersByTime(200);
      expect([store.behind, store.position?.question]).toEqual([0, 'question-3']);
      by(4, 1); // the pause is over
      expect(store.position?.question).toBe('question-4');
    });

    it('goes on when it has been seen, or when a person moves', () => {
      by(2, 1);
      store.pause(0);
      vi.advanceTimersByTime(1);
      expect(store.position?.question).toBe('question-2');
      store.pause(3000);
      by(3, 1);
      by(4, 2);
      expect([store.behind, store.position?.question]).toEqual([0, 'question-4']);
    });

    it('loses no move when somebody talks meanwhile', () => {
      by(2, 1);
      Line.last.tell({ type: 'said', seq: 3, at: 0, by: 2, name: 'Cy', text: 'Ouch', room: 'players' });
      expect(store.lines.map(({ seq }) => seq)).toEqual([2, 3]);
      expect(store.position?.question).toBe('question-2');
    });
  });

  it('fetches what happened before the lines at hand, once, when it is asked to', async () => {
    const event = (id: string) => ({ id, args: {} });
    const line = (number: number) => ({
      type: 'moved',
      seq: number,
      at: 0,
      by: 1,
      move: '?',
      number,
      events: [event(`now-${number}`)],
      id: null,
      position: null,
    });
    const fetched = vi.fn(() =>
      Promise.resolve(
        new Response(
          JSON.stringify({
            table: {},
            seat: 0,
            moves: [0, 1, 2, 3, 4].map((number) => ({ number, events: [event(`then-${number}`)] })),
          }),
        ),
      ),
    );
    vi.stubGlobal('fetch', fetched);
    await store.remember();
    expect(fetched).not.toHaveBeenCalled(); // everything was at hand
    welcomed({ complete: false, lines: [line(3), line(4)] });
    await Promise.all([store.remember(), store.remember()]);
    expect(store.earlier.map(({ id }) => id)).toEqual(['then-0', 'then-1', 'then-2']);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('never draws a question that answers itself (RR-3.7, BJ-2.1)', async () => {
    store.auto = (at) => (at.moves.length === 1 ? (at.moves[0] ?? null) : null);
    moved(2, position('trade-3', ['/']));
    expect(Line.last.plays).toMatchObject([{ move: '/', question: 'trade-3', seat: 0 }]);
    expect(store.position?.question).toBe('powers-7');
    expect(store.moves).toEqual([]);
    moved(3, position('build-4', ['basic', 'end']));
    expect(store.position?.question).toBe('build-4');
  });

  it('takes back the last choice, not what played itself, and goes on playing by itself after the next move', () => {
    store.auto = (at) => (at.moves.length === 1 ? (at.moves[0] ?? null) : null);
    void store.play(':undo');
    moved(2, { ...position('trade-3', ['/']), can_undo: true });
    expect(Line.last.plays.map((play) => play['move'])).toEqual([':undo', ':undo']);
    moved(3, position('pick-2', ['K', 'W']));
    expect(store.position?.question).toBe('pick-2');
    void store.play('K');
    moved(4, position('trade-5', ['/']));
    expect(Line.last.plays.at(-1)).toMatchObject({ move: '/' });
  });

  describe('a list of moves', () => {
    /** The server takes the last move that was sent, and this is the position then. */
    const taken = async (seq: number, at: Position) => {
      const { id, move } = Line.last.plays.at(-1) ?? {};
      Line.last.tell({ type: 'moved', seq, at: 0, by: 0, move, number: seq, events: [], id, position: at });
      await vi.advanceTimersByTimeAsync(1);
    };
    const played = () => Line.last.plays.map((play) => play['move']);

    it('is played one after the other, the same move twice too, and nothing plays itself between them', async () => {
      store.auto = (at) => (at.moves.length === 1 ? (at.moves[0] ?? null) : null);
      moved(2, position('discard-1', ['-K', '-Y']));
      const done = store.playAll(['-K', '-K']);
      expect(played()).toEqual(['-K']);
      await taken(3, position('discard-2', ['-K']));
      expect(played()).toEqual(['-K', '-K']);
      await taken(4, position('pick-3', ['K', 'Y']));
      expect(await done).toBeNull();
    });

    it('stops at what is not offered any more, and asks why', async () => {
      moved(2, position('buying-1', ['ready', 'buy a', 'buy b']));
      const done = store.playAll(['buy a', 'buy b', 'ready']);
      await taken(3, position('buying-1', ['ready']));
      const asked = Line.last.heard.at(-1);
      expect(asked).toMatchObject({ type: 'check', move: 'buy b' });
      const problem = { kind: 'illegal', id: 'rr-err-money', args: {}, rule: 'RR-4.4', text: '' };
      Line.last.tell({ type: 'checked', id: asked?.['id'], problem, foretold: null });
      expect(await done).toEqual({ move: 'buy b', problem });
      expect(played()).toEqual(['buy a']);
    });
  });
});
