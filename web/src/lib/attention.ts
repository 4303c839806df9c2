/** "Your turn": in the tab's title, on its icon, on the app's badge, and as a notification while the tab is hidden. */
import { settings } from './state/settings.svelte';

let page = 'Tableside';
let waiting = 0;

function show(): void {
  document.title = waiting ? `● ${page}` : page;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = waiting ? '/favicon-turn.svg' : '/favicon.svg';
  // A badge is optional: a browser may have the function and still refuse it.
  const done = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

export function titled(title: string): void {
  page = title ? `${title} – Tableside` : 'Tableside';
  show();
}

/** How many tables wait for the reader. */
export function waitFor(count: number): void {
  if (waiting === count) return;
  waiting = count;
  show();
}

export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Notifies somebody who is looking elsewhere. Silent while the tab is visible. */
export function notify(title: string, body: string, tag: string): void {
  if (
    !settings.notify ||
    document.visibilityState === 'visible' ||
    !canNotify() ||
    Notification.permission !== 'granted'
  )
    return;
  const notice = new Notification(title, { body, tag, icon: '/favicon.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
