// Written by `make generate` from the rules and the data of the engine. Do not edit.

const bitCount = (bits: number): number => {
  let count = 0;
  for (let left = bits; left; left &= left - 1) count += 1;
  return count;
};
const range = (from: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - from) }, (_, i) => from + i);

/** What counts on the board of a chain (BJ-6.1). */
export interface Chain {
  readonly publicity_points: readonly number[];
  readonly basic_points: readonly number[];
  readonly diner_points: number[];
  readonly bistro_points: number[];
}

export function capacity_of(diners: number, bistros: number, limit: number): number {
let owned: any;
owned = (bitCount(diners) + bitCount(bistros));
return ((owned < limit) ? owned : limit);
}
export function priority(diners: number, others: number): number {
return (diners & ~(others));
}
export function _publicity(chain: Chain, space: number): number {
return ((space > 0) ? chain.publicity_points[(space - 1)]! : 0);
}
export function _basics(chain: Chain, basics: number): number {
let found: any, space: any;
found = 0;
for (space of range(0, basics)) {
found += chain.basic_points[space]!;
}
return found;
}
export function _built(built: number, points: (number)[]): number {
let found: any, place: any;
found = 0;
for (place of range(0, points.length)) {
if (((built >> place) & 1)) {
found += points[place]!;
}
}
return found;
}
export function worth(chain: Chain, publicity: number, basics: number, diners: number, bistros: number): number {
return (((_publicity(chain, publicity) + _basics(chain, basics)) + _built(diners, chain.diner_points)) + _built(bistros, chain.bistro_points));
}
export { _publicity as publicityWorth, _basics as basicsWorth, _built as builtWorth };
