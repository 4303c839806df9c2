/** The six market stalls and the Island between them (RR-1.2, RR-1.3). On 96 by 72. */
import { blob, box, cut, dots, flat, line, type Drawing } from '../drawing';
import { face } from '../face';
import {
  basil,
  brick,
  butter,
  char,
  cocoa,
  cream,
  crust,
  goo,
  leaf,
  lime,
  mustard,
  night,
  orange,
  pink,
  plum,
  rose,
  sky,
  steel,
  stone,
  toast,
  tomato,
  white,
} from '../palette';
import type { Market } from './ingredients';

export type Place = Market | 'island';

/** Posts, counter and awning are the same for every market; its papers and its crown are its own. */
function stall(main: string, second: string, counter: string, crown: Drawing, goods: Drawing): Drawing {
  return [
    flat('rgb(60 30 20 / 24%)', blob(48, 69, 44, 3.5)),
    line('M13 30v38M83 30v38', 4, cocoa),
    flat('#F7D98E', 'M15 30h66v18H15z'),
    ...goods,
    cut(counter, 'M7 47h82l-3 21H10z'),
    line('M26 50l1 16M43 50v16M56 50v16M70 50l-1 16', 1.7, 'rgb(40 14 0 / 30%)'),
    ...Array.from({ length: 8 }, (_, i) =>
      cut(i % 2 ? second : main, `M${10 + i * 9.5} 17h9.5l${(i - 3) * 0.6} 13q-5 6-10.3 0z`),
    ),
    cut(counter, 'M9 17 12 12h72l3 5z'),
    ...crown,
  ];
}

const carbs = stall(
  '#D9964C',
  cream,
  '#C9823F',
  [
    cut(crust, 'M24 12c-2-9 10-12 24-12s26 3 24 12q-24 4-48 0z'),
    line('M34 3l4 6M46 1.5l3 7M58 2.5l2 6', 2.2, '#FBE3B4'),
  ],
  [cut(butter, blob(28, 42, 9, 6)), cut(toast, blob(47, 41, 10, 7)), cut(white, 'M60 47V36q8-3 15 0v11z')],
);

const fruitStand = stall(
  orange,
  white,
  '#D9682B',
  [cut(mustard, blob(48, 7.5, 9)), cut(leaf, 'M48 0c3-4 8-4 10-1-2 4-7 4-10 1z'), ...face(48, 6.5, 'smile', 3.5, 0.8)],
  [
    cut(tomato, blob(26, 42, 7)),
    cut(tomato, blob(38, 43, 6)),
    cut(leaf, blob(51, 41, 6, 7.5)),
    cut(mustard, blob(65, 42, 7)),
    cut(orange, blob(75, 44, 5)),
  ],
);

const veggieEden = stall(
  leaf,
  cream,
  '#7A5A34',
  [
    cut(basil, 'M30 12c-4-7 2-12 8-10 2-5 10-6 13-2 6-3 13 1 12 6 4 1 4 5 2 7z'),
    line('M40 11V5M49 11V3M57 11V5', 1.9, lime),
    dots(rose, 2.2, [35, 6], [61, 8]),
  ],
  [
    cut(orange, 'M20 47l5-12q3-1 4 1l2 11z'),
    cut(lime, blob(42, 41, 8, 7.5)),
    cut('#6B4A86', blob(57, 42, 6.5)),
    cut(white, blob(70, 43, 5.5)),
  ],
);

const chopShop = stall(
  brick,
  white,
  '#8E2A2A',
  [
    cut(steel, 'M26 0l34 2q4 8-4 12H28z'),
    cut(cocoa, box(58, 3, 18, 7, 3)),
    dots(white, 1.7, [32, 5]),
    line('M30 13h24', 2, white),
  ],
  [
    line('M26 32v5M45 32v4M66 32v5', 2, char),
    cut(pink, 'M20 38q7-4 11 0 2 8-5 9-8-1-6-9z'),
    cut('#C9673B', 'M39 37q7-4 11 1 1 8-5 9-8-1-6-10z'),
    cut(sky, 'M58 42q6-7 14-1l5-3-1 8-4-2q-8 5-14-2z'),
  ],
);

const dairyKing = stall(
  sky,
  white,
  '#5F8FB8',
  [cut(mustard, 'M30 12 27 0l9 6 12-8 12 8 9-6-3 12z'), dots(tomato, 1.9, [48, 4], [38, 8], [58, 8])],
  [
    cut(white, 'M21 47V36l4-4h5l4 4v11z'),
    cut(butter, 'M40 47l3-9 14-1 3 10z'),
    dots('#D9921C', 1.7, [46, 43], [53, 42]),
    cut(cream, blob(69, 41, 5, 6.5)),
    cut('#E9C9A0', blob(77, 42, 4.5, 6)),
  ],
);

const mysteryMart = stall(
  plum,
  '#B59AD6',
  night,
  [
    cut(goo, 'M36 12c-3-8 4-14 12-14s15 6 12 14z'),
    flat(white, blob(48, 4.5, 5)),
    dots('var(--art-line)', 2.2, [48.5, 5]),
    line('M40-1l-4-4M56-1l4-4', 2),
  ],
  [
    cut(tomato, 'M22 47V37l3-5h4l3 5v10z'),
    cut('#3E2A4E', 'M40 47V36l2-5h4l2 5v11z'),
    cut(white, box(55, 38, 12, 9, 1)),
    cut(goo, 'M71 47q-2-9 4-10 7 1 5 10z'),
  ],
);

/** A little island with a palm, a bin and a bottle: cards, upgrades and garbage. */
const island: Drawing = [
  flat('#8EC5D6', blob(48, 56, 47, 15)),
  line('M8 54q6-3 11 0M76 60q6-3 11 0M30 67q6-3 12 0', 2, white),
  cut('#F1D493', 'M10 57c4-14 22-18 38-18s34 4 38 18c-6 8-20 9-38 9s-32-1-38-9z'),
  line('M53 48C50 36 51 26 58 15', 5, toast),
  cut(
    leaf,
    'M58 15c-10-6-19-4-23 3 8-1 14 0 20 1-8 2-12 7-11 14 5-6 9-9 15-12 1 7 4 12 11 13' +
      ' 0-7-3-11-7-14 7-1 12 1 17 5 1-9-8-14-17-12 3-5 8-7 14-6-4-6-15-3-19 8z',
  ),
  cut(cocoa, blob(57, 20, 3)),
  cut(cocoa, blob(62, 20.5, 3)),
  cut(stone, 'M18 44h17l-2 16H20z'),
  cut(steel, 'M15 40h23v5H15z'),
  line('M24 48l.5 8M29.5 48l-.5 8', 1.7),
  ...face(26.5, 50, 'sleepy', 3.4, 0.7),
  cut(plum, 'M64 46l12-3 4 14-12 4z'),
  cut(tomato, 'M71 45l12 1-1 14-12-1z'),
  line('M75 50q3-2 4 0t-2 3.5M77 56.5h.1', 1.8, butter),
];

export const stalls: Record<Place, Drawing> = {
  'house-of-carbs': carbs,
  'fruit-stand': fruitStand,
  'veggie-eden': veggieEden,
  'chop-shop': chopShop,
  'dairy-king': dairyKing,
  'mystery-mart': mysteryMart,
  island,
};
export const places = Object.keys(stalls) as Place[];
