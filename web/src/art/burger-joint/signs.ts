/**
 * The bistro signs, one for each ability (BJ-1.3). The shape shows what it does before its letter is read. On a square
 * of 96.
 */
import { blob, cut, dots, line, shine, type Drawing, type Mark } from '../drawing';
import {
  basil,
  brick,
  butter,
  cream,
  ink,
  mustard,
  night,
  pink,
  plum,
  rose,
  teal,
  toast,
  tomato,
  white,
  wine,
} from '../palette';
import type { Ability } from './pieces';

interface Sign {
  readonly drawing: Drawing;
  /** middle of the letter and its colour */
  readonly letter: readonly [x: number, y: number, colour: string];
  /** where the points stand */
  readonly points: readonly [x: number, y: number];
}

const bracket: Mark[] = [line('M48 2v10M30 3h36', 4, toast)];

/** Exchange: everything back into the bag and out again, a wheel of two arrows. */
const exchange: Sign = {
  drawing: [
    ...bracket,
    cut(teal, blob(48, 50, 39, 38)),
    cut(cream, blob(48, 50, 24, 23)),
    cut(mustard, 'M14 42C18 26 32 16 48 17l-.5-6 15 9.5-14 9.5-.5-5.5C37 24 27 31 23.5 42z'),
    cut(mustard, 'M82 58C78 74 64 84 48 83l.5 6-15-9.5 14-9.5.5 5.5c11 .5 21-6.5 24.5-17.5z'),
    shine('M17 62c2 5 5 9 9 12'),
  ],
  letter: [48, 50, '#1B5A59'],
  points: [79, 82],
};

/** Two for one: two on the scale for one. */
const twoForOne: Sign = {
  drawing: [
    ...bracket,
    cut(wine, 'M12 14q36-6 72 0 3 34-8 53-9 15-28 24-19-9-28-24Q9 48 12 14z'),
    line('M18 20q30-4.5 60 0 2 28-7 44-7 12-23 20-16-8-23-20Q16 48 18 20z', 2.4, butter),
    line('M27 30q21-4 42 0M48 24v8', 3.2, butter),
    cut(mustard, 'M19 35h17q-1 8-8.5 8T19 35z'),
    cut(mustard, 'M60 35h17q-1 8-8.5 8T60 35z'),
    cut(cream, blob(23.5, 32.5, 4)),
    cut(tomato, blob(31.5, 32.5, 4)),
    cut(basil, blob(68.5, 31.5, 4.6)),
    shine('M16.5 40c0 8 2 15 5 21'),
  ],
  letter: [48, 64, cream],
  points: [78, 78],
};

/** Draw: a star that has just popped. */
const draw: Sign = {
  drawing: [
    ...bracket,
    cut(
      night,
      'M48 8l9 11 13-7 1 15 15 2-6 14 11 9-12 9 4 14-15 1-3 15-13-7-10 10' +
        '-8-12-14 5v-15l-15-3 7-13-10-11 13-7-3-15 15 .5 4-14 13 7z',
    ),
    cut(
      pink,
      'M48 19l7 9 10-5 1 11 11 2-4 11 8 7-9 7 3 10-11 1-2 11-10-5-8 7-6' +
        '-9-11 4v-11l-11-2 5-10-7-8 10-6-3-11 11 .5 3-10 10 5z',
    ),
    dots(butter, 2.4, [48, 14], [75, 22], [88, 48], [77, 76], [50, 89], [22, 79], [8, 49], [20, 21]),
    line('M29 45l4 1M67 45l-4 1M47 76v-4', 3, rose),
  ],
  letter: [48, 50, night],
  points: [80, 80],
};

/** One for one: a board with two hands pointing past each other. */
const oneForOne: Sign = {
  drawing: [
    line('M26 3v22M70 3v22', 3.6, toast),
    cut(basil, 'M10 25q38-5 76 0 3 1 3 4 1 20 0 42 0 3-3 3.4-38 4-76 0-3-.4-3-3.4-1-22 0-42 0-3 3-4z'),
    line('M15 30q33-4 66 0 1 18 0 38-33 3-66 0-1-20 0-38z', 2.2, cream),
    cut(mustard, 'M18 36.5h15v-5l11 8.5-11 8.5v-5H18z'),
    cut(tomato, 'M78 55.5H63v-5L52 59l11 8.5v-5h15z'),
    shine('M13 42c-.5 8-.5 14 0 20'),
  ],
  letter: [30, 59, cream],
  points: [74, 34],
};

/** Choose: one of your choice is served, a cloche that opens. */
const choose: Sign = {
  drawing: [
    ...bracket,
    cut(plum, 'M7 66C7 36 23 13 48 13s41 23 41 53z'),
    line('M15 60c2-22 14-38 33-38s31 16 33 38', 2.2, '#C9AEE0'),
    cut(mustard, blob(48, 12, 6)),
    cut(cream, 'M2 66h92q2 11-7 11H9Q0 77 2 66z'),
    line('M12 71.5h72', 2, '#C9AEE0'),
    cut(white, 'M36 77h24l-3 13H39z'),
    line('M22 90c6 3 14 3 18 1M74 90c-6 3-14 3-18 1', 3.4),
    shine('M21 50c3-12 9-20 17-24', 4),
  ],
  letter: [48, 48, cream],
  points: [82, 84],
};

/** None: nothing but glory, a marquee with a crown and bulbs. */
const none: Sign = {
  drawing: [
    cut(mustard, 'M26 30 20 9l14 10L48 3l14 16L76 9l-6 21z'),
    dots(tomato, 2.8, [48, 20], [34, 22.5], [62, 22.5]),
    cut(brick, 'M8 30q40-6 80 0l-5 42q-35 6-70 0z'),
    cut(cream, 'M17 37q31-4.5 62 0l-3.6 29q-27 4-54.8 0z'),
    dots(
      butter,
      2.3,
      [14, 38],
      [15.5, 48],
      [17, 58],
      [82, 38],
      [80.5, 48],
      [79, 58],
      [26, 32.5],
      [40, 31.3],
      [56, 31.3],
      [70, 32.5],
      [26, 70.5],
      [40, 72],
      [56, 72],
      [70, 70.5],
    ),
    cut(mustard, 'M30 75q18 2.5 36 0l4 15q-22 4-44 0z'),
    line('M35 82q13 2 26 0', 2.4, ink),
  ],
  letter: [48, 51, brick],
  points: [80, 84],
};

export const signs: Record<Ability, Sign> = {
  exchange,
  'two-for-one': twoForOne,
  draw,
  'one-for-one': oneForOne,
  choose,
  none,
};
