/** Gives each cube a key that it keeps from place to place, so that it can be seen flying. A view only has letters. */
import { colours, type Colour } from '$art/burger-joint/pieces';
import type { BurgerJointView } from '$lib/types.gen';

export const zones = ['general', 'area0', 'area1', 'new0', 'new1', 'store0', 'store1'] as const;
export type Zone = (typeof zones)[number];

export interface LyingCube {
  readonly key: string;
  readonly colour: Colour;
}

export type Cubes = Readonly<Record<Zone, readonly LyingCube[]>>;

function lettersOf(view: BurgerJointView): Record<Zone, string> {
  const [burger, pizza] = view.sides;
  return {
    general: view.general,
    area0: burger?.area ?? '',
    area1: pizza?.area ?? '',
    new0: burger?.new ?? '',
    new1: pizza?.new ?? '',
    store0: burger?.store ?? '',
    store1: pizza?.store ?? '',
  };
}

const rank = (cube: LyingCube) => colours.indexOf(cube.colour);

export class CubeKeeper {
  #lying: Cubes = { general: [], area0: [], area1: [], new0: [], new1: [], store0: [], store1: [] };
  #made = 0;

  /** Where every cube is now. Cubes that stay keep their keys, and cubes that moved take them along. */
  follow(view: BurgerJointView): Cubes {
    const wanted = lettersOf(view);
    const left: LyingCube[] = [];
    const next = {} as Record<Zone, LyingCube[]>;
    for (const zone of zones) {
      const room = [...wanted[zone]];
      next[zone] = this.#lying[zone].filter((cube) => {
        const place = room.indexOf(cube.colour);
        if (place >= 0) room.splice(place, 1);
        else left.push(cube);
        return place >= 0;
      });
    }
    for (const zone of zones) {
      for (const colour of colours) {
        const lacking =
          [...wanted[zone]].filter((letter) => letter === colour).length -
          next[zone].filter((cube) => cube.colour === colour).length;
        for (let i = 0; i < lacking; i++) next[zone].push(this.#from(left, colour));
      }
      next[zone].sort((a, b) => rank(a) - rank(b));
    }
    this.#lying = next;
    return next;
  }

  #from(left: LyingCube[], colour: Colour): LyingCube {
    const at = left.findIndex((cube) => cube.colour === colour);
    const [cube] = at >= 0 ? left.splice(at, 1) : [];
    return cube ?? { key: `${colour}${this.#made++}`, colour };
  }
}
