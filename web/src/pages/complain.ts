/** Says in a notice what was refused, and what to do next. */
import { toast } from '$ui/toasts.svelte';
import { problemIn } from '$lib/net/http';
import { sound } from '$lib/sound';
import type { Problem } from '$lib/types.gen';
import { hasWords, say, type Args } from '$lib/words';

export const problemInWords = (problem: Problem): string => (hasWords(problem.id) ? say(problem.id, problem.args as Args) : problem.text);

export function complainOf(problem: Problem): void {
  sound('no');
  toast(problemInWords(problem), 'news', problem.rule || undefined);
}

export function complain(error: unknown): void {
  complainOf(problemIn(error));
}
