/** Cards that help their player: emblems on a square of 64 (RR-9). */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import {
  brick,
  char,
  cream,
  crust,
  ink,
  leaf,
  lime,
  mustard,
  orange,
  plum,
  skin,
  sky,
  steel,
  teal,
  toast,
  tomato,
  white,
  wine,
} from '../../palette';

const star = (x: number, y: number, r: number) => {
  const point = (i: number) => {
    const [a, d] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.48 : r];
    return `${(x + Math.cos(a) * d).toFixed(1)} ${(y + Math.sin(a) * d).toFixed(1)}`;
  };
  return `M${Array.from({ length: 10 }, (_, i) => point(i)).join('L')}Z`;
};

export const fortune = {
  'five-star-review': [
    cut(white, 'M6 22h52v26H30l-12 11 2-11H6z'),
    ...[13, 22.5, 32, 41.5, 51].map((x) => flat('#E09A1A', star(x, 36, 5))),
    cut(mustard, star(32, 12, 10)),
    ...face(32, 11.5, 'grin', 3, 0.7),
  ],
  discount: [
    cut(tomato, 'M30 5l26 2 3 25-27 27q-3 3-6 0L5 38q-3-3 0-6z'),
    cut(cream, blob(48, 17, 4.5)),
    line('M22 42l18-14M25 30h.1M38 41h.1', 4.2, white),
    line('M50 15q6-8 10-9', 2.2, toast),
    shine('M12 31 29 12'),
  ],
  'go-vegan': [
    cut(lime, blob(32, 34, 26, 24)),
    cut(leaf, 'M32 52C14 50 10 34 15 20c14-2 23 8 20 26 5-10 10-14 17-15 1 12-6 20-20 21z'),
    line('M18 24c7 6 13 15 15 27M48 35c-6 3-11 9-14 16', 2, '#D7EFA5'),
    ...face(25, 32, 'smile', 4, 0.9),
    line('M32 4v5M12 9l3 4M52 9l-3 4', 2.6, leaf),
  ],
  jackpot: [
    cut(brick, 'M8 16q24-6 44 0v40q-22 5-44 0z'),
    cut(mustard, 'M10 15c2-10 38-10 40 0z'),
    cut(white, box(13, 23, 34, 17, 3)),
    line('M24.5 23v17M35.5 23v17', 2),
    cut(tomato, blob(18.7, 32, 3.6)),
    cut(tomato, blob(30, 32, 3.6)),
    cut(tomato, blob(41.3, 32, 3.6)),
    line('M52 38h5V22', 3.4, steel),
    cut(tomato, blob(57, 20, 4.5)),
    cut(char, 'M18 46h24v6H18z'),
    cut(mustard, blob(24, 55, 4, 3)),
    cut(mustard, blob(34, 57, 4.5, 3)),
    cut(mustard, blob(43, 55.5, 4, 3)),
    dots(white, 1.7, [18, 14], [30, 11], [42, 14]),
  ],
  'shopping-spree': [
    line('M3 10h8l7 32h34', 3.6),
    cut(sky, 'M13 20h47l-6 20H18z'),
    line('M25 21l2 18M36 21v18M47 21l-2 18M15 30h42', 1.9, '#3F7F96'),
    cut(crust, 'M22 20c0-8 5-12 9-12l6 12z'),
    cut(leaf, 'M38 20c-2-9 4-13 9-12 2 5 0 10-3 12z'),
    cut(char, blob(24, 53, 5)),
    cut(char, blob(47, 53, 5)),
    dots(steel, 1.9, [24, 53], [47, 53]),
    line('M1 32h7M0 40h9', 2.4, mustard),
  ],
  'special-order': [
    cut(cream, 'M5 46h54q1 7-5 7H10q-6 0-5-7z'),
    cut(steel, 'M9 46C9 28 19 18 32 18s23 10 23 28z'),
    cut(mustard, blob(32, 15, 4)),
    ...face(32, 34, 'wink', 6, 1.2),
    line('M6 20l4 3M58 20l-4 3M14 9l3 4M50 9l-3 4', 2.6, mustard),
    shine('M15 40c1-7 5-12 9-15'),
  ],
  'one-world': [
    cut(sky, blob(32, 34, 25, 24)),
    cut(leaf, 'M12 24c5-9 14-12 20-11 2 5-3 8-7 8 1 5-4 6-6 10 4 4 6 9 3 15-8-4-14-14-10-22z'),
    cut(leaf, 'M38 22c6-3 13 0 16 6 3 8-1 17-8 22-5-2-3-8-7-11-4-4-5-13-1-17z'),
    ...face(32, 34, 'smile', 6, 1.1),
    cut(lime, 'M32 10c-5-6 0-10 6-9 1 5-1 9-6 9z'),
  ],
  'sous-chef': [
    cut(skin.amber, blob(32, 40, 15, 15)),
    cut(white, 'M17 31c-10-5-8-18 3-18 3-9 20-9 23 0 11-1 14 13 4 18l-1 6q-14-5-28 0z'),
    ...face(32, 40, 'smile', 6, 1.1),
    cut(teal, 'M12 63c0-6 8-9 20-9s20 3 20 9z'),
    cut(tomato, 'M25 54l7 4 7-4 2 5-9 4-9-4z'),
    line('M54 24v18M50 20v6q4 4 8 0v-6', 2.6, steel),
  ],
  'dinner-and-a-show': [
    cut(wine, 'M4 4q28 6 56 0v14q-28 5-56 0z'),
    cut(tomato, 'M4 12q9 2 14 3c0 16-4 30-14 42zM60 12q-9 2-14 3c0 16 4 30 14 42z'),
    cut(white, 'M18 26q11-4 20 0 2 14-9 20-12-6-11-20z'),
    dots(ink, 1.7, [24, 31], [32, 31]),
    line('M23 37q5 4 9 0', 2),
    cut(plum, 'M34 32q10 4 16-2 5 12-2 20-12 2-16-6 4-5 2-12z'),
    dots(white, 1.6, [40, 38], [46, 36]),
    line('M39 46q4-4 8-1', 2, white),
    cut(toast, 'M6 57h52v5H6z'),
  ],
  'farmers-market': [
    cut(toast, 'M8 34h48l-4 25H12z'),
    line('M10 42h44M11 50h42', 2, '#7A4A20'),
    cut(tomato, blob(20, 29, 8)),
    cut(orange, 'M30 34l3-20q4-3 6 0l2 20z'),
    cut(leaf, 'M33 14c-4-5-2-9 2-11 1 2 2 3 2 5 2-2 4-2 6-1 0 5-4 8-8 8z'),
    cut(lime, blob(47, 28, 8, 7.5)),
    ...face(20, 28.5, 'smile', 3, 0.75),
    cut(cream, box(23, 42, 18, 9, 2)),
    line('M27 46.5h10', 2, brick),
  ],
} as const satisfies Record<string, Drawing>;
