import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Motion, Outcome, Seat, Table } from '$lib/types.gen';
import { nameSeats, speak } from '$lib/words';
import Ending from './Ending.svelte';

beforeAll(async () => {
  await speak('en', ['engine', 'ui', 'pages', 'burger-joint']);
  nameSeats(['Ada', 'Bo']);
});
afterEach(cleanup);

const outcome: Outcome = { winners: [0], scores: [12, 9], reason: 'end-points' };
const seat = (name: string) => ({ kind: 'person', name, title: '' }) as unknown as Seat;
const shown = (seats: number[], motions: Motion[]) => {
  const table = {
    id: 't',
    game: 'burger-joint',
    status: 'finished',
    seats: [seat('Ada'), seat('Bo')],
    motions,
    uploaded: false,
    shared: false,
    rematch: null,
  } as unknown as Table;
  render(Ending, { open: true, table, outcome, seats, onrematch: () => undefined, onclose: () => undefined });
  return document.body.textContent?.replace(/[\u2068\u2069]/g, '') ?? '';
};
const asked: Motion = { kind: 'rematch', by: 0, seat: null, agreed: [0], wanted: [0, 1] };

describe('the end', () => {
  it('tells the other that a rematch is asked for', () => {
    expect(shown([1], [asked])).toContain('Ada suggests a rematch.');
    expect(screen.getByRole('status')).toBeTruthy();
  });

  it('tells whoever asked that the others are waited for', () => {
    const text = shown([0], [asked]);
    expect(text).toContain('Waiting for the others');
    expect(text).not.toContain('suggests');
  });

  it('says why, and speaks to the reader', () => {
    expect(shown([1], [])).toContain('Ada reached 12 points.');
    nameSeats(['Ada', 'Bo'], 0);
    expect(shown([0], [])).toContain('You reached 12 points.');
    cleanup();
    outcome.reason = 'end-resigned';
    expect(shown([0], [])).toContain('Bo resigned.');
    nameSeats(['Ada', 'Bo']);
  });

  it('says nothing of a rematch that nobody asked for', () => {
    expect(shown([1], [])).not.toContain('suggests');
  });
});
