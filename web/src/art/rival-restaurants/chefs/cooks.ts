/** Those who cook their own way: Biff Brobeque, Gardena Eden, Gohan Sushido, Phyllis Grubman (RR-7.3, .4, .6, .1). */
import { blob, box, cut, dots, flat, line, shine } from '../../drawing';
import {
  basil,
  brick,
  butter,
  char,
  coffee,
  cream,
  ink,
  leaf,
  lime,
  mustard,
  night,
  orange,
  pink,
  rose,
  skin,
  steel,
  teal,
  tomato,
  white,
} from '../../palette';
import { cheeks, head, neck, shoulders, type Portrait } from './parts';

/** Cap backwards, shades, a jaw like a grill. */
const biff: Portrait = {
  ground: '#F2A65E',
  drawing: [
    line('M80 97 74 52M88 97l2-46', 3.6, steel),
    line('M72 50q3-5 6 0M88 50q3-5 6 0', 3.6, steel),
    shoulders(skin.honey, 40),
    cut(white, 'M26 97l4-22q4-2 7-2 1 12 11 12t11-12q3 0 7 2l4 22z'),
    line('M40 92q8 4 16 0', 2.4, brick),
    neck(skin.honey),
    cut(skin.honey, blob(26, 47, 4.5, 5.5)),
    cut(skin.honey, blob(70, 47, 4.5, 5.5)),
    cut(skin.honey, 'M28 36q20-9 40 0l1 19q0 14-13 18-8 2.5-16 0Q27 69 27 55z'),
    flat('#B9805A', 'M30 57q4 3 9 1 9-4 18 0 5 2 9-1-1 10-11 14.5-7 2-14 0Q31 67 30 57z'),
    cut(white, 'M37 60q11 4 22 0-1 8-11 8t-11-8z'),
    line('M43 61.5v6M48 62v6M53 61.5v6', 1.4),
    cut(char, 'M25 40q23-5 46 0l-1 5q-2 8-10 8-8 0-10-7-2-1.5-4 0-2 7-10 7-8 0-10-8z'),
    line('M32 48c1-5 3-2 4-7 3 3 3 6 1 8M55 48c1-5 3-2 4-7 3 3 3 6 1 8', 2.4, orange),
    cut(brick, 'M25 37C23 18 34 9 48 9s25 9 23 28q-23-6-46 0z'),
    cut(brick, 'M68 29q14 1 18 8-2 5-8 3-6-3-9-3z'),
    line('M32 22q16-7 32 0', 2.6, butter),
    cut(mustard, blob(48, 29, 5, 4)),
    line('M44 54q4 3 8 0', 2),
    shine('M30 26c1-4 3-7 6-9'),
  ],
};

/** A garden for hair, and the calm of one who never harmed a chop. */
const gardena: Portrait = {
  ground: '#BFE0A0',
  drawing: [
    cut(
      '#4A3427',
      'M48 5c11-3 19 3 21 9 10 1 16 10 13 19 6 8 3 18-4 22-2 8-11 11-18 8H36' +
        'c-7 3-16 0-18-8-7-4-10-14-4-22-3-9 3-18 13-19C29 8 37 2 48 5z',
    ),
    line('M24 25q4-5 9-4M63 21q6-1 9 4M17 40q1-4 4-6M79 40q-1-4-4-6M22 55q3 3 6 3M74 55q-3 3-6 3', 2.2, '#7A5A44'),
    shoulders(cream, 35),
    cut(basil, 'M28 97V80q3-3 6 0v6h28v-6q3-3 6 0v17z'),
    dots(butter, 2.2, [31, 84], [65, 84]),
    neck(skin.umber),
    cut(skin.umber, blob(48, 46, 18.5, 21.5)),
    line('M35 45q4.5 4 9 0M52 45q4.5 4 9 0', 2.6),
    line('M34 38q5-3 9-1M53 37q5-2 9 1', 2.4, coffee),
    line('M46.5 50q-1 3 1.5 3.5 2 .2 3-1', 2),
    cheeks('#B8634A', 53, 11),
    cut(tomato, 'M41 58q3.5-2 7 0 3.5-2 7 0-3 5-7 5t-7-5z'),
    cut(leaf, 'M24 28c-6-2-8-8-5-13 6 1 9 7 5 13z'),
    cut(lime, 'M34 20c-4-4-4-10 1-14 5 4 5 10-1 14z'),
    cut(leaf, 'M72 28c6-2 8-8 5-13-6 1-9 7-5 13z'),
    cut(lime, 'M62 20c4-4 4-10-1-14-5 4-5 10 1 14z'),
    cut(rose, 'M48 10c3-4 8-1 7 3 4 1 4 7 0 8 0 4-5 6-7 2-2 4-7 2-7-2-4-1-4-7 0-8-1-4 4-7 7-3z'),
    cut(butter, blob(48, 16.5, 3)),
    cut(white, 'M30 25c2-3 5 0 4 2 2 1 2 4-1 5-1 2-4 2-5 0-3 0-3-4-1-5-1-2 1-4 3-2z'),
    cut(white, 'M66 25c2-3 5 0 4 2 2 1 2 4-1 5-1 2-4 2-5 0-3 0-3-4-1-5-1-2 1-4 3-2z'),
    dots(mustard, 1.6, [31, 28], [67, 28]),
    cut(orange, 'M26 58l5 1-3 11q-2 1-2-1z'),
    cut(orange, 'M70 58l-5 1 3 11q2 1 2-1z'),
  ],
};

/** Chopsticks crossed like swords; the way is in the rice. */
const gohan: Portrait = {
  ground: '#F0B7A4',
  drawing: [
    line('M10 92 34 50M14 97 40 56M86 92 62 50M82 97 56 56', 4, '#8A3B22'),
    line('M10 92l5-9M86 92l-5-9', 4.4, mustard),
    cut(char, blob(48, 10, 8, 7.5)),
    line('M42 16q6-3 12 0', 3.6, brick),
    shoulders(night, 38),
    cut(white, 'M40 72l8 13 8-13 5 2-10 23h-6L35 74z'),
    line('M38 74l10 20 10-20', 2.6),
    neck(skin.honey),
    ...head(skin.honey, 19, 22, 46),
    cut(char, 'M28 42c-2-16 7-26 20-26s22 10 20 26c-3-6-6-9-8-13q-12-6-24 0c-2 4-5 7-8 13z'),
    cut(white, 'M27 31q21-7 42 0l.5 7.5q-21-6-43 0z'),
    cut(tomato, blob(48, 31.5, 4.2, 3.8)),
    cut(white, 'M69 33l11-5-3 7 4 5-12-2z'),
    line('M34 43l10 2M62 43l-10 2', 3.2),
    line('M35 49q4 2.5 8 .5M53 49.5q4 2 8-.5', 2.6),
    line('M47 50c-1 3-1 5 1 5.5 1 .3 2 0 3-.5', 2),
    line('M43 61q5-2 10 0', 2.2),
    cut('#6B625C', 'M44 65h8q0 6-4 9-4-3-4-9z'),
    line('M40 58.5q-2 1-3 3.5M56 58.5q2 1 3 3.5', 2.2, '#6B625C'),
    shine('M36 23c2-2 4-3 7-4'),
  ],
};

/** Hairnet, butterfly glasses, a ladle that has seen everything. */
const phyllis: Portrait = {
  ground: '#A9D3CF',
  drawing: [
    line('M84 97V48', 4.4, steel),
    cut(steel, 'M73 38h22q0 13-11 13T73 38z'),
    cut('#B5563C', 'M75 39q9-4 18 0-9 3-18 0z'),
    shoulders(pink, 40),
    cut(white, 'M36 73l12 9 12-9 4 7-12 8-4-4-4 4-12-8z'),
    cut(white, box(20, 84, 16, 8, 2)),
    line('M23 88h10', 1.8, rose),
    neck(skin.porcelain),
    ...head(skin.porcelain, 22, 22, 48),
    cut('#B9B4AE', 'M24 45C20 24 32 12 48 12s28 12 24 33c-3-5-4-9-8-12q-16-7-32 0c-4 3-5 7-8 12z'),
    cut('#B9B4AE', blob(48, 11, 10, 7.5)),
    line(
      'M27 34 44 13M33 31l18-18M42 29l17-13M52 29l13-8M69 34 52 13' +
        'M63 31 45 13M54 29 37 16M44 29 31 21M26 27h44M31 20h34',
      1.1,
      '#6D6259',
    ),
    cut(teal, 'M22 40q-1-3 3-3l17 2q4 1 4 5 0 8-9 8-11 0-13-9z'),
    cut(teal, 'M74 40q1-3-3-3l-17 2q-4 1-4 5 0 8 9 8 11 0 13-9z'),
    flat('#F4FBFA', blob(36, 45, 6.5, 4.6) + blob(60, 45, 6.5, 4.6)),
    dots(ink, 2.2, [37, 46.5], [59, 46.5]),
    line('M29.5 43.5h13M53.5 43.5h13', 2.6, '#8FA9D8'),
    line('M46 43q2-1.5 4 0', 2.4),
    line('M46 51q-2 4 2 5 3 0 4-2', 2.2),
    dots(coffee, 1.5, [61, 58]),
    line('M61.5 57l2-2', 1.2),
    cut(tomato, 'M39 64q4-3 9-1 5-2 9 1-4 4-9 4t-9-4z'),
    line('M40 65q8-2.5 16 0', 1.6),
    cheeks('#F0A39A', 56, 15),
    line('M31 62q1 4 4 6M65 62q-1 4-4 6', 1.9, '#CF9F84'),
  ],
};

export const cooks = {
  'biff-brobeque': biff,
  'gardena-eden': gardena,
  'gohan-sushido': gohan,
  'phyllis-grubman': phyllis,
} as const;
