/** Pho Realz, The Soul of Seoul, Rising Sun, Crouching Dumpling (RR-8). On a square of 96. */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import {
  basil,
  brick,
  butter,
  char,
  cocoa,
  cream,
  crust,
  leaf,
  mustard,
  night,
  pink,
  plum,
  rose,
  teal,
  toast,
  tomato,
  white,
  wine,
} from '../../palette';

const ground = flat('rgb(60 30 20 / 25%)', blob(48, 90, 42, 4));
const lantern = (x: number, y: number): Drawing => [
  line(`M${x} ${y - 9}v4`, 1.8),
  cut(tomato, blob(x, y, 4.6, 5.4)),
  line(`M${x - 2} ${y - 5.5}h4M${x - 2} ${y + 5.8}h4M${x} ${y + 6}v4`, 1.8, mustard),
];

/** A bowl for a roof, steaming day and night. */
const pho: Drawing = [
  ground,
  line('M34 14c-4-4 4-6 0-12M48 12c-4-4 4-6 0-11M62 14c-4-4 4-6 0-12', 3.4, '#D9C6AC'),
  cut('#8FCFC0', 'M16 48h64v41H16z'),
  line('M16 58h64M16 68h64M16 78h64', 1.3, '#5FA898'),
  cut(leaf, 'M20 24c6-7 12-5 15-1zM58 20c7-6 14-3 17 2z'),
  cut('#F7DDA9', 'M11 26c7-11 67-11 74 0z'),
  cut(tomato, blob(52, 22, 4, 3)),
  cut(brick, 'M6 25h84c0 15-10 24-22 26H28C16 49 6 40 6 25z'),
  line('M12 30q36 5 72 0', 2.4, butter),
  ...face(48, 37, 'smile', 11, 1.5, cream),
  cut('#FFE7A6', box(22, 59, 20, 16, 2)),
  line('M32 59v16M22 67h20', 1.8),
  cut(cocoa, 'M52 89V62q9-6 18 0v27z'),
  dots(mustard, 1.6, [66, 76]),
  line('M58 64l0 24M64 64v24', 1.3, '#5A3320'),
  cut(basil, box(20, 78, 24, 7, 3)),
  dots(pink, 1.9, [25, 79], [32, 78], [39, 79]),
  ...lantern(80, 62),
  ...lantern(15, 62),
];

/** A tiled palace roof above, neon and a singing heart below. */
const seoul: Drawing = [
  ground,
  cut('#3A3550', 'M20 46h56v43H20z'),
  cut(cream, box(24, 50, 48, 15, 3)),
  line('M28 53h40v9H28z', 1.6, rose),
  cut(rose, 'M48 61c-5-3-6-7-3-8 1.5-.5 2.5.5 3 1.5.5-1 1.5-2 3-1.5 3 1 2 5-3 8z'),
  line('M34 57.5h6M56 57.5h6', 2.4, plum),
  cut('#FFD9E4', 'M25 69h18v14H25z'),
  cut(wine, 'M50 89V69h20v20z'),
  line('M60 69v20', 2),
  dots(mustard, 1.5, [57, 80], [63, 80]),
  line('M29 83v-8q5-5 10 0v8M34 75v-3', 2, plum),
  cut(teal, 'M2 44c10-1 18-7 22-16h48c4 9 12 15 22 16 1 4-2 6-5 6H7c-3 0-6-2-5-6z'),
  line('M30 30l-10 18M39 29l-5 20M48 29v20M57 29l5 20M66 30l10 18', 2, '#1C5E60'),
  cut('#8A3B22', 'M24 22h48v7H24z'),
  cut(teal, 'M14 24c6-3 9-8 11-14h46c2 6 5 11 11 14-20 3-48 3-68 0z'),
  line('M34 12l-4 11M48 12v12M62 12l4 11', 1.9, '#1C5E60'),
  cut(mustard, 'M30 6h36v5H30z'),
  ...lantern(13, 60),
  ...lantern(83, 60),
];

/** A red sun between two posts, curtains one ducks under. */
const rising: Drawing = [
  ground,
  cut(tomato, blob(48, 27, 22)),
  ...face(48, 18, 'sleepy', 7, 1.2, cream),
  cut(cream, 'M14 46h68v43H14z'),
  line('M14 60h68', 2),
  cut('#8A3B22', 'M4 32q44-7 88 0l2 8q-46-6-92 0z'),
  cut('#8A3B22', 'M10 46h76v5H10z'),
  cut(char, 'M16 38h8v51h-8zM72 38h8v51h-8z'),
  cut(white, box(27, 66, 14, 17, 1)),
  line('M27 74.5h14M34 66v17', 1.6, cocoa),
  cut(night, 'M44 52h9l-1 16q-4 2-8 0zM53 52h9l.5 16q-5 2-9.5 0z'),
  cut(night, 'M62 52h8v16q-4 2-8 0z'),
  flat(white, blob(53.5, 60, 4)),
  flat(tomato, blob(53.5, 60, 2.2)),
  cut('#5A3320', 'M46 89V70h22v19z'),
  line('M57 70v19', 1.6),
  ...lantern(34, 60),
];

/** A bamboo steamer with the dumpling itself on top, ready to spring. */
const crouching: Drawing = [
  ground,
  cut(crust, 'M12 44h72v45H12z'),
  line('M12 58h72M12 73h72', 2.2, toast),
  line('M20 44v45M76 44v45', 2.2, toast),
  cut('#E9BE7C', 'M6 40h84q2 8-2 10H8q-4-2-2-10z'),
  cut('#E9BE7C', 'M9 71h78v5H9z'),
  cut(white, 'M12 41c0-10 9-19 18-23 2-4 6-9 9-9 3-3 6 0 9 0s6-3 9 0c3 0 7 5 9 9 9 4 18 13 18 23q-36 6-72 0z'),
  line('M36 13q2 6 0 10M43 11q2 7 1 12M50 11q1 7 0 12M58 13q-2 6-1 10', 2, '#CDB896'),
  ...face(48, 30, 'stern', 9, 1.4),
  cut(brick, 'M40 89V60q8-5 16 0v29z'),
  dots(mustard, 1.6, [52, 75]),
  line('M48 59v30', 1.6),
  cut('#FFE7A6', blob(28, 64, 7.5)),
  cut('#FFE7A6', blob(68, 64, 7.5)),
  line('M28 56.5v15M20.5 64h15M68 56.5v15M60.5 64h15', 1.7),
  ...lantern(10, 60),
  ...lantern(87, 60),
  shine('M19 35c2-5 6-9 11-12'),
];

export const east = {
  'pho-realz': pho,
  'the-soul-of-seoul': seoul,
  'rising-sun': rising,
  'crouching-dumpling': crouching,
} as const;
