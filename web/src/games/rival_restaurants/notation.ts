/** Reads and writes moves by the forms of the move table (`notation.gen.ts`). */
import { betweenSides, forms, type Form, type Kind, type Phrase, type Verb } from './notation.gen';

/** A move as it is written: which message says it, and the words that stand for its arguments. */
export interface Spelled {
  readonly phrase: Phrase;
  readonly words: readonly string[];
}

const fits = ({ words, open }: Form, said: readonly string[]): boolean =>
  (said.length === words.length || (open && said.length > words.length)) &&
  words.every((word, at) => word === null || word === said[at]);

/** `offer p2: $200, tomato for beef`, `counter 3 openly: …`; what a favour says may have a "for" of its own. */
const offerForm = new RegExp(`^(offer|counter) (\\w+)(?: openly)?: ((?:"[^"]*"|[^"])*?)${betweenSides}(.*)$`);

export function spelled(move: string): Spelled | null {
  const offer = offerForm.exec(move);
  if (offer) return { phrase: offer[1] as 'offer' | 'counter', words: offer.slice(2) };
  const said = move.split(/\s+/);
  const form = forms.find((each) => fits(each, said));
  return form ? { phrase: form.phrase, words: said.filter((_, at) => (form.words[at] ?? null) === null) } : null;
}

/** The words that stand for the arguments of a move. */
export const argumentsOf = (move: string): readonly string[] => spelled(move)?.words ?? [];
export const verbOf = (move: string): string => move.split(/[\s:]/, 1)[0] ?? '';
export const withVerb = (moves: readonly string[], ...verbs: Verb[]): string[] =>
  moves.filter((move) => (verbs as readonly string[]).includes(verbOf(move)));
export const withPhrase = (moves: readonly string[], phrase: Phrase): string[] =>
  moves.filter((move) => spelled(move)?.phrase === phrase);
/** The moves that begin with these words. */
export const beginning = (moves: readonly string[], head: string): string[] =>
  moves.filter((move) => move === head || move.startsWith(`${head} `));

/** How the moves of a kind begin that have these first arguments. */
export function begun(kind: Kind, ...words: readonly string[]): string {
  const form = forms.find((each) => each.kind === kind);
  const left = [...words];
  return (form?.words ?? [])
    .map((word) => word ?? left.shift() ?? '')
    .join(' ')
    .trimEnd();
}

/** A move of a kind with these arguments; an open form takes as many as there are. */
export function written(kind: Kind, ...words: readonly (string | number)[]): string {
  const slots = (form: Form): number => form.words.filter((word) => word === null).length;
  const form = forms.find(
    (each) => each.kind === kind && (slots(each) === words.length || (each.open && slots(each) < words.length)),
  );
  if (!form) throw new Error(`no form of ${kind} has ${words.length} arguments`);
  const left = [...words];
  return [...form.words.map((word) => word ?? left.shift() ?? ''), ...left].join(' ');
}
