/** House of Carbs (RR-1.2). On a square of 64. */
import { cut, dots, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import { brick, butter, cream, mustard, sky, toast, white } from '../../palette';

const bread: Drawing = [
  cut(
    toast,
    'M9 26C6 13 19 8.5 32 8.5s26 4.5 23 17.5c-.7 3-2.5 4.5-4 5.5l.6 19.5' +
      'q0 4.5-4.6 4.5H17q-4.6 0-4.6-4.5l.6-19.5c-1.5-1-3.3-2.5-4-5.5z',
  ),
  cut(
    '#F7DDA9',
    'M14.5 25.5c-1.5-8 7-11.5 17.5-11.5s19 3.5 17.5 11.5c-.6 2.5-2.5 3.5-4 4.5' +
      'l.5 17.5q0 2.5-2.5 2.5h-23q-2.5 0-2.5-2.5l.5-17.5c-1.5-1-3.4-2-4-4.5z',
  ),
  dots('#DDB273', 1.3, [22, 22], [41, 21], [32, 45], [24, 44], [43, 41]),
  ...face(32, 31, 'smile', 6),
];

const flour: Drawing = [
  cut(white, 'M16 19c-5 10-8 22-5 33 .8 3 3 4 6 4.2 10 .8 20 .8 30 0 3-.2 5-1.4 5.8-4.2 3-11 .2-23-4.8-33z'),
  cut(
    '#E8D3AE',
    'M15 20c-4-4-4-8-1-12 3 2.5 5 2.5 7.5 0 2.5 2.5 5 2.5 7.5 0 2.5' +
      ' 2.5 5 2.5 7.5 0 2.5 2.5 5 2.5 7.5 0 3 4 8 8 4.5 12z',
  ),
  cut(mustard, 'M14 33q18-4 36 0l1.5 12q-19.5 4-39 0z'),
  line('M32 43V34M32 37l-4-2M32 37l4-2M32 41l-4-2M32 41l4-2', 1.9, cream),
  ...face(32, 25.5, 'sleepy', 6, 0.9),
  dots('#E8D3AE', 1.3, [20, 51], [27, 53], [44, 51]),
  shine('M15.5 27c1-3 2-5 3-7'),
];

const noodles: Drawing = [
  line('M40 30 55 4M47 31 61 9', 3.4, toast),
  cut(butter, 'M10 33c-1-9 5-15 11-13 2-6 12-7 15-1 6-4 15 0 15 6 4 1 5 5 3 8z'),
  line('M15 31c0-5 3-8 7-7M22 31c0-6 4-9 9-7M31 31c0-5 4-8 9-6M41 31c0-3 3-5 7-4', 2, '#C98F2B'),
  cut(brick, 'M6 32h52c0 13-6 21-14 23l-.5 3h-23l-.5-3C12 53 6 45 6 32z'),
  line('M11 37.5q21 3 42 0', 2.2, butter),
  ...face(32, 43.5, 'grin', 6, 1, cream),
];

const potato: Drawing = [
  cut('#C9995B', 'M8 30c1-9 9-13 16-13 6-6 18-8 26-2 8 5 10 14 6 22-3 7-10 7-14 12-6 7-20 6-27 0-6-5-8-11-7-19z'),
  dots('#8F6432', 1.5, [20, 23], [45, 17], [52, 29], [15, 40], [37, 50], [31, 17]),
  line('M46 41c2-1 3-2.5 3.5-4M27 52c2 .5 4 .5 6 0', 1.9, '#8F6432'),
  ...face(32, 31, 'sleepy', 7, 1.1),
  shine('M13 30c1-4 3-6 7-7.5'),
];

const rice: Drawing = [
  cut(white, 'M9 34c0-12 9-20 23-20s23 8 23 20z'),
  line('M22 24l3-2M31 20l3 1M39 25l3-2M27 29l3 1M35 30l3-2M45 30l2 1M18 31l2-2', 2, '#D3BE9A'),
  cut(sky, 'M5 33h54c0 13-7 20-15 22l-.5 3.5h-23L20 55C12 53 5 46 5 33z'),
  line('M10 38.5q22 3 44 0', 2, white),
  ...face(32, 44.5, 'smile', 6),
  shine('M14 27c2-4 5-7 9-8.5'),
];

export const carbs = { bread, flour, noodles, potato, rice } as const;
