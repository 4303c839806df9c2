/** Veggie Eden (RR-1.2). On a square of 64. */
import { cut, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import { basil, cream, leaf, lime, orange, plum, white } from '../../palette';

const carrot: Drawing = [
  cut(leaf, 'M40 20c-2-6 0-12 5-16 3 4 3 8 2 12 3-5 8-7 13-6 0 6-4 9-8 11 4-.5 7 1 9 4-5 4-10 3-15 0z'),
  cut(orange, 'M33 17c6-4 14 2 14 9 0 4-2 7-5 10C33 45 22 54 9 58c-3 1-4-1-3-4 5-13 15-26 23-34q2-2 4-3z'),
  line('M27 27l5 4M35 40l-4-3M20 38l4 3M22 49l-3-2', 1.9, '#B8581A'),
  ...face(36, 27, 'grin', 4.5, 0.9),
];

const garlic: Drawing = [
  cut(
    cream,
    'M30 22c0-6-1-11-4-16 4-1 8-1 10 0-2 5-3 10-1 16 12 4 20 12 19 22-1 9-9 13-22 13s-21-4-22-13c-1-10 8-18 20-22z',
  ),
  line('M28 24c-7 8-9 20-4 32M37 24c7 8 9 20 4 32', 1.9, '#CDB48B'),
  line('M27 12l3 1M28 17l3 .5', 1.6, '#CDB48B'),
  ...face(32, 40, 'worried', 5),
  shine('M15 42c.5-5 3-9 7-12'),
];

const leafyGreens: Drawing = [
  cut(
    basil,
    'M32 6c8-3 15 2 15 9 8 0 12 8 8 15 4 6 0 13-7 14l-8 6H24l-8-6C9 43 5 36 9 30 5 23 9 15 17 15c0-7 7-12 15-9z',
  ),
  cut(lime, 'M32 14c5-2 10 2 9 7 6 1 8 7 5 12 2 5-2 8-6 8l-4 12h-8l-4-12c-4 0-8-3-6-8-3-5-1-11 5-12-1-5 4-9 9-7z'),
  cut(white, 'M28 58c-3-7-4-13-2-19 3-2 9-2 12 0 2 6 1 12-2 19q-4 2-8 0z'),
  line('M32 37V20M28 39l-6-9M36 39l6-9', 1.9, '#EFF5C4'),
  ...face(32, 45, 'smile', 3, 0.8),
];

const onion: Drawing = [
  line('M30 12c-3-3-3-6-2-9M34 12c2-3 3-6 2-9', 2.6, '#A98BBF'),
  cut(plum, 'M32 9c3 7 8 9 14 13 8 5 11 12 9 20-2 9-11 14-23 14S11 51 9 42c-2-8 1-15 9-20 6-4 11-6 14-13z'),
  line('M32 14c-9 12-10 28-4 41M32 14c9 12 10 28 4 41M22 24c-6 8-8 18-4 28M42 24c6 8 8 18 4 28', 1.8, '#B795D4'),
  line('M27 57l-2 4M32 57v4M37 57l2 4', 2),
  ...face(32, 37, 'sad', 6, 1.1, white),
  shine('M14 38c0-5 3-9 7-12'),
];

const scallions: Drawing = [
  cut(leaf, 'M28 34C22 24 15 16 11 5q4-2 6 1c3 9 9 18 15 26z'),
  cut(basil, 'M36 34c4-11 8-18 8-30q4-2 6 1c1 11-3 20-8 30z'),
  cut(lime, 'M29 36c-1-12-2-20 1-32q3-2 5 0c2 12 2 20 1 32z'),
  cut(white, 'M25 33q7-3 15 0c1 6 2 9 4 13 2 5-2 9-6 9h-11c-4 0-8-4-6-9 2-4 3-7 4-13z'),
  cut('#D24A27', 'M22 34q10-3 21 0l.5 4q-11 3-22 0z'),
  line('M25 56l-3 5M30 56.5l-1 5M35 56.5l1 5M40 56l3 5', 1.9),
  ...face(32.5, 45.5, 'wow', 4, 0.9),
];

export const veggies = { carrot, garlic, 'leafy-greens': leafyGreens, onion, scallions } as const;
