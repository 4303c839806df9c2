/** The mark of Tableside: one plate, half burger, half pizza. On a square of 64. */
import { blob, cut, dots, flat, line, shine, type Drawing } from '../drawing';
import { butter, coffee, crust, ink, leaf, mustard, tomato, white } from '../palette';

export const mark: Drawing = [
  cut('#C8401F', blob(32, 32.5, 30.5, 30)),
  cut(white, blob(32, 32, 26.5, 26)),
  cut(crust, 'M30.5 13C18 13 10 19.5 9.5 28.5q0 2.5 2.5 2.5h18.5z'),
  cut(leaf, 'M9 31.5h21.5v4q-3 2.5-5.5 0-3 2.5-5.5 0-3 2.5-5.5 0-3 2-5 0-2-3 0-4z'),
  cut(coffee, 'M10 37h20.5v6.5H12q-3 0-3-3.3 0-3 1-3.2z'),
  cut(crust, 'M10.5 44h20v8H22q-9-.5-11.5-8z'),
  cut(crust, 'M33.5 12.5C45 13 54 21 54 32s-9 19.6-20.5 20z'),
  cut(butter, 'M33.5 17.5C42 18 49 24 49 32s-7 14.6-15.5 15z'),
  cut(tomato, blob(39, 26, 3.4)),
  cut(tomato, blob(41.5, 37, 3.4)),
  flat(leaf, 'M35 41c2-2 5-1 5 1-2 2-4.5 1-5-1z'),
  dots(ink, 1.9, [23, 24.5], [44.8, 30.5]),
  line('M25.5 28c1.7.9 3.3 1.1 5 1', 1.9),
  line('M33.5 31.2c2 .8 4 .6 5.5-.8', 1.9),
  dots('#FBE3B4', 1, [17, 20], [23, 17], [28, 18.5]),
  shine('M13 26c1-3.5 3-6 6-7.6', 2),
  line('M32 12.5v40', 2, mustard),
];
