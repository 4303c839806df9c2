import { beforeEach, expect, it } from 'vitest';
import { keptTheme, themes, wear } from './theme';

const worn = () => document.documentElement.dataset['theme'];
beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

it('is as the device says until one is chosen', () => {
  expect(keptTheme()).toBe('auto');
  expect(worn()).toBeUndefined();
});

it.each(['light', 'dark'] as const)('%s is worn and kept', (theme) => {
  wear(theme);
  expect([worn(), keptTheme(), localStorage.getItem('tableside-theme')]).toEqual([theme, theme, theme]);
});

it('as the device says again leaves nothing behind', () => {
  wear('dark');
  wear('auto');
  expect([worn(), keptTheme(), localStorage.getItem('tableside-theme')]).toEqual([undefined, 'auto', null]);
});

it('that nobody knows is none', () => {
  localStorage.setItem('tableside-theme', 'purple');
  expect(keptTheme()).toBe('auto');
  expect(themes).toEqual(['auto', 'light', 'dark']);
});
