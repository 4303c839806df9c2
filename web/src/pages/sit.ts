/** The quick ways to a table. */
import { api } from '$lib/net/http';
import { go } from '$lib/route';
import { session } from '$lib/state/session.svelte';
import { change, settings } from '$lib/state/settings.svelte';
import type { NewTable, SeatWish } from '$lib/types.gen';
import { say } from '$lib/words';

export async function sitDown(wish: NewTable): Promise<void> {
  await session.ensure();
  const table = await api.open(wish);
  go(`/table/${table.id}`);
}

/** The guided first game. */
export async function learn(game: string): Promise<void> {
  await session.ensure();
  const table = await api.openFirst(game);
  go(`/table/${table.id}?lesson`);
}

/** What one click sits down to: a duel; of the game for many, four in the easiest way to play it. */
function firstGame(game: string, level: string): Omit<NewTable, 'game'> {
  const bot: SeatWish = { kind: 'bot', level };
  if (game !== 'rival-restaurants') return { seats: [{ kind: 'me' }, bot], shuffle: true };
  return {
    seats: [{ kind: 'me' }, bot, bot, bot],
    options: { home_cook: true, beginners_chefs: true, window_seconds: 0 },
  };
}

export function playBot(game: string, level: string): Promise<void> {
  change({ levels: { ...settings.levels, [game]: level } });
  return sitDown({ game, ...firstGame(game, level) });
}

export const inviteFriend = (game: string): Promise<void> =>
  sitDown({ game, seats: [{ kind: 'me' }, { kind: 'open' }], shuffle: false });

export const passAndPlay = (game: string): Promise<void> =>
  sitDown({ game, seats: [{ kind: 'me' }, { kind: 'local', name: say('seat-second') }] });
