/** Six buns with a mood, for the talk at the table. On a square of 48. */
import { blob, cut, dots, flat, line, shine, type Drawing, type Mark } from '../drawing';
import { crust, mustard, pink, sky, tomato, white } from '../palette';

const bun = (fill: string): Mark[] => [cut(fill, blob(24, 25, 19, 18)), shine('M11 20c1.5-4 4-6.5 7.5-8')];
const eyes = dots('var(--art-line)', 2.4, [17.5, 22], [30.5, 22]);
const happy = line('M14.5 23.5c1.5-3 4.5-3 6 0M27.5 23.5c1.5-3 4.5-3 6 0', 2.4);

export const reactionFaces = {
  yum: [
    ...bun(crust),
    happy,
    line('M15 29c5 4.5 13 4.5 18 0', 2.4),
    cut(tomato, 'M24 32q7-1 7 3.5 0 4-3.600 4T24 36z'),
  ],
  clap: [
    ...bun(mustard),
    happy,
    line('M17 30c4 3.5 10 3.5 14 0', 2.4),
    cut(white, 'M6 37l7-7 3 3-7 8z'),
    cut(white, 'M42 37l-7-7-3 3 7 8z'),
  ],
  laugh: [
    ...bun(mustard),
    line('M14 24l5-3.5M34 24l-5-3.5', 2.4),
    cut(tomato, 'M14.5 28h19q-1.5 9-9.5 9t-9.5-9z'),
    flat(sky, blob(11, 29, 2.4, 3.4) + blob(37, 29, 2.4, 3.4)),
  ],
  wow: [
    ...bun(crust),
    eyes,
    line('M14 15.5c2-2 4-2.5 6-1.5M34 15.5c-2-2-4-2.5-6-1.5', 2),
    cut(tomato, blob(24, 33, 4.2, 5)),
  ],
  sad: [...bun(pink), eyes, line('M16.5 35c4-4.5 11-4.5 15 0', 2.4), flat(sky, blob(16, 29, 2, 3))],
  think: [
    ...bun(crust),
    eyes,
    line('M13.5 15.5c2.5-2 5-2 7.5-.5M27 16.5h7', 2),
    line('M18 33c4-2 8-1.5 11-3', 2.4),
    cut(mustard, blob(33, 40, 4.5, 4)),
  ],
} as const satisfies Record<string, Drawing>;
