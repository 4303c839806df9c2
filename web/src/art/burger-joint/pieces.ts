/**
 * The six ingredients of Burger Joint: a colour, a shape and a letter each, so that nobody needs colour alone (BJ-1.1).
 */
export const colours = ['K', 'Y', 'G', 'R', 'W', 'N'] as const;
export type Colour = (typeof colours)[number];

export const chains = ['burger', 'pizza'] as const;
export type Chain = (typeof chains)[number];

export const bistros = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Bistro = (typeof bistros)[number];

/**
 * What bistros can do (BJ-1.3), in the order of the Classic boards. On custom boards any letter may have any of them
 * (BJ-9.1).
 */
export const abilities = ['exchange', 'two-for-one', 'draw', 'one-for-one', 'choose', 'none'] as const;
export type Ability = (typeof abilities)[number];

export interface CubeLook {
  /** Fluent id of its name */
  readonly name: string;
  /** silhouette on a square of 48, lying on a block 4 deep */
  readonly d: string;
  readonly face: string;
  readonly side: string;
  readonly letter: string;
  /** where the letter stands */
  readonly at: readonly [number, number];
  /** the marks that make it food: [path, colour, line width or 0 for a filled mark] */
  readonly marks: readonly (readonly [d: string, colour: string, width: number])[];
}

export const cubes: Record<Colour, CubeLook> = {
  K: {
    name: 'ui-cube-K',
    d:
      'M14.6 4.6 33 4.2Q35 4.2 36 6l8 13.8q1 1.7 0 3.5l-8.3 14q-1 1.8-3 1.8' +
      'l-17.8.3q-2 0-3-1.8L4.2 23.4q-1-1.7 0-3.5l7.8-13.5q.8-1.7 2.6-1.8z',
    face: '#4A3B34',
    side: '#241B17',
    letter: '#FFF1DA',
    at: [24, 29],
    marks: [['M10 14 20 7M8 24 33 7.5M12 31l5-3.3M31 19l9-6M17 36l4-2.6M27 31l14-9.5M28 37l7-4.6', '#6F5A4D', 2.6]],
  },
  Y: {
    name: 'ui-cube-Y',
    d: 'M21.4 4.8q2.5-4 5 0L45 35.2q2 4.3-2.6 4.5L6 40q-5-.2-2.8-4.7z',
    face: '#F7C93B',
    side: '#B27A0C',
    letter: '#3A2708',
    at: [24, 36.5],
    marks: [
      ['M20 16.5c0-3 5.5-3 5.5.2 0 2.8-5.5 2.8-5.5-.2z', '#D9981A', 0],
      ['M10.5 34.5c0-3.4 5-3.4 5 0 0 3-5 3-5 0z', '#D9981A', 0],
      ['M34 31c0-2.8 4-2.8 4 0 0 2.6-4 2.6-4 0z', '#D9981A', 0],
      ['M22.5 8.5 12.5 25', 'rgb(255 253 235 / 75%)', 2.6],
    ],
  },
  G: {
    name: 'ui-cube-G',
    d: 'M7 39.5C1 23 10 6.5 41.5 4.5 46 27 33 43.5 13 39l-3 2.6q-3 .6-3-2.1z',
    face: '#6FB44C',
    side: '#2E6426',
    letter: '#14300E',
    at: [25.5, 30],
    marks: [
      ['M9 39C14 28 25 16 38 8', '#3F7F31', 2.2],
      ['M11.5 25c2-7 8-12 15-14.5', 'rgb(250 255 225 / 60%)', 2.6],
    ],
  },
  R: {
    name: 'ui-cube-R',
    d: 'M24.5 4.4C36 4.8 44 12 43.6 23c-.3 10.6-8.6 17.4-19.8 17.2C12.4 40 4.4 33 4.6 22.2 4.8 11.6 13.4 4 24.5 4.4z',
    face: '#E4472F',
    side: '#8E1E12',
    letter: '#FFF6E6',
    at: [24, 34],
    marks: [
      [
        'M24 5c1.5 3 6 1.5 9.5 1.2-1 2.8-3 4.6-5.6 5 1 1.5 1.2 3.2.6 5.2-2.3-.8-3.7-2-4.5-3.8-1' +
          ' 1.8-2.6 3-5 3.6-.4-2 0-3.6 1-5-2.6-.4-4.6-2-5.5-4.8 3.5.2 7.5 1.4 9.5-1.4z',
        '#3F8A3C',
        0,
      ],
      ['M8.6 25c-.6-5 1-9 4-12', 'rgb(255 240 225 / 65%)', 2.6],
    ],
  },
  W: {
    name: 'ui-cube-W',
    d:
      'M11 5.6c8-1.6 18-1.6 26-.2 4 .8 6 2.6 6.6 6.4 1 7.4.8 14-.2 21-.6 4-2.6 6-6.4 6.6' +
      '-8.6 1-17.6 1-26 .2-4-.5-6-2.5-6.6-6.6-1-7-1-13.8-.2-20.6.6-4 2.8-6 6.8-6.8z',
    face: '#FFF8E9',
    side: '#C6AD88',
    letter: '#3A2B1E',
    at: [24, 30],
    marks: [
      ['M9.5 33c4 3 10 3.6 14 2.8M38.5 11c.8 3 .8 5 .4 8', '#E3CFAE', 2.6],
      ['M11 11.5h.1M36.5 33.5h.1M32 36h.1M12.5 16h.1', '#D9BE92', 2.4],
    ],
  },
  N: {
    name: 'ui-cube-N',
    d:
      'M4.4 24.5C4 12 12.6 4 24.2 4.2 36 4.4 44 12.4 43.6 24.6q-.2 2.4-2.6 2.6' +
      'l-8.6.4 1.8 9.4q.4 3-2.6 3l-15.2.2q-3 0-2.6-3l1.6-9.4-8.4-.6q-2.4-.2-2.6-2.7z',
    face: '#B9783F',
    side: '#66391A',
    letter: '#FFF6E4',
    at: [24, 25.5],
    marks: [
      ['M16 28.2l15.8-.2 1.6 9.2q.2 1.6-1.6 1.6l-15.2.2q-1.8 0-1.6-1.6z', '#F3DFC0', 0],
      [
        'M11 19c0-2.4 4-2.4 4 0 0 2.2-4 2.2-4 0zM34.5 18.5' +
          'c0-2 3.6-2 3.6 0 0 1.8-3.6 1.8-3.6 0zM20 8.5c0-1.6 3.4-1.6 3.4 0 0 1.5-3.4 1.5-3.4 0z',
        '#E2B27B',
        0,
      ],
      ['M20.5 30.5v6M24.5 30.5v6.5M28.5 30.5v6', '#CBAE85', 1.6],
    ],
  },
};
