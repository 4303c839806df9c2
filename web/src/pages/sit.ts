/** The quick ways to a table. */
import { api } from '$lib/net/http';
import { go } from '$lib/route';
import { sitDown, startsWhenFull } from '$lib/sit';
import { session } from '$lib/state/session.svelte';
import { change, settings } from '$lib/state/settings.svelte';
import type { GameInfo, SeatWish } from '$lib/types.gen';
import { say } from '$lib/words';
import { manifestOf } from '../games/games';

/** The guided first game. */
export async function learn(game: string): Promise<void> {
  await session.ensure();
  const table = await api.openFirst(game);
  go(`/table/${table.id}?lesson`);
}

/** Me, and others of one kind on as many chairs as the game needs. */
const meAnd = (game: GameInfo, other: SeatWish): SeatWish[] => [
  { kind: 'me' },
  ...Array.from({ length: game.min_seats - 1 }, () => other),
];

export function playBot(game: GameInfo, level: string): Promise<void> {
  change({ levels: { ...settings.levels, [game.key]: level } });
  const first = manifestOf(game.key).firstGame?.(level);
  return sitDown({ game: game.key, ...(first ?? { seats: meAnd(game, { kind: 'bot', level }), shuffle: true }) });
}

export function inviteFriend(game: GameInfo): Promise<void> {
  const seats = meAnd(game, { kind: 'open' });
  const options = manifestOf(game.key).invited ?? {};
  return sitDown({ game: game.key, seats, options, autostart: startsWhenFull(seats, game.max_seats) });
}

export const passAndPlay = (game: GameInfo): Promise<void> =>
  sitDown({ game: game.key, seats: meAnd(game, { kind: 'local', name: say('seat-second') }) });
