/** The pictures of the moments without a game: nothing yet, wait, no line, something dropped. On a square of 96. */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../drawing';
import {
  brick,
  butter,
  char,
  cream,
  crust,
  ink,
  leaf,
  mustard,
  night,
  pink,
  sky,
  steel,
  tomato,
  white,
  wine,
} from '../palette';

const plate: Drawing = [
  cut(white, blob(48, 56, 30, 21)),
  line('M28 57C27 47 37 41 48 41c12 0 21 6 20 15-1 9-10 13-21 13-10 0-18-4-19-12z', 1.8, '#D9C3A2'),
  shine('M24 50c2-5 6-8 11-10'),
];

const empty: Drawing = [
  ...plate,
  cut(steel, 'M8 34c-1 8 0 13 3 14l-.5 31c0 3 5 3 5 0L15 48c3-1 4-7 3-14l-1 10h-2l-.4-11h-2.4l-.4 11h-2z'),
  cut(steel, 'M82 32c7 4 8 16 5 23l-1.5.4.4 23c0 3-5 3-5 0z'),
  line('M41 53.5h.1M54 53h.1', 4.5),
  line('M42 62c4-3 9-3 12 .2', 2.4),
];

const loading: Drawing = [
  line('M34 24c-5-5 4-8 0-14M49 22c-5-6 4-9 0-16M63 24c-5-5 4-8 0-13', 4, '#D9BE97'),
  cut(brick, 'M16 46h64l-3 30c-.5 6-5 9-11 9H31c-6 0-10-3-11-9z'),
  cut(mustard, 'M15 38c20-2 46-2 66 0 3 .5 3 9 0 9.5-20 1.5-46 1.5-66 0-3-.5-3-9 0-9.5z'),
  cut(char, 'M8 52c-5 0-5 9 1 9l8-.5-1-8.5zM88 52c5 0 5 9-1 9l-8-.5 1-8.5z'),
  line('M38 60h.1M58 60h.1', 5, cream),
  line('M42 68c4 4 9 4 13 0', 2.6, cream),
  shine('M24 54l2 17'),
];

const offline: Drawing = [
  cut(night, box(18, 20, 60, 38, 9)),
  line('M26 28h44v22H26z', 2, pink),
  line('M38 38h.1M57 38h.1', 5, butter),
  line('M41 46c4-3.5 9-3.5 13 0', 2.6, butter),
  line('M48 58c0 10-14 6-14 14 0 6 8 6 10 6', 3.4),
  cut(cream, 'M44 72l10 1v11l-10 1z'),
  line('M54.5 76h5M54.5 81.5h5', 3),
  cut(crust, box(70, 71, 15, 16, 4)),
  line('M75.5 76v6M80 76v6', 2.6),
  line('M62 66l4-5M65 71l5-2', 2.6, tomato),
  shine('M23 32c0-5 2-7 6-7'),
];

const error: Drawing = [
  flat(wine, 'M14 79c8-4 60-6 72-1 6 4-8 8-36 8s-42-3-36-7z'),
  cut(crust, 'M20 24c16-12 44-11 58 2 2 3-1 8-4 7-15-10-35-11-49-2-4 2-8-4-5-7z'),
  cut(butter, 'M26 31c14-8 33-8 47 2L49 80z'),
  cut(tomato, blob(41, 40, 6, 5.5)),
  cut(tomato, blob(57, 43, 5.5)),
  cut(leaf, 'M47 52c4-4 9-3 10 1-3 4-8 3-10-1z'),
  dots(ink, 2, [43, 61], [53, 61]),
  line('M44.5 69c2-2.5 5-2.5 7-.2', 2.2),
  line('M12 66l-6-3M84 64l6-3M18 56l-4-6', 3, tomato),
  shine('M27 26c9-6 19-7 29-5'),
];

const watching: Drawing = [
  cut(sky, blob(48, 48, 34, 26)),
  cut(white, blob(48, 48, 25, 19)),
  cut(brick, blob(48, 49, 12)),
  dots(ink, 6, [48, 49]),
  shine('M42 44l2-2'),
];

export const scenes = { empty, loading, offline, error, watching } as const;
