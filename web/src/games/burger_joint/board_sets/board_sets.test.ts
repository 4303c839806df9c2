import { beforeEach, describe, expect, it, vi } from 'vitest';
import classic from '$board-sets/classic.toml?raw';
import { keepDraft, keptDraft, ownSets } from './own.svelte';
import { lineOf } from './lines';

const lineWith = (field: string) => classic.split('\n')[(lineOf(classic, field) ?? 0) - 1]?.trim();

describe('the line of a field', () => {
  it.each([
    ['points_to_win', 'points_to_win = 12'],
    ['cubes.G', 'G = 10'],
    ['burger.basic.price', 'basic = { price = "KY", points = [0, 0, 1, 0, 1, 1] }'],
    ['pizza.basic.price', 'basic = { price = "GR", points = [0, 0, 1, 0, 1, 1] }'],
    ['pizza.bistro.price', 'price = "3W3Y"'],
    ['burger.bistro.signs[2].ability', '{ points = 2, ability = "draw" },'],
    ['pizza.start.diners', 'start = { basics = 1, diners = "GR", bistros = "" }'],
    ['pizza.bistro.tables', '[pizza.bistro]'],
  ])('%s', (field, line) => {
    expect(lineWith(field)).toBe(line);
  });
  it('is none where nothing is like it', () => {
    expect(lineOf(classic, 'spoons')).toBeNull();
    expect(lineOf('', 'name')).toBeNull();
  });
});

describe('own sets', () => {
  beforeEach(() => {
    localStorage.clear();
    ownSets.refresh();
  });
  it('are kept by name, and loaded again', () => {
    expect(ownSets.save('Nine', { text: 'name = "Nine"', content: { name: 'Nine' } })).toBe(true);
    ownSets.save('Box', { text: 'b', content: {} });
    ownSets.refresh();
    expect(ownSets.names).toEqual(['Box', 'Nine']);
    ownSets.delete('Box');
    ownSets.refresh();
    expect(ownSets.names).toEqual(['Nine']);
  });
  it('survive what somebody else wrote there', () => {
    localStorage.setItem('tableside-board-sets', '{"good":{"text":"a","content":{}},"bad":3}');
    ownSets.refresh();
    expect(ownSets.names).toEqual(['good']);
    localStorage.setItem('tableside-board-sets', 'nonsense');
    ownSets.refresh();
    expect(ownSets.names).toEqual([]);
  });
  it('say so when there is no room', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
    expect(ownSets.save('Big', { text: '', content: {} })).toBe(false);
    expect(ownSets.names).toEqual([]);
    vi.unstubAllGlobals();
  });
  it('have a draft', () => {
    keepDraft('half a set');
    expect(keptDraft()).toBe('half a set');
  });
});
