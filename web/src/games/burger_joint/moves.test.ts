import { beforeAll, describe, expect, it } from 'vitest';
import type { BurgerJointView } from '$lib/types.gen';
import { loadWords, speak } from '$lib/words';
import example from './example.json';
import { forced, moveInWords, moveOfKey, offersOf, storeMove } from './moves';

const view = example as unknown as BurgerJointView;
beforeAll(() => speak('en', ['engine', 'burger-joint', 'burger-joint-table']));

describe('the offered moves', () => {
  it('are sorted by what can be tapped', () => {
    expect(offersOf(['K', 'W'])).toMatchObject({ take: ['K', 'W'], store: [], get: [] });
    expect(offersOf(['3K', '@A', '@C', '/'])).toMatchObject({ take: [], store: ['K'], abilities: ['A', 'C'] });
    expect(offersOf(['=K', '=N'])).toMatchObject({ get: ['K', 'N'], take: [] });
    expect(offersOf(['xK', 'xR', 'x-'])).toMatchObject({ steal: ['K', 'R'] });
    expect(offersOf(['pub', 'basic', 'dK', 'bF', 'end'])).toMatchObject({
      diners: ['K'],
      bistros: ['F'],
      take: [],
      store: [],
    });
    expect(offersOf(['<G', '<R'])).toMatchObject({ upgrade: ['G', 'R'] });
    expect(offersOf(['-K', '-Y', '!'])).toMatchObject({ store: ['K', 'Y'] });
  });

  it('say what tapping an own cube means', () => {
    expect(storeMove('K', ['3K', '/'])).toBe('3K');
    expect(storeMove('K', ['-K', '!'])).toBe('-K');
    expect(storeMove('K', ['/'])).toBe('3K'); // so that the refusal says why
  });

  it('play themselves only when there is no choice and the turn does not end', () => {
    expect(forced(['/'])).toBe('/');
    expect(forced(['K'])).toBe('K');
    expect(forced(['end'])).toBeNull();
    expect(forced(['K', 'Y'])).toBeNull();
    expect(forced([])).toBeNull();
  });

  it('are meant by single keys', () => {
    expect(moveOfKey('k', ['K', 'W'])).toBe('K');
    expect(moveOfKey('k', ['=K', '=W'])).toBe('=K');
    expect(moveOfKey('a', ['@A', '/'])).toBe('@A');
    expect(moveOfKey('/', ['/'])).toBe('/');
    expect(moveOfKey('p', ['pub', 'end'])).toBe('pub');
    expect(moveOfKey('k', ['dK', '<K'])).toBeNull(); // two meanings: none
    expect(moveOfKey('z', ['K'])).toBeNull();
    expect(moveOfKey('p', ['basic', 'end'])).toBeNull();
    expect(moveOfKey('s', ['pub', 'end'])).toBeNull();
    expect(moveOfKey('s', ['basic', 'end'])).toBe('basic');
    expect(moveOfKey('k', ['basic', 'pub', 'K'])).toBe('K');
    expect(moveOfKey('F', ['bF', 'end'])).toBe('bF');
    expect(moveOfKey('Enter', ['K', 'W'])).toBeNull();
  });
});

describe('a move in words', () => {
  it('names the thing', () => {
    expect(moveInWords('K', view)).toBe('Take black patty');
    expect(moveInWords('3Y', view)).toBe('Trade 3× yellow cheese');
    expect(moveInWords('bF', view)).toBe('Build Three Stars (F)');
    expect(moveInWords('@A', view)).toBe('Use Mixing Bowl (A)');
    expect(moveInWords('end', view)).toBe('End turn (7 points)');
    expect(moveInWords('-K', { ...view, phase: 'discard' })).toBe('Discard black patty');
  });

  it('BJ-9.1: calls a bistro by its ability on the board in play, not by its letter', () => {
    const own = structuredClone(view) as unknown as { sides: { bistros: { letter: string; ability: string }[] }[] };
    own.sides[0]!.bistros = [
      { letter: 'A', ability: 'draw' },
      { letter: 'B', ability: 'choose' },
    ];
    const mine = own as unknown as BurgerJointView;
    expect(moveInWords('@A', mine)).toBe('Use Lucky Dip (A)');
    expect(moveInWords('bB', mine)).toBe('Build Chef’s Choice (B)');
    expect(moveInWords('bF', mine)).toBe('Build bistro F'); // not on this board
  });

  it('is said in each language without a gap', async () => {
    for (const lang of ['de', 'it'] as const) {
      await loadWords(lang, ['engine', 'burger-joint', 'burger-joint-table']);
      await speak(lang);
      for (const move of [
        'K',
        '3K',
        '=K',
        '-K',
        'xK',
        'dK',
        '<K',
        '@A',
        'bA',
        '!',
        '/',
        'pub',
        'adv',
        'x-',
        'basic',
        'end',
      ]) {
        expect(moveInWords(move, view)).not.toMatch(/bj-|\{/);
      }
    }
    await speak('en');
  });
});
