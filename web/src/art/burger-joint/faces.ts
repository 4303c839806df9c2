/**
 * The two chains: a burger that winks and a slice that smiles, as logo and as marks on their houses. On a square of 64.
 */
import { blob, cut, dots, flat, line, shine, type Drawing } from '../drawing';
import { basil, brick, butter, coffee, cream, crust, ink, leaf, mustard, tomato, white } from '../palette';
import type { Chain } from './pieces';

const burger: Drawing = [
  cut(crust, 'M9 46c0 8 5 11 12 11.5 8 .5 15 .5 23-.2 7-.6 11-4 11-11.3z'),
  cut(coffee, 'M7 40c-1-3 1-5 4-5h42c4 0 5 3 4 6-.6 3-2 5-5 5H12c-3 0-4.5-3-5-6z'),
  cut(butter, 'M6 35c6-2 46-2 52 .2.6 3-5 3-8 3l-7 7-8-6.6-27 .4c-2 0-3-2-2-4z'),
  cut(
    leaf,
    'M5 32c0-4 3-5 6-4l42-.4c4-.6 7 1 6 4.6-2 3.6-6 1.6-8 .6-3 3.4-7 3-10' +
      ' .4-4 3-8 2.6-11 0-4 2.6-8 2.4-11 .2-3 1.8-12 2.4-14-1.4z',
  ),
  cut(crust, 'M8 28C7 15 18 7 32 7c15 0 25 8 24 20.6-.2 2.4-2 3-4 3L12 31c-2.6 0-3.8-1-4-3z'),
  shine('M13.5 22c1.5-5 5-8 10-9.6'),
  dots('#FBE3B4', 1.3, [30, 12], [38, 13], [46, 17], [24, 16], [49, 22]),
  dots(ink, 2.3, [24, 22]),
  line('M37 22.5c2-2.4 4.5-2.4 6.5-.3', 2.4),
  line('M27 26.6c3 2.6 7 2.8 10.5.2', 2.4),
  flat('#E9795C', blob(19, 26, 2.6, 1.8)),
  flat('#E9795C', blob(46, 26.5, 2.6, 1.8)),
];

const pizza: Drawing = [
  cut(butter, 'M9 21c15-8 32-8 46 .4L33.5 58c-1 1.8-2.6 1.8-3.6 0z'),
  cut(crust, 'M6 17C20 4 45 4 58 17.6c2.6 3.4-1 8-5 6-14-7.6-29-7.4-42-.2-4 1.8-8-2.8-5-6.4z'),
  shine('M10 18c6-5 13-7.5 20-7.8'),
  cut(tomato, blob(20, 28, 4.6, 4.3)),
  cut(tomato, blob(45, 28.5, 4.3)),
  cut(tomato, blob(32, 50, 3.6)),
  cut(leaf, 'M30 23c3-3.6 7.6-2.6 8.6.6-2.6 3.4-7 2.6-8.6-.6z'),
  dots(ink, 2.3, [27, 33.5], [37.5, 33.5]),
  line('M25 39.5c2.5-2.6 5-2.4 6.8-.6 2-1.8 4.6-2 6.8.8-2.2 2-5 2-6.8.6-1.8 1.4-4.6 1.4-6.8-.8z', 2.2),
  line('M29.6 44.2c1.4 1 3 1 4.4-.1', 2),
];

export const faces: Record<Chain, Drawing> = { burger, pizza };

/** The papers of a chain's houses. */
export const liveries = {
  burger: { wall: '#F4D9B8', main: brick, second: mustard, roof: '#A8361A', door: '#7A2A14', trim: cream },
  pizza: { wall: '#F6EBD3', main: basil, second: cream, roof: '#C9673B', door: '#1F5A38', trim: white },
} as const satisfies Record<Chain, Record<string, string>>;
