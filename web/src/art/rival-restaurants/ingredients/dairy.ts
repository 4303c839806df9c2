/** Dairy King (RR-1.2). On a square of 64. */
import { blob, cut, dots, line, shine, type Drawing } from '../../drawing';
import { face } from '../../face';
import { brick, butter as yellow, cream, mustard, sky, white } from '../../palette';

const butter: Drawing = [
  cut(sky, 'M3 46h58q1 9-9 9H12q-10 0-9-9z'),
  cut(yellow, 'M9 28l7-9h36l4 8-.5 19H9.5z'),
  cut('#FBE7A4', 'M9 28l7-9h36l3.5 9z'),
  cut(white, 'M33 28h23l-.5 18H33z'),
  line('M38 33.5h13M38 38h9', 2, '#C8401F'),
  ...face(21, 34, 'smile', 4.5, 0.95),
  shine('M13 32v8', 2.4),
];

const cheese: Drawing = [
  cut('#FBD75E', 'M6 30 42 9c9 2 15 9 16 19z'),
  cut(mustard, 'M5 30l53-2 .5 22q0 3-3 3L9 55q-3.5.2-3.6-3z'),
  cut('#D9921C', blob(49, 37, 4.5)),
  cut('#D9921C', blob(13, 47, 3.6)),
  cut('#D9921C', blob(42, 19, 4, 2.8)),
  dots('#D9921C', 2, [44, 48.5], [14, 36]),
  ...face(29, 39, 'grin', 6.5, 1.1),
  shine('M15 26.5 38 13.5'),
];

const eggs: Drawing = [
  cut('#E9C9A0', blob(46, 30, 11, 14)),
  cut(white, blob(19, 30, 11.5, 15)),
  cut(cream, blob(33, 27, 13, 17)),
  ...face(33, 26, 'wow', 4.5, 1),
  shine('M24 24c.6-5 2.5-8 6-10'),
  cut('#9DB7A0', 'M3 38q5-4 10 0 4 3 9 0 5-4 10 0 5 4 10 0 5-4 9 0 5 3 10 0l-2 15q-.5 4-5 4H10q-4.5 0-5-4z'),
  line('M14 46v7M27 46.5v7M40 46.5v7M52 46v7', 2, '#6D8A74'),
];

const milk: Drawing = [
  cut(white, 'M14 24h36v31q0 3.5-3.5 3.5h-29Q14 58.5 14 55z'),
  cut('#E3EEF0', 'M14 24l7-11h23l6 11z'),
  cut(brick, 'M20 5.5h25l-.5 8h-24z'),
  cut(sky, 'M14 41q9-5 18 0t18 0v14q0 3.5-3.5 3.5h-29Q14 58.5 14 55z'),
  line('M21 13.5l4 10.5M44 13.5 40 24', 1.7, '#A9B9BC'),
  ...face(32, 32, 'smile', 6),
  shine('M18.5 28v9', 2.6),
];

export const dairy = { butter, cheese, eggs, milk } as const;
