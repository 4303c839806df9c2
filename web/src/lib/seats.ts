/** How people, bots and empty chairs are called. */
import type { Seat, Table } from './types.gen';
import { hasWords, say } from './words';

export const botName = (level: string): string => (hasWords(`bot-${level}`) ? say(`bot-${level}`) : level);
export const botAbout = (level: string): string => (hasWords(`bot-${level}-about`) ? say(`bot-${level}-about`) : '');

export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return say('seat-open');
  if (seat.kind === 'bot') return botName(seat.name);
  return seat.name || say(seat.title.replace(/^\$/, ''));
}

export const seatTitle = (seat: Seat): string => (seat.title.startsWith('$') ? say(seat.title.slice(1)) : seat.title);

/** "Ada × Bo" */
export const tableName = (table: Table): string => table.seats.map(seatName).join(' × ');
