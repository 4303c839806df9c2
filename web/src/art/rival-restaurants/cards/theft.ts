/** Cards that take or defend: emblems on a square of 64 (RR-9). */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import { basil, butter, char, cocoa, ink, mustard, night, pink, plum, rose, skin, sky, steel, stone, tomato, white, wine } from '../../palette';

export const theft = {
  'clam-voyance': [
    cut(rose, 'M6 36C3 22 16 12 32 12s29 10 26 24z'), line('M14 34l6-17M24 35l3-21M40 35l-3-21M50 34l-6-17', 1.8, wine),
    cut(rose, 'M6 44c2 10 12 14 26 14s24-4 26-14z'), cut(night, 'M7 35h50v10H7z'), cut(white, blob(32, 40, 9)), cut(plum, blob(32, 40, 5)), dots(white, 1.5, [30.5, 38.5]),
    line('M8 8l3 4M56 8l-3 4M32 3v5', 2.6, mustard),
  ],
  'raiders-of-the-lost-pork': [
    cut(cocoa, 'M4 24q28-10 56 0 2 4-2 6-26-7-52 0-4-2-2-6z'), cut(cocoa, 'M16 24q0-16 8-16 4 0 8 3 4-3 8-3 8 0 8 16-16-4-32 0z'), line('M16 22q16-4 32 0', 3.4, char),
    cut(pink, blob(32, 44, 18, 15)), cut(rose, blob(32, 47, 7.5, 5.5)), dots(wine, 1.5, [29.5, 47], [34.5, 47]), dots(ink, 2, [23, 39], [41, 39]), line('M19 34l7 2M45 34l-7 2', 2.2), line('M50 46c8-2 10 6 5 9s-4 6 3 6', 2.8, cocoa),
  ],
  'armed-robbery': [
    cut('#C9A36B', 'M36 26c-9 5-15 14-14 23 1 8 7 10 18 10s17-2 18-10c1-9-5-18-14-23z'), cut('#A9804A', 'M35 26c-4-3-4-8-1-11 4 3 8 3 12 0 3 3 3 8-1 11z'), line('M40 36v16M44 39q-7-3-8 2t8 4q0 6-8 3', 2.4, basil),
    cut(skin.peach, blob(17, 22, 12, 12.5)), cut(char, 'M4 19q13-5 26 0l-1 8q-6 3-11 0-6 3-13 0z'), flat(white, blob(12, 23, 2.8, 2.3) + blob(22, 23, 2.8, 2.3)), dots(ink, 1.5, [13, 23], [23, 23]), cut(char, 'M6 13q2-8 11-8t11 8q-11-3-22 0z'), line('M13 31q4 2 8-.5', 1.9),
  ],
  'food-recall': [
    cut(white, 'M8 22l32-8v30L8 40z'), cut(tomato, 'M40 11q8-3 10 0v36q-2 3-10 0z'), cut(steel, 'M14 41l8 1 3 14q-4 3-8 0z'), line('M54 20q5-3 7-6M55 29h7M54 38q5 3 7 6', 2.8, mustard), ...face(23, 29, 'stern', 5.5, 1),
  ],
  'fridge-raid': [
    cut(sky, box(10, 4, 30, 56, 5)), line('M10 24h30', 2.4), line('M15 13v6M15 30v9', 3), cut('#EAF6F7', 'M40 5l16-2v55l-16 2z'), line('M41 24l15-1M41 42l15-1', 2), cut(tomato, blob(48, 19, 3.5)), cut(butter, 'M44 41l6-6 4 5z'), cut(white, 'M46 58v-9l3-3 3 3v8z'),
    cut(skin.honey, 'M0 46q8-6 16-3 8-2 11 1 2 3-2 4l-8 1q-8 8-17 6z'),
  ],
  monopoly: [
    cut(char, 'M18 22V6q14-4 28 0v16z'), cut(char, 'M8 21q24-6 48 0 3 3 0 6-24-5-48 0-3-3 0-6z'), line('M18 17q14 3 28 0', 3, tomato), cut(skin.porcelain, blob(32, 38, 15, 14)), cut(white, 'M32 43c-4-3-9-2-12 1-2 2-4 2-6 0 1 7 8 9 12 6 3-2 4-3 6-3s3 1 6 3c4 3 11 1 12-6-2 2-4 2-6 0-3-3-8-4-12-1z'), dots(ink, 1.9, [26, 35], [38, 35]), line(blob(38, 35, 5), 1.9, mustard), line('M29 53q3 2 6 0', 2), cut(stone, box(22, 54, 20, 8, 2)),
  ],
  'ninja-attack': [
    cut(night, blob(32, 33, 22, 23)), cut(skin.honey, 'M13 28q19-6 38 0 2 6-1 11-18 5-36 0-3-5-1-11z'), dots(ink, 2.4, [24, 34], [40, 34]), line('M18 28.5l9 3M46 28.5l-9 3', 3), line('M52 20l10-5M53 23l9 1', 4, night), line('M11 22q21-7 42 0', 3.4, tomato),
    cut(steel, 'M12 46l3.5 5 6-1-1 6 5 3.5-5.5 2-1.5 3-4-3-6 1 1.5-5.5L6 52l6-.5z'), flat(night, blob(14.5, 54.5, 2)),
  ],
  taxes: [
    cut(white, 'M14 4h28l8 9v45l-5-3-5 4-5-4-5 4-5-4-5 4-6-3z'), line('M20 17h20M20 24h24M20 31h14', 2.2, '#B9A78C'), cut(tomato, blob(39, 42, 12)), line('M33 48l12-12M35 37h.1M43.5 47h.1', 3.2, white), line('M42 4v9h8', 2),
  ],
  'surveillance-camera': [
    line('M10 6v24M10 20h12', 4.4, stone), cut(steel, 'M20 12l34 8-4 17-36-9z'), cut(char, 'M50 22l10 2-3 12-10-2z'), cut(sky, blob(54.5, 29.5, 4, 5)), dots(tomato, 2.4, [27, 20]), line('M20 27l28 7', 1.8, stone), ...face(36, 24, 'smirk', 4.5, 0.9), flat('rgb(255 226 120 / 55%)', 'M52 37 64 60H20z'), shine('M24 15l8 2'),
  ],
} as const satisfies Record<string, Drawing>;
