import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify, titled, waitFor } from './attention';
import { settings } from './state/settings.svelte';

interface Notice {
  title: string;
  body: string;
  tag: string;
}
let shown: Notice[] = [];

/** A browser that allows notifications, or does not. */
function allow(permission: NotificationPermission): void {
  class Fake {
    static permission = permission;
    onclick: (() => void) | null = null;
    constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
      shown.push({ title, body, tag });
    }
  }
  vi.stubGlobal('Notification', Fake);
  vi.stubGlobal('isSecureContext', true);
}
const look = (at: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(at);

beforeEach(() => {
  shown = [];
  settings.notify = true;
  allow('granted');
});
afterEach(() => {
  waitFor(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a notification', () => {
  it('comes to who looks elsewhere', () => {
    look('hidden');
    notify('Your move', 'Ada × Bo', 't1');
    expect(shown).toEqual([{ title: 'Your move', body: 'Ada × Bo', tag: 't1' }]);
  });
  it('is silent while the tab is in sight', () => {
    look('visible');
    notify('Your move', 'Ada × Bo', 't1');
    expect(shown).toEqual([]);
  });
  it('comes only to who wants it', () => {
    look('hidden');
    settings.notify = false;
    notify('Your move', 'Ada × Bo', 't1');
    expect(shown).toEqual([]);
  });
  it('is not tried where the browser said no', () => {
    look('hidden');
    allow('denied');
    notify('Your move', 'Ada × Bo', 't1');
    expect(shown).toEqual([]);
  });
});

describe('a table that waits', () => {
  it('is told in the title, on the icon and on the badge, and no longer afterwards', () => {
    const [set, clear] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
    document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
    const icon = () => document.querySelector('link')?.getAttribute('href');
    titled('Ada × Bo');
    waitFor(2);
    expect(document.title).toBe('● Ada × Bo – Tableside');
    expect(icon()).toBe('/favicon-turn.svg');
    expect(set).toHaveBeenLastCalledWith(2);
    waitFor(0);
    expect(document.title).toBe('Ada × Bo – Tableside');
    expect(icon()).toBe('/favicon.svg');
    expect(clear).toHaveBeenCalled();
  });
  it('does not mind a system that refuses the badge', async () => {
    Object.assign(navigator, { setAppBadge: () => Promise.reject(new Error('no badge here')) });
    waitFor(1);
    await Promise.resolve();
    expect(document.title).toMatch(/^● /);
  });
});
