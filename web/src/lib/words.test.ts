import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addWords,
  language,
  languages,
  loadWords,
  nameSeats,
  preferredLanguage,
  say,
  speak,
  WordsError,
} from './words';

const locales = resolve(import.meta.dirname, '../../../src/tableside/locales');

describe('say', () => {
  beforeEach(async () => {
    await speak('en', ['ui']);
    addWords(
      'en',
      'test-log = { $who } takes { $what }\n' +
        'test-many = { $n ->\n  [one] one cube\n *[other] { $n } cubes\n}\n' +
        'test-only-en = only here',
    );
    addWords('de', 'test-log = { $who } nimmt { $what }');
    nameSeats(['Ada', 'Bo']);
  });

  it('names seats, other messages and plain text by their sigils', () => {
    expect(say('test-log', { who: '@0', what: '$ui-cube-K' })).toBe('Ada takes patty');
    expect(say('test-log', { who: '@1', what: '=$5 and @home' })).toBe('Bo takes $5 and @home');
  });

  it('joins lists as the language does', async () => {
    const what = ['$ui-cube-K', '$ui-cube-Y', '=x'];
    expect(say('test-log', { who: '@0', what })).toBe('Ada takes patty, cheese, and x');
    await speak('de');
    expect(say('test-log', { who: '@0', what })).toBe('Ada nimmt Patty, Käse und x');
  });

  it('says what was added last', () => {
    addWords('en', 'test-log = { $who } grabs { $what }');
    expect(say('test-log', { who: '@0', what: '=x' })).toBe('Ada grabs x');
  });

  it('counts with numbers', () => {
    expect(say('test-many', { n: 1 })).toBe('one cube');
    expect(say('test-many', { n: 3 })).toBe('3 cubes');
  });

  it('knows the other forms of a name', () => {
    addWords(
      'en',
      'test-island = the Island\n    .to = to the Island\n' +
        'test-home = home\n    .to = home\ntest-goes = goes { $where-to }',
    );
    expect(say('test-goes', { where: '$test-home' })).toBe('goes home');
    expect(say('test-goes', { where: ['$test-island', '$test-home'] })).toBe('goes to the Island and home');
  });

  it('speaks to the reader on their own seat', () => {
    addWords(
      'en',
      [
        'test-takes = { $seat-is ->\n  [you] You take { $cube } from { $from-object }\n' +
          ' *[other] { $seat } takes { $cube } from { $from-object }\n}',
        'test-win = { $seats-is ->\n  [you] You win\n  [with-you] { $seats } win together\n *[other] { $seats } won\n}',
      ].join('\n'),
    );
    const takes = { seat: '@0', from: '@1', cube: '$ui-cube-Y' };
    const names = ['Ada', 'Bo', 'Cy'];
    const told = [undefined, 0, 1, 2].map((own) => (nameSeats(names, own), say('test-takes', takes)));
    expect(told).toEqual([
      'Ada takes cheese from Bo',
      'You take cheese from Bo',
      'Ada takes cheese from you',
      'Ada takes cheese from Bo',
    ]);
    nameSeats(names, 0);
    expect(say('test-win', { seats: ['@0'] })).toBe('You win');
    expect(say('test-win', { seats: ['@1', '@0'] })).toBe('You and Bo win together');
    expect(say('test-win', { seats: ['@1', '@2'] })).toBe('Bo and Cy won');
    nameSeats(names);
    expect(say('test-win', { seats: ['@0'] })).toBe('Ada won');
  });

  it('calls a seat without a name by its number', () =>
    expect(say('test-log', { who: '@4', what: '=x' })).toBe('Seat 5 takes x'));

  it('refuses an argument without a sigil', () =>
    expect(() => say('test-log', { who: 'Ada', what: '=x' })).toThrow(WordsError));

  it('falls back to English, then to the id', async () => {
    await speak('it');
    expect(language()).toBe('it');
    expect(say('test-only-en')).toBe('only here');
    expect(say('test-nowhere')).toBe('test-nowhere');
  });
});

describe('languages', () => {
  it('prefers what was kept, then the browser, then English', () => {
    expect(preferredLanguage('it', ['de-DE'])).toBe('it');
    expect(preferredLanguage(null, ['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferredLanguage('xx', ['fr'])).toBe('en');
  });

  it('refuses a room without words', async () =>
    expect(loadWords('de', ['nowhere'])).rejects.toThrow("no words 'nowhere'"));
});

describe('ui.ftl', () => {
  const ids = (lang: string) => {
    const bundle = new FluentBundle(lang);
    const errors = bundle.addResource(new FluentResource(readFileSync(resolve(locales, lang, 'ui.ftl'), 'utf8')));
    expect(errors).toEqual([]);
    return [...bundle._messages.keys()].sort();
  };
  const english = ids('en');

  it.each(languages)('says everything in %s', (lang) => expect(ids(lang)).toEqual(english));

  it('has every word that the client says by a fixed id', () => {
    const files = readdirSync(resolve(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).filter(
      (f) => /\.(svelte|ts)$/.test(f) && !f.includes('.test.'),
    );
    const said = files.flatMap((f) =>
      [...readFileSync(resolve(import.meta.dirname, '..', f), 'utf8').matchAll(/say\('(ui-[\w-]+)'/g)].map((m) => m[1]),
    );
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((id) => !english.includes(id ?? ''))).toEqual([]);
  });
});
