/** The quick ways to a table. */
import { api } from '$lib/net/http';
import { go } from '$lib/route';
import { session } from '$lib/state/session.svelte';
import { change } from '$lib/state/settings.svelte';
import type { NewTable } from '$lib/types.gen';
import { say } from '$lib/words';

export async function sitDown(wish: NewTable): Promise<void> {
  await session.ensure();
  const table = await api.open(wish);
  go(`/table/${table.id}`);
}

export function playBot(game: string, level: string): Promise<void> {
  change({ level });
  return sitDown({ game, seats: [{ kind: 'me' }, { kind: 'bot', level }], shuffle: true });
}

export const inviteFriend = (game: string): Promise<void> => sitDown({ game, seats: [{ kind: 'me' }, { kind: 'open' }], shuffle: false });

export const passAndPlay = (game: string): Promise<void> => sitDown({ game, seats: [{ kind: 'me' }, { kind: 'local', name: say('seat-second') }] });
