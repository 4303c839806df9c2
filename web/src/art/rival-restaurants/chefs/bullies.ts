/**
 * The four who stand in the way: Angus Khan, Antoine Baguette, Lovehandles McFatterson, Señor Fuego (RR-7.1, .2, .8,
 * .12).
 */
import { blob, cut, dots, flat, line, shine } from '../../drawing';
import {
  brick,
  butter,
  char,
  cocoa,
  coffee,
  cream,
  crust,
  ink,
  leaf,
  mustard,
  orange,
  plum,
  skin,
  tomato,
  white,
  wine,
} from '../../palette';
import { cheeks, eyes, head, shoulders, type Portrait } from './parts';

/** A wok for a helmet, with a fur trim: he throws people out of markets. */
const angus: Portrait = {
  ground: '#E9A25C',
  drawing: [
    shoulders(wine, 40),
    cut(
      cocoa,
      'M14 84c4-11 16-16 34-16s30 5 34 16' +
        'c-4 5-8 3-11 0-4 5-9 4-12 0-4 5-8 5-11 0-4 5-9 4-12 0-4 4-8 5-11 0-4 3-8 4-11 0z',
    ),
    ...head(skin.honey, 20, 22, 47),
    ...eyes(46, 8, [1, 0.5], 4),
    line('M32 39l12 4M64 39l-12 4', 4),
    line('M46 48c-1 4-2 6 0 7 1.5 1 3.5 1 5 0', 2.2),
    line('M48 59c-7-3-13 0-15 6-1 4-3 6-5 7M48 59c7-3 13 0 15 6 1 4 3 6 5 7', 3.6, coffee),
    line('M43 62.5c3 2 7 2 10-.5', 2.2),
    cut(coffee, 'M44 66h8l-1 13q-3 3-6 0z'),
    cut(char, 'M21 33C22 16 33 9 48 9s26 7 27 24z'),
    line('M48 9V3', 4),
    dots(brick, 3, [48, 3.5]),
    shine('M29 27c2-6 6-9 11-11'),
    cut(
      '#A9714A',
      'M18 31c4-4 8-4 11-1 4-4 8-4 11-.5 4-4 9-4 12 0 4-3 8-3 11 .5 4-3 9-3 14 1 2 5-1 8' +
        '-6 7-4 3-8 2-10-1-4 3-8 3-11 0-4 3-9 3-12 0-4 3-9 3-11 0-5 2-12 0-9-6z',
    ),
  ],
};

/** Wig, monocle, a baguette carried like a sceptre: his company costs a hundred more. */
const antoine: Portrait = {
  ground: '#9DB9DD',
  drawing: [
    cut(crust, 'M70 97 86 30c1-6 9-6 9 1L82 97z'),
    line('M83 52l7 3M80 64l7 3M77 76l8 3', 2.4, '#FBE3B4'),
    shoulders('#3B4E8C', 34),
    ...head(skin.porcelain, 17, 23, 45),
    cut(white, 'M38 69q10 6 20 0l5 8-8 3 5 7-7 2-5 8-5-8-7-2 5-7-8-3z'),
    cut(
      cream,
      'M29 47c-6-2-8-9-4-13-3-6 1-12 6-12 1-8 9-12 17-12s16 4 17 12' +
        'c5 0 9 6 6 12 4 4 2 11-4 13-3-4-4-10-3-15-9 4-22 4-32 0 1 5 0 11-3 15z',
    ),
    cut(cream, blob(25, 53, 6.5, 6)),
    cut(cream, blob(71, 53, 6.5, 6)),
    line('M24 34c3-1 5 0 6 2M72 34c-3-1-5 0-6 2M33 22c3-3 6-4 9-4M63 22c-3-3-6-4-9-4', 1.9, '#C9B48F'),
    line('M36 41c2-2 5-2 8-1', 2.8),
    line('M53 37c3-3 6-3 8-1', 2.8),
    line('M36.5 46c2-1.5 5-1.5 7.5 0', 2.2),
    dots(ink, 2, [40.5, 47], [57, 46]),
    line(blob(57, 46, 6), 2.4, mustard),
    line('M63 48c2 8 2 14-1 22', 1.6, mustard),
    line('M47 45c-1 4-4 7-2.5 9 1.5 1.4 4 1.2 5.5 0', 2.1),
    line('M48 59c-4-2-8-1-10 1-3 2-6 0-6-3s3-4 5-2M48 59c4-2 8-1 10 1 3 2 6 0 6-3s-3-4-5-2', 2.6),
    line('M45 64c2-1 4-1 6 0', 2),
    dots(brick, 1.6, [40, 58]),
  ],
};

/** A round laird with red whiskers and a jelly roll: nobody gets past him to the bins. */
const lovehandles: Portrait = {
  ground: '#C7A6D8',
  drawing: [
    shoulders(plum, 46),
    line('M16 78l14 19M80 78 66 97M36 74l5 23M60 74l-5 23', 3, '#C9E0A0'),
    line('M6 88h84', 3, '#C9E0A0'),
    cut(skin.peach, blob(48, 66, 29, 15)),
    cut(skin.peach, blob(48, 60, 28, 14)),
    ...head(skin.peach, 27, 24, 44),
    cut('#D9682B', 'M20 40c-3 12 0 24 10 29 2-6 1-11-2-16 0-6-2-11-8-13z'),
    cut('#D9682B', 'M76 40c3 12 0 24-10 29-2-6-1-11 2-16 0-6 2-11 8-13z'),
    line('M32 40c3-3 8-3 11 0M53 40c3-3 8-3 11 0', 2.6),
    line('M33 36c3-3 7-3 10-1M53 35c3-2 7-2 10 1', 3.2, '#D9682B'),
    cheeks('#EE8F7C', 50, 16),
    cut('#F0A487', blob(48, 48, 5.5, 4.5)),
    cut(wine, 'M37 56q11 4 22 0-1 10-11 10t-11-10z'),
    flat(white, 'M39.5 57.5q8.5 2.5 17 0l-1 3q-7.5 2-15 0z'),
    line('M35 71q13 6 26 0', 2),
    flat(tomato, blob(60, 67, 2.6, 1.8)),
    cut(plum, 'M22 28c2-13 14-19 27-18 14 0 24 6 25 18-16 4-36 4-52 0z'),
    line('M22 27q26 6 52 0', 4, '#C9E0A0'),
    cut(tomato, blob(48, 9, 5)),
    cut(crust, blob(80, 82, 12)),
    line('M80 82c-2-2 1-5 4-3s3 7-2 9-11-2-10-9 9-9 14-5', 2.6, tomato),
  ],
};

/** Flames for hair and a chilli hat band: everyone who shops next to him pays. */
const fuego: Portrait = {
  ground: '#F6C65B',
  drawing: [
    cut(
      orange,
      'M22 44C12 34 20 28 18 16c7 3 8 9 9 13 0-10 5-16 4-25 8 5 9 12 9 17 3-7 3-13 9-19' +
        ' 5 7 5 13 7 19 2-5 5-10 11-12-1 7 3 12 4 19 3-4 5-7 9-8-2 9 5 15-3 25z',
    ),
    cut(butter, 'M32 30c1-6 4-8 4-14 4 4 5 7 5 11 3-5 4-9 8-13 3 5 3 9 4 13 3-3 5-6 8-7-1 4 1 7 2 11z'),
    shoulders(brick, 39),
    line('M20 80 36 97M34 75l16 22M50 74l16 23M66 77l14 18', 4, mustard),
    ...head(skin.amber, 20, 22, 47),
    cut(char, 'M26 38q22-7 44 0l-1 13q-9 4-14-1-7-3-14 0-5 5-14 1z'),
    cut(char, 'M69 42l12-4-3 7 5 5-13 1z'),
    flat(white, blob(39, 44.5, 4.6, 4) + blob(57, 44.5, 4.6, 4)),
    dots(ink, 2.2, [40.5, 45], [58.5, 45]),
    line('M33 36l9 2.5M63 36l-9 2.5', 3.4, cocoa),
    cut('#B9733F', 'M45 50h6l1.5 5q-4.5 3-9 0z'),
    cut(
      coffee,
      'M48 57c-5-3-11-2-14 2-3 3-6 3-9 1 1 8 8 11 14 8 4-2 7-4 9-4s5 2 9 4c6 3 13 0 14-8-3 2-6 2-9-1-3-4-9-5-14-2z',
    ),
    cut(white, 'M43 65q5 2 10 0l-1 4q-4 1.5-8 0z'),
    cut(tomato, 'M70 86c2-7 9-9 14-6-2 5-5 7-7 13-3 2-8-1-7-7z'),
    cut(leaf, 'M82 81c0-4 2-6 5-7l2 4z'),
    cut(tomato, 'M12 88c2-6 8-8 12-5-2 4-4 6-6 11-3 2-7-1-6-6z'),
  ],
};

export const bullies = {
  'angus-khan': angus,
  'antoine-baguette': antoine,
  'lovehandles-mcfatterson': lovehandles,
  'senor-fuego': fuego,
} as const;
