/** What the server refused, shown at the field it is about. If it is about no field, it is a notice. */
import { problemIn } from '$lib/net/http';
import { sound } from '$lib/sound';
import type { Problem } from '$lib/types.gen';
import { complainOf, problemInWords } from '$lib/complain';

export type Place = 'name' | 'current' | 'fresh';

const places: Readonly<Record<string, Place>> = {
  'err-name': 'name',
  'err-login-taken': 'name',
  'err-sign-in': 'current', // the name may be wrong too, but that is not revealed
  'err-password-wrong': 'current',
  'err-password-length': 'fresh',
};

export class Refusal {
  #problem = $state.raw<Problem | null>(null);

  /** What is wrong with a field. */
  at(place: Place): string | undefined {
    return this.#problem && places[this.#problem.id] === place ? problemInWords(this.#problem) : undefined;
  }

  /** Cleared as soon as somebody types or tries again. */
  readonly clear = (): void => {
    this.#problem = null;
  };

  readonly of = (error: unknown): void => {
    const problem = problemIn(error);
    if (!(problem.id in places)) return complainOf(problem);
    sound('no');
    this.#problem = problem;
  };
}
