/** Cards that do harm: emblems on a square of 64 (RR-9). */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../../drawing';
import { brick, butter, char, cream, goo, ink, leaf, mustard, night, orange, pink, plum, rose, skin, sky, steel, stone, toast, tomato, white, wine } from '../../palette';

export const havoc = {
  'alien-attack': [
    flat('rgb(155 222 87 / 45%)', 'M20 40h24l12 22H8z'), cut(goo, 'M20 26c0-12 5-18 12-18s12 6 12 18z'), flat(white, blob(27, 20, 3.5) + blob(37, 20, 3.5)), dots(ink, 1.9, [27.5, 20.5], [36.5, 20.5]), line('M28 9l-4-6M36 9l4-6', 2.4), cut(plum, 'M4 34c0-7 12-11 28-11s28 4 28 11-12 11-28 11S4 41 4 34z'), dots(butter, 2.6, [13, 35], [25, 39], [39, 39], [51, 35]), cut('#D9964C', blob(32, 55, 5, 4)),
  ],
  contamination: [
    cut(goo, 'M10 50c-6-4-4-14 3-15-2-9 6-15 13-13 3-8 16-8 18 1 8-1 13 6 11 13 6 2 7 12 0 15-4 6-11 6-14 1-4 5-12 5-15 0-5 5-13 4-16-2z'), cut(white, blob(32, 34, 12, 11)), flat(white, 'M26 42h12v6H26z'), dots(ink, 3.4, [27.5, 34], [36.5, 34]), flat(ink, 'M32 38l1.8 3.5h-3.6z'), line('M29 44v4M32 44v4.5M35 44v4', 1.6), line('M14 18c-4-4 2-6-1-11M50 18c4-4-2-6 1-11M32 12c-3-3 2-5 0-9', 2.6, leaf),
  ],
  'food-inspector': [
    cut(cream, box(8, 6, 32, 50, 3)), cut(steel, box(17, 2, 14, 8, 3)), line('M14 18l3 3 5-6M14 29l3 3 5-6M26 18h9M26 29h9M26 40h9', 2.4, leaf), line('M14 37l6 6M20 37l-6 6', 2.6, tomato), cut(sky, blob(43, 41, 12)), line('M52 50l9 10', 5, toast), dots(ink, 2.4, [43, 42]), line('M37 39q6-5 12 0', 2.2), shine('M36 39c1-3 2-4 4-5'),
  ],
  'its-just-business': [
    cut(char, 'M8 63c0-16 8-23 24-23s24 7 24 23z'), cut(white, 'M24 41l8 10 8-10 2 3-7 19h-6l-7-19z'), cut(tomato, 'M30 49h4l3 14H27z'), cut(skin.peach, blob(32, 26, 13, 15)), cut(char, 'M18 24C16 8 25 4 33 4s15 6 13 20c-2-5-4-8-5-11-6 2-13 2-19-1-1 4-3 8-4 12z'), cut(night, 'M20 23h11v4q-1 4-5 4t-6-5zM33 23h11v3q-1 5-6 5t-5-4z'), line('M27 36h10', 2.2), cut(toast, box(40, 50, 20, 13, 2)), line('M46 50v-3h8v3', 2.4),
  ],
  'negative-critic': [
    cut(skin.porcelain, 'M18 30V16q0-5 5-5h20q6 0 6 5l4 3q4 1 4 5-1 5-4 5 2 5-3 7 0 5-5 5H32l2 14q0 6-6 6-3-12-10-20z'), cut(wine, box(4, 12, 14, 26, 3)), line('M49 19h-6M52 28h-8M49 36h-6', 2), dots(butter, 1.7, [11, 33]), line('M44 52l4-4M53 56l-1-6M59 48l-5-1', 2.6, tomato),
  ],
  'rat-infestation': [
    line('M52 46c12 2 10-14 3-12', 3.4, pink), cut(stone, 'M8 46C6 30 18 20 32 20s24 12 23 26q0 9-10 9H18Q9 55 8 46z'), cut(stone, blob(14, 21, 8)), cut(pink, blob(14, 21, 4.5)), cut(stone, blob(38, 18, 8)), cut(pink, blob(38, 18, 4.5)), dots(ink, 2.4, [18, 35], [32, 35]), cut(rose, blob(25, 42, 4, 3)), line('M14 42 3 39M14 45 4 48M36 42l11-3M36 45l10 3', 1.6), cut(white, 'M22 47h6v5h-6z'), line('M25 47v5', 1.3), shine('M14 31c2-4 5-6 9-7.5'),
  ],
  'road-block': [
    line('M14 40v20M50 40v20M8 60h12M44 60h12', 4, stone), cut(white, 'M4 18l56-1v11l-56 1zM4 33l56-1v11l-56 1z'), cut(tomato, 'M8 18h8l8 11h-8zM26 18h8l8 11h-8zM44 17.5h8l8 10.5h-8zM8 33h8l8 11h-8zM26 33h8l8 11h-8zM44 32.5h8l8 10.5h-8z'), cut(mustard, blob(14, 11, 6)), cut(mustard, blob(50, 11, 6)), line('M14 1v2M4 5l2 2M50 1v2M60 5l-2 2', 2.4, orange),
  ],
  'fake-sale': [
    cut(mustard, 'M32 3l6 7 8-4 2 9 9 1-3 9 6 6-7 6 3 9-9 1-3 8-8-4-6 7-6-7-8 4-2-9-9-1 3-9-6-6 7-6-3-9 9-1 3-8 8 4z'), line('M14 26l11 12M25 26 14 38', 4.2, tomato), line('M33 27q1-7 8-7 8 0 8 7 0 6-16 15h17', 4.2, tomato), shine('M13 22l4-4', 2.4),
  ],
} as const satisfies Record<string, Drawing>;
