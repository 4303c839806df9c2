/** Who sits where, as the table shows it. */
import type { TableStore } from '$lib/state/table.svelte';
import { say } from '$lib/words';
import type { Person } from '../../games/game';

/** `live`: the position is the current one, not a review. */
export function peopleAt(store: TableStore, names: readonly string[], live: boolean): Person[] {
  const { table, position, presence } = store;
  const playing = live && table?.status === 'playing';
  return (table?.seats ?? []).map((seat, number) => ({
    name: names[number] ?? '',
    bot: seat.kind === 'bot' || seat.away,
    level: seat.kind === 'bot' ? seat.name : undefined,
    here: seat.kind !== 'guest' || seat.away || (presence?.seats[number] ?? true),
    asked: playing && (position?.asked.includes(number) ?? false),
    you: seat.you,
    clock: position?.clocks.seats[number] ?? null,
  }));
}

/** A player with one seat plays against the others. Everybody else sees all names. */
export const playersInWords = (names: readonly string[], seats: readonly number[]): string =>
  seats.length === 1
    ? say('table-against', { names: names.filter((_, number) => !seats.includes(number)).map((name) => `=${name}`) })
    : names.join(' × ');
