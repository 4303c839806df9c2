/**
 * The words of a simple game. They begin with the prefix of its rules: `ps-pinches` names a fact, `ps-move-salt` says a
 * move (`$a`, `$b` … are the words behind its first), `ps-ask` what is asked.
 */
import type { SimpleView } from '$lib/types.gen';
import { hasWords, say, sayArg, type Arg } from '$lib/words';

export const prefixOf = (view: SimpleView): string => view.rule.split('-')[0]?.toLowerCase() ?? '';

/** What a fact is called. */
export function label(name: string, view: SimpleView): string {
  const id = `${prefixOf(view)}-${name}`.replaceAll('_', '-');
  return hasWords(id) ? say(id) : name;
}

/** What a fact says; null is a secret. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined) return say('simple-secret');
  if (typeof value === 'boolean') return say(value ? 'simple-yes' : 'simple-no');
  if (Array.isArray(value)) return value.map(inWords).join(', ') || '–';
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${name} ${inWords(part)}`)
      .join(', ');
  if (typeof value === 'string') return /^[$@=]/.test(value) ? sayArg(value) : value;
  return sayArg(value as number);
}

export function moveInWords(move: string, view: SimpleView): string {
  const [verb = '', ...rest] = move.split(' ');
  const id = `${prefixOf(view)}-move-${verb}`;
  if (!hasWords(id)) return move;
  const arg = (word: string): Arg => (/^-?\d+$/.test(word) ? Number(word) : `=${word}`);
  return say(id, Object.fromEntries(rest.map((word, i) => ['abcdefgh'[i] ?? '', arg(word)])));
}
