import { describe, expect, it } from 'vitest';
import { addWords, speak } from '$lib/words';
import { found, thingsOf } from './entries';
import { bookOf, readBook } from './rulebook';

describe('the rulebook without a server', () => {
  it('reads numbered and named rules with what is below them', () => {
    const text =
      '# T\n\nIntro\n\n## RR-9 Cards\n1. One\n   - more\n2. Two\n\nA word.\n- **Rabatt** *(Discount)*: half\n';
    expect(readBook(text)).toEqual([
      { id: 'RR-9.1', section: 'Cards', text: 'One\n- more' },
      { id: 'RR-9.2', section: 'Cards', text: 'Two' },
      { id: 'RR-9 Discount', section: 'Cards', text: '**Rabatt** *(Discount)*: half' },
    ]);
  });
  it.each(['en', 'de', 'it'] as const)('has the same rules in %s', async (lang) => {
    for (const game of ['rival-restaurants', 'burger-joint']) {
      await speak('en', ['rival-restaurants']);
      const english = (await bookOf(game, 'en')).map(({ id }) => id);
      await speak(lang);
      const ids = (await bookOf(game, lang)).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(30);
      expect(ids).toEqual(english);
    }
    await speak('en');
  });
});

describe('what the rulebook takes from the catalog', () => {
  it('is filled in: a line for each chef and card, with its exact rule or else what its card says', async () => {
    await speak('de', ['rival-restaurants']);
    const book = new Map((await bookOf('rival-restaurants', 'de')).map(({ id, text }) => [id, text]));
    expect(book.get('RR-7.7')).toMatch(/^\*\*Kim Chi\*\*, Drama-Queen: darf in Phase 1/);
    expect(book.get('RR-9 Discount')).toMatch(/^\*\*Rabatt\*\* \*\(Discount\)\*: Heute kosten/);
    expect(book.get('RR-9 Armed Robbery')).toContain('*(Armed Robbery)*, 5 Karten: ');
    expect(book.get('RR-9 One World')).toContain('*(One World)*, Deluxe: ');
    expect(book.get('RR-1.5')).toContain('36 Aktionskarten: 8 Muschelblick, 5 ');
    expect(book.get('RR-8 Rising Sun')).toMatch(/^\*\*Rising Sun\*\*, japanisch\. Stufe 2: Ab jetzt/);
    expect(book.get('RR-4.5')).toContain('**Doppelherd**, $300: ');
    expect([...book.values()].filter((text) => /\{[a-z-]+\}/.test(text))).toEqual([]);
    await speak('en');
  });
});

describe('search', () => {
  it('finds by name first, whatever the accents, and by rule number', async () => {
    addWords('en', 'rr-senor-fuego = Señor Fuego\nrr-kim-chi = Kim Chi');
    const things = thingsOf('rival-restaurants', await bookOf('rival-restaurants', 'en'));
    expect(found(things, 'senor', 'en')[0]).toMatchObject({ kind: 'chef', key: 'senor-fuego', rule: 'RR-7.12' });
    expect(found(things, 'RR-4.4', 'en')[0]).toMatchObject({ kind: 'rule', key: 'RR-4.4' });
    expect(found(things, 'xyzzy', 'en')).toEqual([]);
    expect(found(things, '  ', 'en')).toEqual([]);
  });
  it('has every chef, restaurant, card, ingredient, recipe and upgrade', () => {
    const kinds = thingsOf('rival-restaurants', []).map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect(['chef', 'restaurant', 'card', 'ingredient', 'recipe', 'upgrade'].map(count)).toEqual([
      12, 8, 27, 29, 48, 5,
    ]);
  });
});
