/** Opens a table and goes there. */
import { api } from '$lib/net/http';
import { go } from '$lib/route';
import { session } from '$lib/state/session.svelte';
import type { NewTable, SeatWish } from '$lib/types.gen';

/** Two start as soon as both are there. Where more may come, the host says when the company is complete. */
export const startsWhenFull = (seats: readonly SeatWish[], most = 2): boolean =>
  most <= 2 || !seats.some((seat) => seat.kind === 'open');

export async function sitDown(wish: NewTable): Promise<void> {
  await session.ensure();
  const table = await api.open(wish);
  go(`/table/${table.id}`);
}
