/** Which address shows which page. A page is a chunk of its own, so the first page stays small. */
import type { Component } from 'svelte';
import { match } from '$lib/route';
import Home from './Home.svelte';

// Each page declares its own props; they are the named parts of its address.
type Page = { default: Component<Record<string, string>> };

const pages: Record<string, () => Promise<Page>> = {
  '/': () => Promise.resolve({ default: Home }),
  '/settings': () => import('./Settings.svelte'),
  '/about': () => import('./About.svelte'),
};

export interface Found {
  readonly load: () => Promise<Page>;
  readonly parts: Record<string, string>;
}

export function pageFor(path: string): Found | undefined {
  for (const [pattern, load] of Object.entries(pages)) {
    const parts = match(pattern, path);
    if (parts) return { load, parts };
  }
  return undefined;
}
