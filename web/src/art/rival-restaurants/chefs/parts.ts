/**
 * What a chef's bust is cut from. Drawn on a square of 96: the head around (48, 46), the shoulders at the lower edge.
 */
import { blob, cut, dots, flat, line, type Drawing, type Mark } from '../../drawing';
import { ink, white } from '../../palette';

export interface Portrait {
  /** the paper behind the chef, which is also the chef's colour on the board */
  readonly ground: string;
  readonly drawing: Drawing;
}

export const shoulders = (coat: string, width = 37): Mark =>
  cut(coat, `M${48 - width} 97c-.5-17 ${width * 0.4} -25 ${width} -25.5s${width + 0.5} 8.5 ${width} 25.5z`);

export const neck = (skin: string): Mark => cut(skin, 'M39 60h18l1.5 14q-10.5 7-21 0z');

export const head = (skin: string, rx = 20, ry = 22, y = 46): Drawing => [
  cut(skin, blob(48 - rx - 0.5, y + 2, 4.5, 5.5)),
  cut(skin, blob(48 + rx + 0.5, y + 2, 4.5, 5.5)),
  cut(skin, blob(48, y, rx, ry)),
];

/** Open eyes; `look` moves the pupils. */
export const eyes = (y = 44, gap = 8, look: readonly [number, number] = [0, 0], r = 4.4): Drawing => [
  flat(white, blob(48 - gap, y, r, r * 1.08) + blob(48 + gap, y, r, r * 1.08)),
  line(blob(48 - gap, y, r, r * 1.08) + blob(48 + gap, y, r, r * 1.08), 1.6),
  dots(ink, 2.3, [48 - gap + look[0], y + look[1]], [48 + gap + look[0], y + look[1]]),
];

export const cheeks = (colour: string, y = 54, gap = 13): Mark =>
  flat(colour, blob(48 - gap, y, 4, 2.8) + blob(48 + gap, y, 4, 2.8));
