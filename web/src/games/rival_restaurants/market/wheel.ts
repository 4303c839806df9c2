import { argumentsOf } from '../notation';

/** The parts of a `go PLACE [PLACE] [with CHEF]`. */
export interface Way {
  readonly move: string;
  readonly first: string;
  readonly second: string | undefined;
  readonly chef: string | undefined;
}

export function wayOf(move: string): Way {
  const [first = '', second, chef] = argumentsOf(move);
  return { move, first, second, chef };
}
