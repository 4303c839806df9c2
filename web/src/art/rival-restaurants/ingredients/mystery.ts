/** Mystery Mart (RR-1.2). On a square of 64. */
import { blob, cut, dots, flat, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import {
  butter,
  cocoa,
  coffee,
  cream,
  goo,
  ink,
  mustard,
  night,
  teal,
  tomato,
  white,
  wine as red,
} from '../../palette';

const alienGoo: Drawing = [
  cut(
    goo,
    'M13 54c-8-1-9-9-3-11-2-9 2-15 7-17-1-10 7-17 16-16 10 0 16 8 15 17 6 3 9' +
      ' 10 7 17 6 3 3 10-4 10-3 5-9 5-12 1-4 5-10 5-13 0-4 3-10 3-13-1z',
  ),
  line('M24 14c-3-3-5-6-5-10M41 14c3-3 4-6 5-9', 2.6),
  dots(goo, 3, [19, 4], [46, 5]),
  flat(white, blob(22, 29, 5)),
  flat(white, blob(33, 25, 6)),
  flat(white, blob(43.5, 30, 5)),
  dots(ink, 2.4, [22.5, 30], [33, 26], [43, 31]),
  line('M24 41c5 5 12 5 17-.5', 2.2),
  flat(white, 'M28 43.5l2.5.8-.6 3.5zM36 44l2.5-1-.4 4z'),
  shine('M18 26c-.5-4 1-8 4-10'),
];

const chocolate: Drawing = [
  cut(coffee, 'M17 5l30-1q3 0 3 3l.5 3c-3 .5-3 4-.5 5-4 1-3.5 5 0 5.5L51 34H14.5V8q0-3 2.5-3z'),
  line('M27 6v24M38.5 6v24M16 19h28', 2, '#8A5A38'),
  ...face(32.5, 12.5, 'smirk', 3.6, 0.8, '#F4D3A8'),
  cut(red, 'M11 27h43l-1.5 29q-.2 3-3 3h-34q-3 0-3.2-3z'),
  cut(mustard, 'M10 25.5l5.5 3 5.5-3 5.5 3 5.5-3 6 3 5.5-3 5.5 3 6-3-.5 8H10.5z'),
  line('M20 44h24M24 50h16', 2.8, butter),
  shine('M15.5 38l.6 13'),
];

const secretSauce: Drawing = [
  cut(cocoa, 'M26 4h12v9H26z'),
  cut(tomato, 'M26 12h12l1 8c7 3 10 8 10 15v19q0 5-5 5H20q-5 0-5-5V35c0-7 3-12 10-15z'),
  cut(cream, 'M15 33q17-4 34 0v18q-17 4-34 0z'),
  cut(night, 'M18 36c5-2 10-1 14 1 4-2 9-3 14-1 1 7-3 10-7 9-3-.5-5-2-7-2s-4 1.5-7 2c-4 1-8-2-7-9z'),
  flat(white, blob(25, 39.5, 3.2, 2.5)),
  flat(white, blob(39, 39.5, 3.2, 2.5)),
  dots(ink, 1.5, [25.5, 39.6], [38.5, 39.6]),
  line('M28.5 48.5c2 1.5 5 1.5 7-.3', 1.9),
  shine('M19.5 31c.6-4 2-6 5-8'),
];

const wine: Drawing = [
  cut('#C9A25A', 'M28 3h9v6h-9z'),
  cut('#3E2A4E', 'M27 8h11l.5 12c6 3 9 7 9 13v21q0 5-5 5h-20q-5 0-5-5V33c0-6 3-10 9-13z'),
  cut(cream, 'M17.5 34q15-3 30 0v16q-15 3-30 0z'),
  ...face(32.5, 39.5, 'sleepy', 5, 1),
  flat('#E9958A', blob(25, 43.5, 2.6, 1.7)),
  flat('#E9958A', blob(40, 43.5, 2.6, 1.7)),
  line('M27.5 14h10', 2.6, mustard),
  shine('M22 31c.5-3 2-5 4.5-7'),
];

const tofu: Drawing = [
  cut(teal, 'M3 47h58q1 9-9 9H12q-10 0-9-9z'),
  cut(white, 'M8 26 18 13h39l-1.5 21-9.5 14H9z'),
  cut('#FFFDF6', 'M8 26 18 13h39L46.5 27z'),
  line('M46.5 27 46 47.5', 2.2),
  ...face(27, 34.5, 'smile', 6.5, 1.15),
  dots('#E6D5B8', 1.3, [24, 19], [35, 17], [42, 22], [14, 42], [51, 34]),
  flat('#F2B6A8', blob(17.5, 39, 2.6, 1.7)),
  flat('#F2B6A8', blob(37, 39, 2.6, 1.7)),
];

export const mystery = { 'alien-goo': alienGoo, chocolate, 'secret-sauce': secretSauce, wine, tofu } as const;
