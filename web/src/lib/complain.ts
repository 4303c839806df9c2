/** Says in a notice what was refused, and what to do next. */
import { toast } from '$ui/toasts.svelte';
import { problemIn } from '$lib/net/http';
import { sound } from '$lib/sound';
import type { Problem } from '$lib/types.gen';
import { hasWords, say } from '$lib/words';

export const problemInWords = (problem: Problem): string =>
  hasWords(problem.id) ? say(problem.id, problem.args) : problem.text;

/**
 * Shows a problem. The same problem again replaces the notice before it, even if its numbers differ. A refused move and
 * a "too fast" need no answer: such a notice goes away by itself.
 */
export function complainOf(problem: Problem): void {
  sound('no');
  const passing = problem.kind === 'illegal' || problem.kind === 'ambiguous' || problem.id === 'err-too-fast';
  toast(problemInWords(problem), 'error', { hint: problem.rule || undefined, about: problem.id, passing });
}

export function complain(error: unknown): void {
  complainOf(problemIn(error));
}
