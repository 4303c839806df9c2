/** Those who get their way: General Stroganov, Kim Chi, Mortimer Sleazburger, Pork Knuckles (RR-7.5, .7, .9, .11). */
import { blob, box, cut, dots, flat, line, shine } from '../../drawing';
import {
  brick,
  butter,
  char,
  coffee,
  crust,
  ink,
  mustard,
  night,
  olive,
  pink,
  rose,
  skin,
  stone,
  tomato,
  white,
  wine,
} from '../../palette';
import { cheeks, eyes, head, neck, shoulders, type Portrait } from './parts';

/** A fur hat, a moustache with a rank of its own, medals for mushrooms. */
const stroganov: Portrait = {
  ground: '#D9CFA0',
  drawing: [
    shoulders(olive, 41),
    cut(brick, 'M34 73l14 10 14-10 5 3-16 15h-6L29 76z'),
    cut(mustard, 'M8 86q6-9 17-11l3 6q-10 2-14 8z'),
    cut(mustard, 'M88 86q-6-9-17-11l-3 6q10 2 14 8z'),
    cut('#C98F5A', 'M26 88q0-5 5-5t5 5zM29.5 88h3v5h-3z'),
    cut('#C98F5A', 'M62 88q0-5 5-5t5 5zM65.5 88h3v5h-3z'),
    ...head(skin.peach, 21, 22, 48),
    ...eyes(45, 8, [0, 1], 3.8),
    line('M30 39q7-5 14 0M52 39q7-5 14 0', 5.6, white),
    line('M30 36q7-4 14 1M52 37q7-5 14-1', 1.6),
    cut('#EE8B6A', blob(48, 52, 6, 5)),
    cheeks('#EE9C80', 53, 15),
    cut(
      white,
      'M48 58c-5-3-12-2-16 2-3 4-8 4-11 1 2 9 11 13 18 9 4-2 7-5 9-5s5 3 9 5c7 4 16 0 18-9-3 3-8 3-11-1-4-4-11-5-16-2z',
    ),
    line('M30 65q5 1 10-3M66 65q-5 1-10-3', 1.7, '#C9B79B'),
    cut(
      '#5A4335',
      'M20 36C18 18 30 8 48 8s30 10 28 28c2 6 2 16-1 22-5 3-9-2-9-8l-1-13H31l-1 13c0 6-4 11-9 8-3-6-3-16-1-22z',
    ),
    cut(
      '#7D604B',
      'M22 35c-2-6 2-12 7-13 12-5 26-5 38 0 5 1 9 7 7 13-3 4-7 3-9 1' +
        '-4 3-8 3-10 0-4 3-8 3-11 0-3 3-8 3-10 0-4 3-9 3-12-1z',
    ),
    cut(tomato, 'M48 20l2.5 5 5.5.5-4 3.7 1.2 5.3L48 31.7l-5.2 2.8L44 29.2l-4-3.7 5.5-.5z'),
    flat(butter, 'M46.7 25h2.6v6h-2.6z'),
    shine('M27 17c3-4 6-5 10-6'),
  ],
};

/** Star of her own drama: a tear that glitters and a boa that never sits still. */
const kim: Portrait = {
  ground: '#F2B3CF',
  drawing: [
    cut(char, 'M48 7c20-1 30 13 29 31 0 14 6 22 5 38q-3 12-14 10H28q-11 2-14-10c-1-16 5-24 5-38C18 20 28 8 48 7z'),
    cut(rose, 'M70 26c5 12 3 24 7 36 2 8 2 14 0 19-6-8-8-18-9-28-1-9 0-18 2-27z'),
    shoulders('#7A3A8C', 32),
    neck(skin.porcelain),
    cut(skin.porcelain, blob(48, 47, 18, 21.5)),
    cut(char, 'M28 46c-2-16 5-27 21-27 15 0 22 11 20 27-2-8-8-14-14-17-8 6-20 6-27 17z'),
    ...eyes(47, 8, [-0.5, -1], 4.8),
    line('M34 43l-4-2.5M62 43l4-2.5M35.5 42q4-2 8 .5M52.5 42.5q4-2.5 8-.5', 2.4),
    line('M34 36q5-4 9-1M53 35q5-3 9 1', 2),
    flat('#B79BE0', 'M35.5 41.5q4-4 8.5-.5l-.5 1.5q-4-2.5-8 .5zM52 41q4.5-3.5 8.5.5v1.5q-4-3-8-.5z'),
    line('M47 53q0 2 2 2', 1.9),
    cut(tomato, 'M42 61q3-3 6-1 3-2 6 1-1 6-6 6t-6-6z'),
    flat(wine, 'M44 62q4-1.5 8 0-1 3-4 3t-4-3z'),
    cheeks('#F4A1A8', 55, 12),
    flat('#6FC3E8', 'M60 53.5q5 7.5 0 10-5-2.5 0-10z'),
    cut(mustard, 'M29 60l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4z'),
    cut(mustard, 'M67 60l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4z'),
    cut(
      pink,
      'M8 92c-3-8 5-13 10-9 1-7 10-8 13-2 4-5 11-3 12 3 4-4 10-2 11 2 2-5 9-6 12-1 4-5 12-3 13 3 6-2 10 3 8 9z',
    ),
    cut(white, 'M26 24q0-8 10-7l9 2 3 2 3-2 9-2q10-1 10 7-1 8-10 7-8-1-9-7h-6q-1 6-9 7-9 1-10-7z'),
    flat(night, blob(35.5, 24, 6.5, 4.6) + blob(60.5, 24, 6.5, 4.6)),
    shine('M31 22l4-2M56 22l4-2', 2),
  ],
};

/** Hair by frying fat, a gold tooth, something in his sleeve that smells. */
const mortimer: Portrait = {
  ground: '#C3CF86',
  drawing: [
    shoulders('#B98A2E', 34),
    line('M20 82l56 0M16 91h64M28 76v21M40 73v24M56 73v24M68 76v21', 1.9, '#7A5312'),
    cut(white, 'M38 72l10 12 10-12 3 3-9 22h-8L35 75z'),
    cut(wine, 'M45 82h6l2 15H43z'),
    neck('#E0CF9C'),
    ...head('#E3D2A0', 17, 24, 45),
    cut(char, 'M29 42c-3-20 6-32 20-32s21 11 18 32c-2-6-3-11-5-15-8 3-18 2-27-3-3 5-4 11-6 18z'),
    line('M36 20c6 3 14 4 22 3M38 15c6 2 11 2 17 2', 2, '#6B6A78'),
    ...eyes(45, 7.5, [2.2, 0.5], 3.9),
    line('M36 42.5q4-1.5 8 .5M52 43q4-2 8-.5', 2.8),
    line('M35 37l8 2M61 36l-8 3', 2.6),
    line('M47 46c-1.5 4-4 8-2.5 9.5 1.5 1.2 4 1.2 6 0', 2.1),
    line('M40 59.5q4-2.5 7.5-1M48.5 58.5q4-1.5 8 1', 2.2),
    cut(white, 'M39 63q9 3 18-2-1 7-9 7.5-7 .3-9-5.5z'),
    line('M44 64.2v3.5M52 63.5l-.4 4', 1.3),
    flat(mustard, 'M48 64.3l3.5-.6-.3 4.2-3.2.3z'),
    line('M36 52l3 1M60 51l-3 1.5M37 66l2 2', 1.5, '#A8955E'),
    line('M80 28c6-8 4 4-2 2', 1.8),
    cut(char, blob(79, 31, 3.2, 2.6)),
    line('M76 27q-3-4-5 0M81 27q3-4 5 0', 1.8, stone),
    line('M84 40c4 4-4 6 2 10', 1.8, olive),
    cut(stone, 'M10 84l12-2 2 15H8z'),
    line('M7 84.5 25 81', 3),
    line('M14 79q3-4 6-1', 2),
  ],
};

/** Fedora, scar, toothpick; what he sells fell off a lorry. */
const knuckles: Portrait = {
  ground: '#B8AEC6',
  drawing: [
    shoulders('#3A3550', 43),
    line('M18 84l6 13M30 77l5 20M78 84l-6 13M66 77l-5 20', 1.6, '#A79FC2'),
    cut(white, 'M36 73l12 15 12-15 3 2-9 22H42L33 75z'),
    cut(brick, 'M45 84h6l3 13H42z'),
    cut(skin.peach, blob(24, 49, 5, 6)),
    cut(skin.peach, blob(72, 49, 5, 6)),
    cut(skin.peach, 'M26 38q22-8 44 0l2 18q0 16-14 20-10 2.5-20 0Q24 72 24 56z'),
    flat('#C79A7C', 'M28 59q6 5 12 2 8-3 16 0 6 3 12-2-1 10-11 14-9 2.5-18 0-10-4-11-14z'),
    ...eyes(45, 9, [0, 0.5], 3.6),
    line('M33 42.5h12M51 42.5h12', 3.6),
    line('M32 38l12 1.5M64 38l-12 1.5', 3.2, coffee),
    cut(pink, blob(48, 53, 8, 6)),
    dots(wine, 1.5, [45, 53], [51.5, 53]),
    line('M40 65q8-3 15 0', 2.6),
    line('M54 64.5l16-5', 2, crust),
    line('M63 49l6 9M62.5 54l5-3M65 58l5-3', 1.8, '#A84A3A'),
    cut(night, 'M24 33C26 16 34 9 42 11q6 3 12 0c8-2 16 5 18 22z'),
    cut(brick, 'M24.5 26q23.5-6 47 0l.5 7H24z'),
    cut(night, 'M10 33q38-9 76 0 4 3 0 6-38-7-76 0-4-3 0-6z'),
    shine('M31 24c1-5 3-7 6-8'),
    cut(skin.peach, 'M8 84q3-6 9-5l11 1q5 2 4 9l-2 8H9q-3-7-1-13z'),
    cut(mustard, box(9, 84, 22, 7, 3)),
    dots(ink, 1.4, [13, 87.5], [18, 87.5], [23, 87.5], [28, 87.5]),
  ],
};

export const schemers = {
  'general-stroganov': stroganov,
  'kim-chi': kim,
  'mortimer-sleazburger': mortimer,
  'pork-knuckles': knuckles,
} as const;
