/** What is heard at a table. */
import { sound } from '$lib/sound';
import type { Line, Outcome } from '$lib/types.gen';
import type { GameModule } from '../../games/game';

/** Plays the sound of a line. The reader's own chat messages are silent. */
export function playLine(line: Line, game: GameModule | null, seats: readonly number[]): void {
  if (line.type === 'said' || line.type === 'reacted') {
    if (line.seat === null || !seats.includes(line.seat)) sound('chat');
    return;
  }
  for (const event of line.events) {
    const heard = game?.soundOf(event);
    if (heard) sound(heard);
  }
}

/** Only a player with one seat can lose; spectators and people who share a device hear the winner's tune. */
export function playEnd(outcome: Outcome, seats: readonly number[]): void {
  const [seat] = seats;
  sound(seats.length === 1 && seat !== undefined && !outcome.winners.includes(seat) ? 'lose' : 'win');
}
