/** The little faces that food, pots and houses wear. */
import { dots, flat, blob, line, type Drawing } from './drawing';
import { ink } from './palette';

export type Mood = 'smile' | 'grin' | 'smirk' | 'worried' | 'sleepy' | 'wow' | 'stern' | 'wink' | 'sad';

const n = (value: number) => Math.round(value * 10) / 10;

/** Two eyes `gap` apart from the middle and a mouth below. `k` scales the whole face. */
export function face(x: number, y: number, mood: Mood = 'smile', gap = 5, k = 1, colour: string = ink): Drawing {
  const mouthY = n(y + 4.6 * k);
  const arc = (w: number, dip: number, at = mouthY) =>
    line(`M${n(x - w * k)} ${n(at)}q${n(w * k)} ${n(dip * k)} ${n(2 * w * k)} 0`, 1.9 * k, colour);
  const eyes = dots(colour, 1.75 * k, [n(x - gap), y], [n(x + gap), y]);
  const lids = (dip: number) =>
    line(
      `M${n(x - gap - 2 * k)} ${y}q${n(2 * k)} ${n(dip * k)} ${n(4 * k)} 0` +
        `M${n(x + gap - 2 * k)} ${y}q${n(2 * k)} ${n(dip * k)} ${n(4 * k)} 0`,
      1.8 * k,
      colour,
    );
  const brows = (tilt: number) =>
    line(
      `M${n(x - gap - 2.4 * k)} ${n(y - 3.4 * k - tilt * k)}l${n(4 * k)} ${n(2 * tilt * k)}` +
        `M${n(x + gap + 2.4 * k)} ${n(y - 3.4 * k - tilt * k)}l${n(-4 * k)} ${n(2 * tilt * k)}`,
      1.7 * k,
      colour,
    );
  switch (mood) {
    case 'smile':
      return [eyes, arc(2.8, 3.6)];
    case 'grin':
      return [
        eyes,
        flat(
          colour,
          `M${n(x - 3.4 * k)} ${n(mouthY - 1)}q${n(3.4 * k)} ${n(1 * k)} ${n(6.8 * k)} 0` +
            `q${n(-0.6 * k)} ${n(5 * k)} ${n(-3.4 * k)} ${n(5 * k)}t${n(-3.4 * k)} ${n(-5 * k)}z`,
        ),
      ];
    case 'smirk':
      return [
        eyes,
        line(`M${n(x - 2 * k)} ${n(mouthY + 1)}q${n(3 * k)} ${n(1.4 * k)} ${n(5 * k)} ${n(-1.6 * k)}`, 1.9 * k, colour),
        brows(0.4),
      ];
    case 'worried':
      return [eyes, arc(2.4, -2.4, mouthY + 1.4), brows(-0.8)];
    case 'sleepy':
      return [lids(2.6), arc(1.8, 2.2)];
    case 'wow':
      return [eyes, flat(colour, blob(x, mouthY + 1, 1.9 * k, 2.4 * k))];
    case 'stern':
      return [eyes, arc(2.6, -0.8, mouthY + 0.8), brows(0.8)];
    case 'wink':
      return [
        dots(colour, 1.75 * k, [n(x - gap), y]),
        line(`M${n(x + gap - 2.2 * k)} ${y}q${n(2.2 * k)} ${n(-2.4 * k)} ${n(4.4 * k)} 0`, 1.8 * k, colour),
        arc(2.8, 3.4),
      ];
    case 'sad':
      return [eyes, arc(2.6, -3, mouthY + 2)];
  }
}
