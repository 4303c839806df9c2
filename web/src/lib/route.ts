/** The page in the address bar: a path, changed without loading the document again. */
import { createSubscriber } from 'svelte/reactivity';

let changed: (() => void) | undefined;
const subscribe = createSubscriber((update) => {
  changed = update;
  addEventListener('popstate', update);
  return () => {
    removeEventListener('popstate', update);
    changed = undefined;
  };
});

/** The current path. A component that reads it is drawn again when it changes. */
export function path(): string {
  subscribe();
  return location.pathname;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  changed?.();
  scrollTo(0, 0);
}

/** The named parts of a path: `match('/table/:id', '/table/x7')` is `{ id: 'x7' }`; undefined if it does not fit. */
export function match(pattern: string, at: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern, at].map((text) => text.replace(/\/+$/, '').split('/'));
  if (!wanted || !given || wanted.length !== given.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [i, word] of wanted.entries()) {
    const value = given[i] ?? '';
    if (word.startsWith(':') && value) {
      const read = decoded(value);
      if (read === undefined) return undefined;
      parts[word.slice(1)] = read;
    } else if (word !== value) return undefined;
  }
  return parts;
}

/** A decoded part of an address. Undefined if it is invalid (`%ff`). */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * Lets plain links inside the app change the page without a reload; new tabs, downloads and other sites are left alone.
 */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // A place on this page: the browser goes there, and takes the focus along.
  if (link?.getAttribute('href')?.startsWith('#')) return;
  if (
    !link ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin ||
    link.pathname.startsWith('/api/')
  )
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
