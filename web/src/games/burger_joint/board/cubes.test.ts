import { describe, expect, it } from 'vitest';
import type { BurgerJointView } from '$lib/types.gen';
import { CubeKeeper, zones, type Zone } from './cubes';
import example from '../example.json';

const base = example as unknown as BurgerJointView;

/** The example with other cubes: `{ general: 'KW', store0: 'Y' }`; whatever is not named is empty. */
function lying(cubes: Partial<Record<Zone, string>>): BurgerJointView {
  const side = (n: number) => ({
    ...base.sides[n]!,
    area: cubes[`area${n}` as Zone] ?? '',
    new: cubes[`new${n}` as Zone] ?? '',
    store: cubes[`store${n}` as Zone] ?? '',
  });
  return { ...base, general: cubes.general ?? '', sides: [side(0), side(1)] };
}
const keys = (cubes: readonly { key: string }[]) => cubes.map((cube) => cube.key);

describe('cubes on the table', () => {
  it('lie where the view says, in the order of their colours', () => {
    const cubes = new CubeKeeper().follow(lying({ general: 'NKW', store1: 'RYY' }));
    expect(cubes.general.map((cube) => cube.colour)).toEqual(['K', 'W', 'N']);
    expect(cubes.store1.map((cube) => cube.colour)).toEqual(['Y', 'Y', 'R']);
    expect(cubes.area0).toEqual([]);
  });

  it('take their keys along when they are taken', () => {
    const keeper = new CubeKeeper();
    const before = keeper.follow(lying({ general: 'KW' }));
    const after = keeper.follow(lying({ general: 'W', new0: 'K' }));
    expect(keys(after.new0)).toEqual(keys(before.general.filter((cube) => cube.colour === 'K')));
    expect(keys(after.general)).toEqual(keys(before.general.filter((cube) => cube.colour === 'W')));
  });

  it('get a new key when they come out of the bag, and never one that is in use', () => {
    const keeper = new CubeKeeper();
    const seen = new Set<string>();
    for (const [store0, general] of [
      ['', 'KKY'],
      ['K', 'KY'],
      ['KK', 'YY'],
      ['', 'KKYY'],
      ['RRR', ''],
    ] as const) {
      const cubes = keeper.follow(lying({ store0, general }));
      const now = zones.flatMap((zone) => keys(cubes[zone]));
      expect(new Set(now).size).toBe(now.length);
      now.forEach((key) => seen.add(key));
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  it('stay as they are when the same view comes again', () => {
    const keeper = new CubeKeeper();
    const view = lying({ general: 'KW', store0: 'YYN' });
    expect(keeper.follow(view)).toEqual(keeper.follow(view));
  });
});
