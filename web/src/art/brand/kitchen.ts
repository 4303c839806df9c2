/** Three chefs' hats around one pot: the picture of Rival Restaurants on the home page. On 128 by 64. */
import { blob, cut, dots, line, shine, type Drawing } from '../drawing';
import { basil, brick, char, cream, ink, leaf, mustard, skin, steel, teal, tomato, white, wine } from '../palette';

const cook = (x: number, y: number, face: string, coat: string): Drawing => [
  cut(coat, `M${x - 16} ${y + 31}c0-10 6-14 16-14s16 4 16 14z`),
  cut(face, blob(x, y + 8, 11, 11.5)),
  cut(white, `M${x - 10} ${y}c-8-5-5-15 3-14 2-7 13-7 15 0 8-1 10 9 2 14l-.5 4q-9.5 2-19 0z`.replace('9.5', '9.5')),
  dots(ink, 1.5, [x - 4, y + 9], [x + 4.5, y + 9]),
];

export const kitchen: Drawing = [
  ...cook(26, 21, skin.peach, brick),
  line('M20 34.5c4-2.5 8-2.5 12 0M23 37.5h6', 2),
  ...cook(102, 21, skin.umber, teal),
  line('M97 36c3 2.6 7 2.6 10 0', 2),
  line('M96 26.5l4 1M108 26.5l-4 1', 2),
  ...cook(64, 15, skin.honey, wine),
  line('M60 30.5c2.5 2 6 2 8.5-.4', 2),
  cut(leaf, 'M45 36c-4-6-1-10 3-11 2 5 1 9-3 11z'),
  cut(tomato, blob(82, 35, 5.5)),
  cut(steel, 'M38 38h52l-3 20q-.5 4-5 4H46q-4.5 0-5-4z'),
  cut(mustard, 'M35 35.5h58q2 3 0 6.5H35q-2-3.5 0-6.5z'),
  cut(char, 'M36 44q-8 0-8 5t10 4zM92 44q8 0 8 5t-10 4z'),
  line('M57 51h.1M71 51h.1', 3.6, cream),
  line('M60 56c2.5 2 5.5 2 8 0', 2, cream),
  shine('M44 45l1.5 11'),
  dots(basil, 1.6, [5, 8], [123, 8]),
  dots(tomato, 1.6, [44, 8], [86, 6]),
];
