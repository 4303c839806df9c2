/** Figures of Burger Joint from the board set in use; points and capacities by the rules of the engine. */
import { burgerJoint as data } from '../rules/data.gen';
import {
  basicsWorth,
  builtWorth,
  capacity_of,
  priority,
  publicityWorth,
  worth,
  type Chain,
} from '../rules/burger_joint.gen';
import type { BoardSetContent, Buildings, BurgerState, ChainContent, Side } from './types';

export const burgers = data;
export const chains = ['burger', 'pizza'] as const;

export const classic: BoardSetContent = data.set;

const bits = (all: readonly string[], owned: string): number =>
  [...owned].reduce((mask, letter) => mask | (1 << all.indexOf(letter)), 0);

export const chainOf = (set: BoardSetContent, side: Side): ChainContent => set[chains[side]];

function counted(chain: ChainContent): Chain {
  return {
    publicity_points: chain.publicity.points,
    basic_points: chain.basic.points,
    diner_points: data.letters.map((letter) => chain.diner.points[letter] ?? 0),
    bistro_points: chain.bistro.signs.map(({ points }) => points),
  };
}

export interface Points {
  readonly publicity: number;
  readonly basics: number;
  readonly diners: number;
  readonly bistros: number;
  readonly sum: number;
}

/** What a board is worth, column by column (BJ-6.1). */
export function pointsOf(set: BoardSetContent, side: Side, owned: Buildings): Points {
  const chain = counted(chainOf(set, side));
  const diners = bits(data.letters, owned.diners);
  const bistros = bits(data.bistros, owned.bistros);
  return {
    publicity: publicityWorth(chain, owned.publicity),
    basics: basicsWorth(chain, owned.basics),
    diners: builtWorth(diners, chain.diner_points),
    bistros: builtWorth(bistros, chain.bistro_points),
    sum: worth(chain, owned.publicity, owned.basics, diners, bistros),
  };
}

/** How many cubes a side produces (BJ-3.1). */
export const capacityOf = (set: BoardSetContent, owned: Buildings): number =>
  capacity_of(bits(data.letters, owned.diners), bits(data.bistros, owned.bistros), set.production_limit);

/** Who takes a cube after whom: A the active player, O the other (BJ-3.5). */
export const picksOf = (active: number, other: number): readonly ('A' | 'O')[] =>
  [...(data.picks[active]?.[other] ?? '')] as ('A' | 'O')[];

/** The colours that go to the area of one side: only that side has a diner of them (BJ-3.2). */
export function ownColours(state: BurgerState, side: Side): string[] {
  const [own, others] = [state.sides[side], state.sides[side === 0 ? 1 : 0]];
  const mask = priority(bits(data.letters, own.diners), bits(data.letters, others.diners));
  return data.letters.filter((_, i) => (mask >> i) & 1);
}

/** What stands on a board at the start (BJ-2.1). */
export function atStart(set: BoardSetContent, side: Side): Buildings {
  const { basics, diners, bistros } = chainOf(set, side).start;
  const owned = { publicity: 0, basics, diners, bistros, score: 0 };
  return { ...owned, score: pointsOf(set, side, owned).sum };
}

/** A price as single letters: "3N3R" is "NNNRRR". */
export const cubesIn = (price: string): string[] =>
  [...price.matchAll(/(\d*)([A-Z])/g)].flatMap(([, count, letter]) =>
    Array.from({ length: Number(count || 1) }, () => letter ?? ''),
  );
