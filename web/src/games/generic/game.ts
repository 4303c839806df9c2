/** A game as the table page needs it, drawn from its view and its legal moves alone. */
import type { SimpleView, View } from '$lib/types.gen';
import type { GameModule } from '../game';
import { moveInWords } from './facts';
import Table from './Table.svelte';

const of = (view: View) => view as SimpleView;

export const genericGame: GameModule = {
  Table,
  soundOf: (event) => (event.id === 'log-undo' ? 'undo' : 'take'),
  moveInWords: (move, view) => moveInWords(move, of(view)),
  forced: () => null,
  moveOfKey: (key, moves) => (/^[1-9]$/.test(key) ? (moves[Number(key) - 1] ?? null) : null),
  keys: [{ keys: '1 … 9', about: 'simple-keys' }],
  ruleNow: (view) => of(view).rule,
  ownSide: (view, seats) => seats.find((seat) => of(view).asked.includes(seat)) ?? of(view).seat ?? seats[0] ?? 0,
  line: () => '',
};
