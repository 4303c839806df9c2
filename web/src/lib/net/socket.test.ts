import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientFrame, ServerFrame } from '$lib/types.gen';
import { ProblemError } from './http';
import { newId, TableSocket, type LinkState, type SocketLike } from './socket';

/** A line whose other end is the test. */
class Line implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientFrame[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const welcome = (seq: number, lines: unknown[] = [], resumed = false) => ({
  type: 'welcome',
  version: 1,
  seq,
  resumed,
  lines,
  complete: true,
  table: {},
  seats: [0],
  room: 'players',
  position: null,
  presence: { type: 'presence', seats: [], watchers: 0 },
});
const moved = (seq: number, id: string | null) => ({
  type: 'moved',
  seq,
  at: 0,
  by: 0,
  move: 'K',
  number: seq,
  events: [],
  id,
  position: null,
});

let lines: Line[] = [];
let states: LinkState[] = [];
let heard: ServerFrame[] = [];
let socket: TableSocket;
const newest = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [lines, states, heard] = [[], [], []];
  socket = new TableSocket(
    'ws://here/socket',
    'token',
    { frame: (frame) => heard.push(frame), state: (state) => states.push(state) },
    () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
  );
  socket.open();
  newest().open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe('a line to a table', () => {
  it('says hello with its invite and hears the welcome', () => {
    expect(newest().sent).toEqual([{ type: 'hello', version: 1, last: null, invite: 'token', seat: null }]);
    newest().say(welcome(5));
    expect(states).toEqual(['connecting', 'open']);
    expect(heard.map((frame) => frame.type)).toEqual(['welcome']);
  });

  it('keeps a move until it is acknowledged', async () => {
    newest().say(welcome(5));
    const answer = socket.ask({ type: 'play', seat: 0, move: 'K', after: 5 });
    const sent = newest().sent.at(-1) as { id: string };
    newest().say(moved(6, sent.id));
    expect((await answer).type).toBe('moved');
    expect(socket.last).toBe(6);
  });

  it('sends an unanswered move again with the same id after coming back, and only once', async () => {
    newest().say(welcome(5));
    const answer = socket.ask({ type: 'play', seat: 0, move: 'K', after: 5 });
    const first = newest().sent.at(-1);
    newest().break();
    expect(states.at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    expect(newest().sent[0]).toMatchObject({ type: 'hello', last: 5 });
    newest().say(welcome(5, [], true));
    expect(newest().sent[1]).toEqual(first);
    newest().say({ type: 'ack', id: (first as { id: string }).id, seq: 6 });
    expect((await answer).type).toBe('ack');
    newest().break();
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().say(welcome(6, [], true));
    expect(newest().sent).toHaveLength(1);
  });

  it('does not send a move again that the gap-fill shows as done', async () => {
    newest().say(welcome(5));
    const answer = socket.ask({ type: 'play', seat: 0, move: 'K', after: 5 });
    const { id } = newest().sent.at(-1) as { id: string };
    newest().break();
    await vi.advanceTimersByTimeAsync(1000);
    newest().open();
    newest().say(welcome(6, [moved(6, id)], true));
    expect(newest().sent.map((frame) => frame.type)).toEqual(['hello']);
    expect((await answer).type).toBe('moved');
  });

  it('holds back what is asked before the welcome', async () => {
    const answer = socket.ask({ type: 'hint', seat: 0 });
    expect(newest().sent.map((frame) => frame.type)).toEqual(['hello']);
    newest().say(welcome(5));
    const { id } = newest().sent.at(-1) as { id: string };
    newest().say({ type: 'hinted', id, seat: 0, move: 'K', bot: 'master' });
    expect(await answer).toMatchObject({ move: 'K' });
  });

  it('passes a refusal on with its problem', async () => {
    newest().say(welcome(5));
    const answer = socket.ask({ type: 'play', seat: 0, move: 'pub', after: 5 });
    const { id } = newest().sent.at(-1) as { id: string };
    const problem = { kind: 'illegal', id: 'bj-err-not-now', args: {}, rule: 'BJ-5.2', text: 'Not now' };
    newest().say({ type: 'error', id, problem });
    await expect(answer).rejects.toBeInstanceOf(ProblemError);
    await expect(answer).rejects.toMatchObject({ problem });
  });

  it('gives up a line that is silent and does not answer a ping', async () => {
    newest().say(welcome(5));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(newest().sent.at(-1)).toEqual({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(states.at(-1)).toBe('offline');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lines).toHaveLength(2);
  });

  it('waits longer and longer, but not for ever', async () => {
    newest().break();
    for (let i = 0; i < 12; i++) {
      await vi.advanceTimersByTimeAsync(11_000);
      newest().break();
    }
    expect(lines.length).toBeGreaterThanOrEqual(13);
  });

  it.each([4401, 4403])('stays away where it is not wanted or not known any more (%i)', async (code) => {
    newest().break(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });
});

it('makes ids that differ, also without https', () => {
  const ids = new Set(Array.from({ length: 100 }, newId));
  expect(ids.size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
