/** The names of people, bots and open seats. */
import { settings } from './state/settings.svelte';
import type { GameInfo, Outcome, Seat, Table } from './types.gen';
import { hasWords, say, sayArg } from './words';

export const botName = (level: string): string => (hasWords(`bot-${level}`) ? say(`bot-${level}`) : level);
export const botAbout = (level: string): string => (hasWords(`bot-${level}-about`) ? say(`bot-${level}-about`) : '');

/** The bot that is suggested: the one played last, if this game has it, otherwise its usual one. */
export const proposedLevel = (game: GameInfo): string => {
  const last = settings.levels[game.key] ?? '';
  return game.bots.includes(last) ? last : game.usual_bot;
};

export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return say('seat-open');
  if (seat.kind === 'bot') return botName(seat.name);
  return seat.name || seatTitle(seat);
}

export const seatTitle = (seat: Seat): string => sayArg(seat.title);

/** At tables with more than two seats, several bots would be called by their level. There each has a first name. */
function firstNames(seats: readonly Seat[]): string[] {
  const bots = seats.filter((seat) => seat.kind === 'bot');
  const names = seats.length > 2 && bots.length > 1 ? say('bot-first-names').split(', ') : [];
  return seats.map((seat) => (seat.kind === 'bot' && names[bots.indexOf(seat)]) || seatName(seat));
}

/** The names at a table. If several are the same, each has a number. */
export function seatNames(seats: readonly Seat[]): string[] {
  const names = firstNames(seats);
  return names.map((name, i) => {
    const alike = names.filter((other) => other === name).length;
    return alike > 1 && seats[i]?.kind !== 'open'
      ? `${name} ${names.slice(0, i + 1).filter((other) => other === name).length}`
      : name;
  });
}

/** How a game without a winner ended. */
export function noWinnerInWords({ reason }: Outcome): string {
  if (reason === 'end-aborted') return say('end-was-aborted');
  return say(reason === 'end-draw' || reason === 'end-turn-limit' ? 'end-drawn' : 'end-nobody');
}

/** "Ada × Bo" */
export const tableName = (table: Table): string => seatNames(table.seats).join(' × ');
