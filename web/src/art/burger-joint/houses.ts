/**
 * Stands and diners of both chains. A stand on a square of 64; a diner on one of 80 with an empty roof for its
 * ingredient.
 */
import { blob, box, cut, dots, flat, line, shine, type Drawing } from '../drawing';
import { butter, char, cocoa, cream, ink, mustard, night, sky, steel, toast, white } from '../palette';
import { liveries } from './faces';
import { cubes, type Chain, type Colour } from './pieces';

/** An awning of scallops in two colours, from x to x + 6 w. */
function awning(x: number, y: number, w: number, drop: number, main: string, second: string): Drawing {
  return Array.from({ length: 6 }, (_, i) => {
    const [l, r] = [x + i * w, x + (i + 1) * w];
    const slant = (at: number) => (at - x - 3 * w) * 0.14;
    return cut(
      i % 2 ? second : main,
      `M${l - slant(l)} ${y}L${r - slant(r)} ${y}L${r} ${y + drop}q${-w / 2} ${w * 0.72} ${-w} .4z`,
    );
  });
}

function stand(chain: Chain): Drawing {
  const { wall, main, second, trim } = liveries[chain];
  return [
    line('M11 24v34M53 24v34', 4, cocoa),
    flat('rgb(60 30 10 / 28%)', 'M13 24h38v16H13z'),
    flat('#FFE9AE', 'M15 26h34v12H15z'),
    cut(chain === 'burger' ? '#E9B678' : '#F1D9B0', blob(32, 33, 5.5, 6)),
    dots(ink, 1, [30, 32.5], [34.2, 32.5]),
    line('M30.5 35.5c1 .9 2.2.9 3.2 0', 1.4),
    cut(white, 'M26.5 28.5c-3-4 1-7.5 4-6 2-2.5 6-1.5 6 1.2 3.5.5 2.8 4.6.6 5z'),
    cut(main, 'M8 40.5 56 40l-1.8 18.5-44.4.3z'),
    cut(second, 'M5.5 38.5 58.5 38l.2 5-53.4.4z'),
    line('M19 47l.6 9M32 47v9.3M45 47l-.6 9', 2, 'rgb(30 10 0 / 32%)'),
    ...awning(6, 13, 8.7, 9, main, second),
    cut(wall, 'M9 13.5 11.5 8h41l2.5 5.5z'),
    cut(trim, blob(32, 7.5, 9, 5.5)),
    chain === 'burger'
      ? line('M26.5 8.3h11M27.5 5.6c2.5-2 6.5-2 9 0M27.5 10.8h9', 2, main)
      : line('M27 5.5c3-1.6 7-1.6 10 0l-5 6z', 2, main),
  ];
}

export const stands: Record<Chain, Drawing> = { burger: stand('burger'), pizza: stand('pizza') };

/** The burger chain's diner: a railway car with round ends, a chrome band and a warm window. */
function railcar(colour: Colour): Drawing {
  const { wall, main, second, door } = liveries.burger;
  const { face } = cubes[colour];
  return [
    cut(wall, 'M6 52c0-8 3-13 11-14 15-1.6 31-1.6 46 0 8 1 11 6 11 14l-.6 19.4q-.2 3-3 3H9.6q-3 0-3-3z'),
    cut(main, 'M6 62.5h68l-.8 9.5q-.2 2.6-3 2.6H10q-3 0-3.2-2.6z'),
    line('M7 66h66', 2.4, second),
    cut(face, 'M10 44.5c4-1.5 8-3 14-3.6h32c6 .6 10 2 14 3.6l1.5 5.5H8.5z'),
    cut('#FFE7A6', 'M11 50.5h22v10.5H11zM47 50.5h22v10.5H47z'),
    line('M22 50.5v10.5M58 50.5v10.5', 1.8),
    cut(door, 'M35 48.5q5-3 10 0l.2 26H34.8z'),
    cut(sky, 'M37 52q3-1.6 6 0v8h-6z'),
    dots(butter, 1.3, [42.5, 65]),
    shine('M13.5 53.5v4M49.5 53.5v4', 2.4),
    line('M40 37v-5M25 38.5v-4M55 38.5v-4', 3),
  ];
}

/** The pizza chain's trattoria: a tiled gable, an oven chimney, shutters and a little table lamp. */
function trattoria(colour: Colour): Drawing {
  const { wall, main, roof, door } = liveries.pizza;
  const { face } = cubes[colour];
  return [
    cut('#C58A5C', 'M58 31h9.5v18H58z'),
    line('M56.5 31h12.5', 3.2),
    line('M62 26c-3-3 3-4.5 0-8', 3, '#CDB79B'),
    cut(wall, 'M10 48h60v26H10z'),
    cut(roof, 'M4 51 21 37.5c12-1 26-1 38 0L76 51q.6 2-1.6 2H5.6Q3.4 53 4 51z'),
    line('M15 46.5h50M10 49.8h60M27 38.5l-3 4M37 38l-1 4.5M47 38.5l1.2 4M56 42.5l-2-4', 1.6, 'rgb(60 14 0 / 45%)'),
    cut('#FFE7A6', 'M17 57.5h14V67H17zM49 57.5h14V67H49z'),
    line('M24 57.5V67M56 57.5V67M17 62h14M49 62h14', 1.6),
    cut(main, 'M12.5 57h4v10.5h-4zM31.5 57h4v10.5h-4zM44.5 57h4v10.5h-4zM63.5 57h4v10.5h-4z'),
    cut(door, 'M36.5 74V61.5q3.5-4 7 0V74z'),
    cut(face, 'M30 53.5h20l2.5 5q-2 2.5-4.2 0-2 2.5-4.2 0-2 2.5-4.2 0-2 2.5-4.2 0-2 2.5-4.2 0-2 2.5-4 0z'),
    dots(butter, 1.2, [42, 68]),
    line('M13 70.5h21M46 70.5h21', 3, '#5FA548'),
    line('M40 37.5V33', 3),
  ];
}

export const diner = (chain: Chain, colour: Colour): Drawing =>
  chain === 'burger' ? railcar(colour) : trattoria(colour);

/** The television that carries a chain's publicity along its track; the screen is left for the chain's face. On 64. */
export function television(chain: Chain): Drawing {
  const { main, second } = liveries[chain];
  return [
    line('M25 14 17 3M36 14l10-10', 3),
    dots(mustard, 2.6, [17, 3.5], [46, 4]),
    line('M17 52l-4 7M47 52l4 7', 4, toast),
    cut(main, box(5, 12, 54, 41, 8)),
    cut(night, box(10, 17, 34, 31, 7)),
    flat('#5A4B7E', 'M12.5 22q.4-3 3-3h15L14 42q-1.6 1-1.6-2z'),
    cut(cream, blob(51.5, 23, 3.2)),
    cut(second, blob(51.5, 32.5, 3.2)),
    line('M48.5 40h6M48.5 44h6', 2, char),
  ];
}

/** The sack the cubes are drawn from. On 96. */
export const sack: Drawing = [
  flat('rgb(50 25 8 / 22%)', blob(50, 88, 34, 5)),
  cut('#D8A86A', 'M33 33C19 42 9 60 13 77c2 8 9 10.5 17 11 13 1 26 .8 39-.4 8-.8 13-4 14.6-11.6C86 59 78 42 63 33z'),
  cut(
    '#B9854A',
    'M31 32c-8-6-11-13-9-20 4 3 6 3 9-1 3 4 6 4 9-1 3 4 6 4 9 0 3 4 6 4 9 .4 3 3 6 3 10 .6 2 7-1 15-7 20.6z',
  ),
  cut('#A33A1E', 'M29 31q19-5 38 0 2 2.5-.4 4.6-18 4-37.2 0Q27 33.5 29 31z'),
  line('M64 35c6 3 8 8 6 14M61 36c2 4 2 7-.4 10', 2.8, '#A33A1E'),
  dots('#A33A1E', 2.6, [70, 50], [60.4, 47]),
  line('M21 60c1-6 4-11 8-15', 3.2, 'rgb(255 246 220 / 60%)'),
  cut(cream, 'M33 55q15-3 29 .6 1 12-.6 23.4-14 2-28 0-1.4-12-.4-24z'),
  line(
    'M36 58.5l2 0M41 58.2h2M46 58h2M51 58.2h2M56 58.6h2M36.5 76h2M42 76.3h2M47 76.4h2M52 76.3h2M57 76h2',
    1.6,
    '#B9854A',
  ),
  line('M20 70l4-2M22 75l3-1M75 62l-3-2M78 68l-4-1', 2, '#B9854A'),
];

/** A steel cloche, for what waits under it. On 64. */
export const cloche: Drawing = [
  cut(steel, 'M9 46C9 30 19 19 32 19s23 11 23 27z'),
  cut(mustard, blob(32, 16, 4.2)),
  cut(white, 'M4 46h56q1 6-4 6H8q-5 0-4-6z'),
  shine('M16 40c1-7 5-12 10-15', 3.6),
];
