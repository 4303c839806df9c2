/** El Lunchador Picante, Leaning Tower of Eatsa, Souffle Away, Uncle Sam's (RR-8). On a square of 96. */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import {
  basil,
  brick,
  butter,
  cream,
  crust,
  ink,
  leaf,
  mustard,
  rose,
  sky,
  steel,
  teal,
  tomato,
  white,
  wine,
} from '../../palette';

const ground = flat('rgb(60 30 20 / 25%)', blob(48, 90, 42, 4));

/** One enters through the wrestler's mouth. */
const lunchador: Drawing = [
  ground,
  cut('#E9A25C', 'M8 56h80v33H8z'),
  line('M8 66h80M8 78h80', 1.4, '#B9733A'),
  cut(teal, 'M48 6c22 0 35 14 35 36 0 20-9 36-14 47H27C22 78 13 62 13 42 13 20 26 6 48 6z'),
  cut(mustard, 'M48 6l7 20 14-8-6 18H33l-6-18 14 8z'),
  cut(tomato, 'M48 15l3 6 6 .8-4.5 4.2 1.2 6-5.7-3-5.7 3 1.2-6-4.5-4.2 6-.8z'),
  cut(white, 'M21 40q10-7 21 1-2 12-12 12-9-1-9-13z'),
  cut(white, 'M75 40q-10-7-21 1 2 12 12 12 9-1 9-13z'),
  dots(ink, 3.4, [34, 45], [62, 45]),
  line('M44 52q4 3 8 0', 2.4),
  cut(brick, 'M28 60q20-9 40 0 3 12-3 29H31q-6-17-3-29z'),
  cut('#5A1F14', 'M35 64q13-6 26 0l-1 25H36z'),
  flat(white, 'M38 64l4 5 3-6zM52 63l4 6 3-4z'),
  dots(mustard, 1.7, [57, 79]),
  cut('#FFE7A6', box(10, 68, 13, 12, 2)),
  cut('#FFE7A6', box(74, 68, 13, 12, 2)),
  cut(leaf, 'M2 89V74q0-4 3-4t3 4v4q4 0 4-6 3-1 3 2 0 8-7 9v6z'),
  line('M6 10q10 8 20 4M90 10q-10 8-20 4', 1.8),
  dots(rose, 2.6, [11, 14], [85, 14]),
  dots(butter, 2.6, [18, 16], [78, 16]),
];

/** It leans. So do the guests, later. */
const tower: Drawing = [
  ground,
  cut('#E9CFA0', 'M4 66h32v23H4z'),
  cut('#C9673B', 'M1 67l8-10h22l8 10z'),
  cut('#FFE7A6', box(9, 73, 10, 9, 1)),
  cut(basil, box(22, 72, 10, 17, 2)),
  cut(cream, 'M34 88 45 22l33 5-9 62z'),
  ...[0, 1, 2].flatMap((i): Drawing => {
    const [x, y] = [46.5 - i * 2.7, 29 + i * 15];
    return [
      line(`M${x - 3} ${y + 12.5}l36 5`, 3.2),
      ...[0, 1, 2, 3].map((j) => cut('#8A5A34', `M${x + j * 8} ${y + 11.5 + j}v-6q2.6-3.6 5.2 .8v6z`)),
    ];
  }),
  cut('#C9A36B', 'M47 24 49 10l25 4-2 14z'),
  cut('#8A5A34', 'M54 22l1-6q2.5-2.5 4.5.6l-1 6zM64 24l1-6q2.5-2.5 4.5.6l-1 6z'),
  cut(tomato, 'M47 10q14-10 28 4z'),
  line('M61 5V1', 2.4),
  cut(basil, 'M61 1l9 1-2 3 1 2-8-1z'),
  cut('#5A3320', 'M44 89l2-14q5-5 10 2l-1.5 12z'),
  ...face(56, 67, 'wink', 6, 1),
  cut(crust, blob(84, 80, 9, 8.5)),
  cut(butter, blob(84, 80, 6.5, 6)),
  dots(tomato, 1.7, [82, 78], [87, 80], [83, 83]),
  line('M84 88v2', 3),
];

/** The roof has risen so well that it is about to leave. */
const souffle: Drawing = [
  ground,
  cut('#F3DDB0', 'M14 38c-5-11 4-19 13-17C29 9 40 5 48 8c8-4 20 0 21 12 10-2 18 7 13 18z'),
  line('M27 21c3 0 5 2 6 4M69 20c-3 0-5 2-6 5M44 11c3 0 5 1 6 4', 2.2, '#C99A4E'),
  ...face(48, 25, 'grin', 9, 1.4),
  cut(white, 'M14 37h68l-5 16H19z'),
  line('M24 38l2 14M34 38l1 14M44 38v14M52 38v14M62 38l-1 14M72 38l-2 14', 1.9, '#C9B79B'),
  line('M22 53l-3 8M74 53l3 8', 2.2),
  cut('#A9B8E0', 'M16 58h64v31H16z'),
  cut('#4A5A9A', 'M12 56q36-4 72 0l1 6H11z'),
  ...[0, 1, 2, 3, 4, 5].map((i) => cut(i % 2 ? white : rose, `M${18 + i * 10} 62h10l1 7q-5.5 5-11 0z`)),
  cut('#FFE7A6', box(20, 75, 16, 11, 2)),
  line('M28 75v11', 1.6),
  cut(wine, 'M41 89V77q7-6 14 0v12z'),
  dots(mustard, 1.4, [52, 83]),
  cut('#FFE7A6', box(60, 75, 16, 11, 2)),
  line('M68 75v11', 1.6),
  cut(leaf, blob(11, 82, 5, 6)),
  cut(leaf, blob(85, 82, 5, 6)),
  line('M11 88v2M85 88v2', 3),
  shine('M20 33c-1-4 1-7 4-8'),
];

/** Stars, stripes and a hat that can be seen from the highway. */
const sams: Drawing = [
  ground,
  cut(white, 'M32 6h32l-2 26H34z'),
  cut(tomato, 'M37 6h6l-.5 26H38zM48 6h6v26h-6zM59 6h5l-1 26h-4z'),
  cut('#34508F', 'M32 22q16 3 32 0l-.6 11H32.6z'),
  dots(white, 1.8, [39, 27.5], [48, 28.5], [57, 27.5]),
  cut(white, 'M20 33q28-7 56 0 4 3 0 6-28-5-56 0-4-3 0-6z'),
  cut(steel, 'M6 56c0-11 5-16 14-17q28-3 56 0c9 1 14 6 14 17v33H6z'),
  cut('#34508F', 'M6 54q42-5 84 0v8q-42-4-84 0z'),
  dots(white, 2, [16, 57.5], [28, 56.5], [40, 56], [56, 56], [68, 56.5], [80, 57.5]),
  cut('#FFE7A6', 'M12 65h24v12H12zM60 65h24v12H60z'),
  line('M24 65v12M72 65v12', 1.8),
  cut(tomato, 'M6 79h84v10H6z'),
  line('M6 84h84', 2.4, white),
  cut(brick, 'M40 89V66q8-4 16 0v23z'),
  cut(sky, 'M43 69q5-2.5 10 0v8H43z'),
  dots(butter, 1.5, [53, 82]),
  ...face(48, 43.5, 'smile', 9, 1.05),
  shine('M13 50c1-3 3-5 6-6'),
];

export const west = {
  'el-lunchador-picante': lunchador,
  'leaning-tower-of-eatsa': tower,
  'souffle-away': souffle,
  'uncle-sams': sams,
} as const;
