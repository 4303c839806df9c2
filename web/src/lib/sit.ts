/** Opens a table and goes there. */
import { api } from '$lib/net/http';
import { go } from '$lib/route';
import { session } from '$lib/state/session.svelte';
import type { NewTable } from '$lib/types.gen';

export async function sitDown(wish: NewTable): Promise<void> {
  await session.ensure();
  const table = await api.open(wish);
  go(`/table/${table.id}`);
}
