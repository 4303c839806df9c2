/** Fruit Stand (RR-1.2). On a square of 64. */
import { blob, cut, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import { basil, cocoa, leaf, lime, mustard, orange, tomato } from '../../palette';

const avocado: Drawing = [
  cut('#3F6B36', 'M32 6c7 0 9 7 11 14 3 8 9 13 9 22 0 11-9 17-20 17s-20-6-20-17c0-9 6-14 9-22 2-7 4-14 11-14z'),
  cut(
    '#DDE78E',
    'M32 11c5 0 6.5 6 8 12 2.5 8 7.5 12 7.5 19.5 0 8-7 12-15.5 12' +
      's-15.5-4-15.5-12c0-7.5 5-11.5 7.5-19.5 1.5-6 3-12 8-12z',
  ),
  cut(cocoa, blob(32, 42, 9.5)),
  shine('M26.5 40c.5-2 2-3.5 4-4'),
  ...face(32, 24.5, 'wink', 4, 0.9),
];

const beans: Drawing = [
  cut(leaf, 'M6 20C20 8 46 10 58 30c3 6-1 12-7 9-4-2-6-1-10-1-10 0-14 4-22 1C9 36 2 25 6 20z'),
  line('M10 22c14-8 33-5 44 11', 2, basil),
  cut(lime, blob(18, 28, 6)),
  cut(lime, blob(32, 28.5, 6.5)),
  cut(lime, blob(46, 31.5, 5.5)),
  ...face(32, 27, 'smile', 2.8, 0.7),
  cut('#A8462E', 'M14 45c5-3 9 0 9 4s-4 8-9 6-6-8 0-10z'),
  cut('#A8462E', 'M32 46c5-3 10-1 10 4s-5 8-10 5-5-7 0-9z'),
  shine('M14 48.5l1.5-1M32.5 49l1.5-1', 2),
];

const peppers: Drawing = [
  cut(basil, 'M28 16c0-5-1-8-4-10 3-2 8-1 9 3l1 8z'),
  cut(
    orange,
    'M32 15c4-4 12-3 16 1 6 6 6 17 2 27-3 8-7 14-12 13-3-.6-4-2-6-2' +
      's-3 1.4-6 2c-5 1-9-5-12-13-4-10-4-21 2-27 4-4 12-5 16-1z',
  ),
  cut(leaf, 'M20 15c4-3 8-2 12 0 4-2 8-3 12 0-3 5-8 6-12 3-4 3-9 2-12-3z'),
  line('M24 23c-3 8-2 18 1 27M40 23c3 8 2 18-1 27', 1.9, '#B8581A'),
  ...face(32, 33, 'stern', 5),
  shine('M15.5 31c0-5 1-8 3-10.5'),
];

const sweetFruit: Drawing = [
  cut(
    leaf,
    'M32 22c-5-3-12-3-16-8 5-1 8 0 11 2-2-4-3-8 1-12 3 3 4 5 4.5 9 1' +
      '-4 3-7 7-9 2 5 1 9-1 12 3-2 6-3 11-1-4 5-11 4-17.5 7z',
  ),
  cut(mustard, 'M32 20c12 0 18 9 18 19s-7 20-18 20-18-10-18-20 6-19 18-19z'),
  line('M17 31l28 24M22 24l27 23M33 20.5l17 14M47 31 19 55M42 24 15 47M31 20.5 14.5 34', 1.6, '#C9801C'),
  ...face(32, 38, 'grin', 6, 1.05),
  shine('M19 33c1-3 2.5-5 5-7'),
];

const tomatoes: Drawing = [
  cut(tomato, 'M32 16c14-4 25 4 25 18S46 57 32 57 7 48 7 34s11-22 25-18z'),
  cut(
    basil,
    'M32 17c-4 4-9 4-13 1 3-2 6-3 9-3-2-2-3-4-2-6 3 1 5 2 6 4 1-3 3-5 6-6 1 3 0 5-2 7 4 0 7 1 9 4-5 2-10 2-13-1z',
  ),
  ...face(32, 36, 'smile', 7, 1.1),
  shine('M12.5 34c0-5 2-9 6-11.5', 3.4),
];

export const fruit = { avocado, beans, peppers, 'sweet-fruit': sweetFruit, tomato: tomatoes } as const;
