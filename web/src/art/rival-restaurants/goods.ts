/** Upgrades, garbage, money and the back of an action card (RR-4.5, RR-1.6). On a square of 64. */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../drawing';
import { face } from '../face';
import {
  basil,
  brick,
  butter,
  char,
  cream,
  leaf,
  mustard,
  night,
  orange,
  pink,
  plum,
  rose,
  sky,
  steel,
  teal,
  tomato,
  white,
} from '../palette';

const book = (cover: string, emblem: Drawing): Drawing => [
  cut(white, 'M14 10h38v46H14z'),
  cut(cover, 'M11 8q2-3 5-3h32q3 0 3 3v43q0 3-3 3H17q-4 0-6 3z'),
  cut(white, 'M11 57q1-5 6-5h34v5q-20 3-40 0z'),
  line('M18 6v46', 2, 'rgb(30 10 0 / 35%)'),
  ...emblem,
  shine('M14.5 12v30', 2.4),
];

export const upgrades = {
  'basic-cookbook': book(leaf, [cut(cream, blob(35, 27, 11)), ...face(35, 25, 'smile', 4, 0.9)]),
  'gourmet-cookbook': book('#7A2A4A', [
    cut(mustard, 'M22 34c0-8 5-14 13-14s13 6 13 14z'),
    cut(cream, 'M20 34h30q0 4-4 4H24q-4 0-4-4z'),
    dots(mustard, 2.4, [35, 18]),
    line('M28 43h14', 2, mustard),
  ]),
  'double-stove': [
    cut(steel, box(6, 22, 52, 37, 4)),
    cut(char, box(11, 37, 19, 17, 3)),
    cut(char, box(34, 37, 19, 17, 3)),
    flat(orange, 'M15 52q0-7 5-10 5 4 5 10zM38 52q0-7 5-10 5 4 5 10z'),
    dots(brick, 2.2, [13, 30], [23, 30], [41, 30], [51, 30]),
    cut(tomato, 'M9 12h20v10H12q-3 0-3-3z'),
    line('M29 15h6', 3),
    cut(teal, 'M37 9h18v13H37z'),
    line('M34 9h24', 3),
    line('M15 8c-2-3 2-4 0-7M46 5c-2-3 2-3 0-5', 2.4, '#D9C6AC'),
  ],
  'social-media': [
    cut(night, 'M19 3h26q5 0 5 5v48q0 5-5 5H19q-5 0-5-5V8q0-5 5-5z'),
    cut(sky, 'M18 10h28v41H18z'),
    cut(butter, blob(32, 24, 9)),
    ...face(32, 22.5, 'wink', 3.4, 0.85),
    cut(rose, 'M32 49c-9-6-10-13-5-14.5 2.5-.6 4 .8 5 2.5 1-1.7 2.5-3.1 5-2.5 5 1.5 4 8.5-5 14.5z'),
    line('M29 56h6', 2.4, steel),
    cut(tomato, blob(50, 10, 7.5)),
    line('M50 7v5M50 14.3h.1', 2.4, white),
  ],
  'celebrity-endorsement': [
    cut(mustard, 'M32 3l8 17 19 2.5-14 13 3.6 19L32 45.5 15.4 54.5l3.6-19-14-13L24 20z'),
    cut(night, 'M17 27q15-4 30 0l-1 4q-2 6-7 6-5 0-6-5h-2q-1 5-6 5-5 0-7-6z'),
    shine('M22 30l3-1M36 30l3-1', 2),
    line('M27 41q5 4 10 0', 2.2),
    shine('M25 17l5-9'),
    dots(white, 1.9, [8, 10], [56, 9], [58, 50], [6, 48]),
  ],
} as const satisfies Record<string, Drawing>;
export type Upgrade = keyof typeof upgrades;
export const upgradeKeys = Object.keys(upgrades) as Upgrade[];

export const garbage: Drawing = [
  cut('#5E6B4A', 'M24 18c-9 6-16 18-15 29 1 8 6 11 23 11s22-3 23-11c1-11-6-23-15-29z'),
  cut('#7C8A5A', 'M23 19c-5-4-5-10-2-13 3 3 5 3 7 0 2 3 5 3 8 0 2 3 4 3 7 0 3 4 2 9-3 13z'),
  line('M22 19q10 4 20 0', 3, brick),
  ...face(32, 38, 'sad', 7, 1.2),
  cut('#E9E2C9', 'M44 50l14-3q3 1 2 4l-14 4z'),
  line('M12 24c-4-3 1-5-3-9M52 24c4-3-1-5 3-9', 2.2, leaf),
  shine('M14 42c1-6 4-11 8-15'),
];

const note = (paper: string, deep: string, corner: Drawing): Drawing => [
  cut(deep, 'M5 19l52-4 2 27-52 5z'),
  cut(paper, 'M4 22q14-4 28-1t28-1l1 27q-14 3-28 0t-28 2z'),
  line('M9 27q12-3 23-1t23-1l.6 17q-12 2-23-.5T10 43z', 1.6, deep),
  cut(cream, blob(32.5, 34, 9, 8.5)),
  ...corner,
];
export const money = {
  100: note('#A8CF9A', '#4E8A55', [
    cut(basil, 'M26.5 36q0-9 6-9t6 9z'),
    line('M25 36.5h15', 2.4),
    dots(basil, 1.7, [32.5, 26]),
  ]),
  300: note('#F2C86A', '#B3801C', [
    cut(brick, 'M26 33q0-6 6.5-6t6.5 6z'),
    line('M26 35.5h13', 2.4, leaf),
    cut('#C98F4C', 'M26 38h13q0 3-4 3h-5q-4 0-4-3z'),
  ]),
} as const satisfies Record<number, Drawing>;

export const cardBack: Drawing = [
  cut(plum, box(10, 3, 44, 58, 6)),
  line('M15 8h34v48H15z', 1.8, butter),
  cut(mustard, 'M32 12l4 8 8-3-2 9 9 3-7 6 5 8-9 1-1 9-7-5-7 5-1-9-9-1 5-8-7-6 9-3-2-9 8 3z'),
  cut(cream, blob(32, 32.5, 9)),
  ...face(32, 30.5, 'smirk', 3.8, 0.95),
  dots(pink, 1.7, [19, 13], [45, 13], [19, 52], [45, 52]),
];
