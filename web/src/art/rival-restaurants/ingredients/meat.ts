/** Chop Shop (RR-1.2). On a square of 64. */
import { blob, cut, dots, flat, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import { brick, cream, crust, ink, orange, pink, rose, sky, teal, toast, white } from '../../palette';

const beef: Drawing = [
  cut('#F6DCC0', 'M8 30C7 16 20 8 33 9c14 1 24 9 24 20 0 8-6 10-10 13-5 4-5 13-14 14C20 57 9 45 8 30z'),
  cut(brick, 'M13 30c-1-10 8-16 19-16 11 .5 20 6 20 14 0 6-5 7-9 10-5 4-5 11-11 12-9 1-18-9-19-20z'),
  cut(cream, 'M27 22c3-3 8-3 10 0 1 3-1 5-2 7l-1 8c0 3-5 3-5 0l-.5-8c-2-2-3-4-1.5-7z'),
  line('M18 26c1-3 3-5 5-6M42 22c2 1 4 2 5 4M20 40l3 3', 2.2, '#F2A08A'),
  dots(ink, 1.7, [22, 32], [42, 31.5]),
  line('M27.5 42.5c2.5 1.6 5 1.6 7.5-.5', 1.9),
];

const fish: Drawing = [
  cut(teal, 'M46 32c5-6 10-9 15-9-3 6-3 12 0 18-5 0-10-3-15-9z'),
  cut(sky, 'M4 33c6-12 17-18 28-17 10 1 16 8 18 16-2 8-8 16-18 17C21 50 10 44 4 33z'),
  cut(teal, 'M24 17c4-6 10-8 16-7-1 4-1 7 1 10-5-3-11-4-17-3z'),
  line('M23 21c5 7 5 17 0 24', 2, '#2F6F86'),
  line('M30 27q2 2 0 4.5M37 27q2 2 0 4.5M33.5 34q2 2 0 4.5M41 34q2 2 0 4.5', 1.8, '#2F6F86'),
  flat(white, blob(14.5, 29, 4)),
  dots(ink, 2, [14, 29.5]),
  line('M6.5 36c2 1.5 4 1.6 6 .6', 2),
  shine('M27 21c5-.5 9 .5 12 3'),
];

const pork: Drawing = [
  cut('#C95B4B', 'M9 14c6-5 11 3 17 0s12-6 17-2 8 1 12-1l1.5 12c-5 4-9 4-14 1s-10-1-16 2-11-2-16 1z'),
  line('M11 19c5-3 10 2 16 0s11-5 16-2 8 1.5 12 0', 2.6, '#F6D3B4'),
  cut(rose, 'M7 37c6-5 11 3 17 0s13-6 18-2 9 1 14-1l1.5 15c-5 4-10 4-15 1s-11-1-17 2-12-2-17 1z'),
  line('M9 49c5-3 11 2 17 0s12-4 17-1.5 8 1 13-.5', 2.8, '#FBE3CC'),
  ...face(31, 40.5, 'smirk', 6, 1),
  shine('M10 40.5c2-1 4-.5 6 0', 2.4),
];

const poultry: Drawing = [
  cut(cream, 'M42 42l9 9c3-2 7 0 6 4-.4 2-2 2.5-3 3-1 1.5-2 3-4 3-4 0-5-4-3-6.5l-9-9z'),
  cut(crust, 'M46 44c-4 5-12 8-21 5C12 45 4 31 10 18 16 7 31 5 41 14c8 8 9 20 5 30z'),
  line('M40 20c4 5 5 11 4 16M15 40c3 3 6 5 10 6', 2.4, toast),
  ...face(26, 26, 'wow', 6, 1.1),
  shine('M12.5 27c0-6 3-11 8-14', 3.4),
];

const shellfish: Drawing = [
  line('M14 42 5 47M16 47 9 54M50 42l9 5M48 47l7 7', 3.4, '#B83C1C'),
  line('M16 33C10 30 9 26 11 22M48 33c6-3 7-7 5-11', 3.6, '#B83C1C'),
  cut(brick, 'M11 24C3 22 2 12 8 7c1 3 2 5 4 6 1-3 3-5 6-5 3 7 0 14-7 16z'),
  cut(brick, 'M53 24c8-2 9-12 3-17-1 3-2 5-4 6-1-3-3-5-6-5-3 7 0 14 7 16z'),
  cut(orange, 'M32 26c14 0 22 7 21 15-1 9-10 14-21 14s-20-5-21-14c-1-8 7-15 21-15z'),
  line('M26 27l-2-7M38 27l2-7', 2.8),
  flat(white, blob(24, 18.5, 4)),
  flat(white, blob(40, 18.5, 4)),
  dots(ink, 2.2, [24.5, 19], [39.5, 19]),
  line('M26 42c3 4 9 4 12 0', 2.2),
  dots(pink, 2, [19, 40], [45, 40]),
  shine('M16 37c2-3 5-5 9-6'),
];

export const meat = { beef, fish, pork, poultry, shellfish } as const;
