/** The parts of a `go PLACE [PLACE] [with CHEF]`. */
export interface Way {
  readonly move: string;
  readonly first: string;
  readonly second: string | undefined;
  readonly chef: string | undefined;
}

export function wayOf(move: string): Way {
  const [, first = '', second, , chef] = move.split(/\s+/);
  return { move, first, second: second === 'with' ? undefined : second, chef };
}
