/** Words in the reader's language, from the same Fluent files that the server and the terminal read. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';

export const languages = ['en', 'de', 'it'] as const;
export type Language = (typeof languages)[number];

/**
 * An argument of a message, the same on the wire and in Python. It is a number, a text, or a list of such, which is
 * joined as the language joins lists. The first character of a text says what it is: `$id` is another message (`$id X`:
 * with X as its `$letter`), `@n` is the name of seat n, `=text` is the text itself.
 * The attributes of a message are its other forms: where `$where` is a place, `$where-to` is the way there.
 * `$where-id` is the id of the message, for a choice between sentences.
 * A seat has the forms of `reader`: `$seat-is` is `you` if the seat is the reader's own, else `other`. `$seat-object`
 * and `$seat-dative` are "you" in that case, or the name. In a list of seats the reader comes first, as "You". Its
 * `-is` is `you` (the reader alone), `with-you` or `other`.
 */
export type Arg = number | string | readonly Arg[];
export type Args = Readonly<Record<string, Arg>>;

export class WordsError extends Error {}

const sources = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' });

// SvelteMap is reactive: a component that says something is drawn again when the language or the words change.
const bundles = new SvelteMap<Language, FluentBundle>();
const current = new SvelteMap<'language', Language>([['language', 'en']]);
const resources = new Map<Language, FluentResource[]>();
const added = new Set<string>();
const seats = new SvelteMap<number, string>();
const reader = new SvelteMap<'seat', number>();

export const language = (): Language => current.get('language') ?? 'en';

/** Words that are not among the files of this client, by the name of their file. */
const elsewhere = new Map<string, (lang: Language) => Promise<string>>();

/** Says where texts come from that this client has no file for. */
export const offerWords = (room: string, fetched: (lang: Language) => Promise<string>): void => {
  elsewhere.set(room, fetched);
};

function sourceOf(lang: Language, room: string): (() => Promise<string>) | undefined {
  const fetched = elsewhere.get(room);
  if (fetched) return () => fetched(lang);
  const ending = `/${lang}/${room}.ftl`;
  const path = Object.keys(sources).find((candidate) => candidate.endsWith(ending));
  return path === undefined ? undefined : sources[path];
}

/** Adds one Fluent text to a language. A message that is already there is replaced. */
export function addWords(lang: Language, text: string): void {
  const all = [...(resources.get(lang) ?? []), new FluentResource(text)];
  resources.set(lang, all);
  // A new bundle, so that readers of the map notice the change.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const resource of all) bundle.addResource(resource, { allowOverrides: true });
  bundles.set(lang, bundle);
}

/** Loads the named Fluent files (`ui`, `burger_joint`, …) of a language, each at most once. */
export async function loadWords(lang: Language, rooms: readonly string[]): Promise<void> {
  await Promise.all(
    rooms.map(async (room) => {
      const key = `${lang}/${room}`;
      if (added.has(key)) return;
      const source = sourceOf(lang, room);
      if (source === undefined) throw new WordsError(`no words '${room}' for language '${lang}'`);
      const text = await source();
      if (!added.has(key)) addWords(lang, text);
      added.add(key);
    }),
  );
}

/** Switches the language on the spot; every room loaded before is loaded in the new language first. */
export async function speak(lang: Language, rooms: readonly string[] = []): Promise<void> {
  const known = [...added].map((key) => key.slice(key.indexOf('/') + 1));
  await loadWords(lang, [...new Set([...known, ...rooms])]);
  current.set('language', lang);
  document.documentElement.lang = lang;
}

const key = 'tableside-language';
export const keptLanguage = (): string | null => localStorage.getItem(key);
export const keepLanguage = (lang: Language): void => localStorage.setItem(key, lang);

/** The reader's own choice if it is saved, otherwise the first language of the browser that we have. */
export function preferredLanguage(kept: string | null, browser: readonly string[]): Language {
  const wanted = [kept ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    languages.find((lang) => lang === wanted.find((tag) => (languages as readonly string[]).includes(tag))) ?? 'en'
  );
}

/**
 * Names the seats, for `@n` arguments. The reader's own seat is spoken to as "you". Spectators and people with several
 * seats have none.
 */
export function nameSeats(names: readonly string[], own?: number): void {
  seats.clear();
  names.forEach((name, seat) => seats.set(seat, name));
  if (own === undefined) reader.delete('seat');
  else reader.set('seat', own);
}

const isOwn = (arg: Arg): boolean => reader.has('seat') && arg === `@${reader.get('seat')}`;
const ownFirst = (args: readonly Arg[]): Arg[] => [...args.filter(isOwn), ...args.filter((arg) => !isOwn(arg))];

/** Groups equal neighbours, so that three tomatoes become "3× tomato". */
function counted(parts: string[]): string[] {
  const runs: { part: string; times: number }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.part === part) last.times += 1;
    else runs.push({ part, times: 1 });
  }
  return runs.map(({ part, times }) => (times > 1 ? `${times}× ${part}` : part));
}

function spoken(arg: Arg): FluentVariable {
  if (typeof arg === 'number') return arg;
  if (typeof arg !== 'string')
    return new Intl.ListFormat(locale()).format(
      counted(ownFirst(arg).map((item) => (isOwn(item) ? say('reader') : written(item)))),
    );
  const rest = arg.slice(1);
  switch (arg[0]) {
    case '$': {
      const space = rest.indexOf(' ');
      return space < 0 ? say(rest) : say(rest.slice(0, space), { letter: `=${rest.slice(space + 1)}` });
    }
    case '@':
      return seats.get(Number(rest)) ?? say('ui-seat', { number: Number(rest) + 1 });
    case '=':
      return rest;
    default:
      throw new WordsError(`argument '${arg}' does not begin with $, @ or =`);
  }
}

/** An argument by itself. */
export const sayArg = (arg: Arg): string => written(arg);

function written(arg: Arg): string {
  const value = spoken(arg);
  return typeof value === 'number' ? new Intl.NumberFormat(language()).format(value) : String(value);
}

/** The other forms of a name, or of all names of a list. */
function formsOf(arg: Arg): [string, string][] {
  if (typeof arg === 'number') return [];
  if (typeof arg !== 'string') {
    const each = ownFirst(arg).map((item) => new Map(formsOf(item)));
    const shared = [...(each[0]?.keys() ?? [])].filter((form) => each.every((forms) => forms.has(form)));
    return shared.map((form) => {
      const parts = each.map((forms) => forms.get(form) ?? '');
      return [form, form === 'is' ? oneOf(parts) : new Intl.ListFormat(locale()).format(parts)];
    });
  }
  if (arg.startsWith('@')) {
    const you = attributesOf('reader');
    return isOwn(arg)
      ? [...you, ['is', 'you']]
      : [...you.map(([form]): [string, string] => [form, written(arg)]), ['is', 'other']];
  }
  if (!arg.startsWith('$')) return [];
  const [id = ''] = arg.slice(1).split(' ');
  return [...attributesOf(id), ['id', id]];
}

/** Who a list of seats means: the reader, the reader with others, or others. */
const oneOf = (parts: string[]): string => (parts.every((part) => part === parts[0]) ? (parts[0] ?? '') : 'with-you');

function attributesOf(id: string): [string, string][] {
  const bundle = bundleOf(id);
  const forms = bundle?.getMessage(id)?.attributes ?? {};
  return Object.entries(forms).map(([form, pattern]) => [form, bundle?.formatPattern(pattern, {}, []) ?? '']);
}

/** Where a message comes from: the current language, or English. */
const bundleOf = (id: string): FluentBundle | undefined =>
  [language(), 'en' as const].map((lang) => bundles.get(lang)).find((bundle) => bundle?.getMessage(id)?.value);

/**
 * The reader's own way to write dates in the current language: English is read with other clocks in London than in
 * Boston.
 */
export const locale = (): string => navigator.languages.find((own) => own.startsWith(language())) ?? language();

/** A message in the current language. If it is missing there, it is in English. If it is missing everywhere, its id. */
export function say(id: string, args: Args = {}): string {
  const variables: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) {
    variables[name] = spoken(arg);
    for (const [form, text] of formsOf(arg)) variables[`${name}-${form}`] = text;
  }
  const bundle = bundleOf(id);
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, variables, []) : id;
}

/** Whether a message exists, for words that only some things have (a rule's note, a chef's motto). */
export const hasWords = (id: string): boolean =>
  [language(), 'en' as const].some((lang) => bundles.get(lang)?.hasMessage(id) === true);
