/** Which address shows which page. Each page is a separate chunk, so the first page stays small. */
import type { Component } from 'svelte';
import { match } from '$lib/route';
import { gamePages } from '../games/games';
import { shelf } from '../games/shelf.svelte';
import Home from './Home.svelte';

// Each page declares its own props; they are the named parts of its address.
type Page = { default: Component<Record<string, string>> };

const pages: Record<string, () => Promise<{ default: unknown }>> = {
  '/': () => Promise.resolve({ default: Home }),
  '/new/:game': () => import('./NewTable.svelte'),
  '/table/:id': () => import('./TablePage.svelte'),
  '/replay': () => import('./Records.svelte'),
  '/replay/:id': () => import('./ReplayPage.svelte'),
  '/mine': () => import('./MyGames.svelte'),
  '/watch': () => import('./Watch.svelte'),
  '/rules': () => import('./Rules.svelte'),
  '/rules/:game': () => import('./Rules.svelte'),
  '/settings': () => import('./Settings.svelte'),
  '/account': () => import('./AccountPage.svelte'),
  '/about': () => import('./About.svelte'),
  '/companion': () => import('../companion/Companion.svelte'),
  '/companion/screen': () => import('../companion/Screen.svelte'),
  '/companion/:room': () => import('../companion/Shared.svelte'),
  '/companion/:room/screen': () => import('../companion/SharedScreen.svelte'),
  ...gamePages,
};

export interface Found {
  readonly pattern: string;
  readonly load: () => Promise<Page>;
  readonly parts: Record<string, string>;
}

export function pageFor(path: string): Found | undefined {
  for (const [pattern, load] of Object.entries(pages)) {
    const parts = match(pattern, path);
    if (parts && (parts.game === undefined || shelf.has(parts.game)))
      return { pattern, load: load as () => Promise<Page>, parts };
  }
  return undefined;
}

/** Pages that need the whole window: they bring a bar of their own. */
const bares = ['/table/:id', '/replay/:id', '/companion/screen', '/companion/:room/screen'];
export const bare = (found: Found | undefined): boolean => found !== undefined && bares.includes(found.pattern);
