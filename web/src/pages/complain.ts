/** Says in a notice what was refused, and what to do next. */
import { toast } from '$ui/toasts.svelte';
import { problemIn } from '$lib/net/http';
import { sound } from '$lib/sound';
import type { Problem } from '$lib/types.gen';
import { hasWords, say, type Args } from '$lib/words';

export const problemInWords = (problem: Problem): string =>
  hasWords(problem.id) ? say(problem.id, problem.args as Args) : problem.text;

/** The same problem again takes the place of the notice before, also when its numbers differ. What the rules forbid is soon known, and
 *  whoever was too fast has soon waited long enough: that goes by itself. */
export function complainOf(problem: Problem): void {
  sound('no');
  const passing = problem.kind === 'illegal' || problem.kind === 'ambiguous' || problem.id === 'err-too-fast';
  toast(problemInWords(problem), 'error', { hint: problem.rule || undefined, about: problem.id, passing });
}

export function complain(error: unknown): void {
  complainOf(problemIn(error));
}
