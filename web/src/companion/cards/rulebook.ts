/** The rulebooks, from the same files that the server reads, so that they can be searched without it. */
import type { Language } from '$lib/words';

const books = import.meta.glob<string>('$rulebooks/*.md', { query: '?raw', import: 'default' });

export interface BookRule {
  /** "RR-4.4", "RR-9 Discount" */
  readonly id: string;
  readonly section: string;
  readonly text: string;
}

const section = /^##\s+(?:([A-Z]+-\d+)\s+)?(.+)$/;
const numbered = /^(\d+)\.\s+(.+)$/;
const named = /^- (\*\*([^*]+)\*\*(?: \*\(([^*]+)\)\*)?.*)$/;

/** The numbered and named rules of a book, each with what is indented below it. */
export function readBook(text: string): BookRule[] {
  const rules: { id: string; section: string; text: string }[] = [];
  let [number, title] = ['', ''];
  let open = false;
  for (const line of text.split('\n')) {
    const heading = section.exec(line);
    if (heading) {
      [number, title] = [heading[1] ?? '', heading[2] ?? ''];
      open = false;
      continue;
    }
    const item = numbered.exec(line);
    const name = named.exec(line);
    if (number && (item || name)) {
      const id = item ? `${number}.${item[1] ?? ''}` : `${number} ${name?.[3] ?? name?.[2] ?? ''}`;
      rules.push({ id, section: title, text: item?.[2] ?? name?.[1] ?? '' });
      open = true;
    } else if (open && /^\s+\S/.test(line)) {
      const last = rules.at(-1);
      if (last) last.text += `\n${line.trim()}`;
    } else if (line.trim()) open = false;
  }
  return rules;
}

export async function bookOf(game: string, lang: Language): Promise<BookRule[]> {
  const find = (code: Language) => Object.keys(books).find((path) => path.endsWith(`/${game}.${code}.md`));
  const source = books[find(lang) ?? find('en') ?? ''];
  return source ? readBook(await source()) : [];
}
