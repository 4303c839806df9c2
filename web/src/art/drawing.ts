/**
 * The primitives every picture is cut from. A drawing is a list of marks, painted in order; `Drawn.svelte` gives each
 * cut-out the same outline and the same light (from the upper left), so no drawing chooses them for itself.
 */
export type Mark =
  /** a piece of coloured paper: filled, shaded on the lower right, outlined */
  | { readonly kind: 'cut'; readonly d: string; readonly fill: string }
  /** flat colour without outline, clipped by nothing */
  | { readonly kind: 'flat'; readonly d: string; readonly fill: string }
  /** a line in ink, or in a colour */
  | { readonly kind: 'line'; readonly d: string; readonly stroke: string; readonly width: number }
  /** a stroke of light */
  | { readonly kind: 'shine'; readonly d: string; readonly width: number };

export type Drawing = readonly Mark[];

export const cut = (fill: string, d: string): Mark => ({ kind: 'cut', d, fill });
export const flat = (fill: string, d: string): Mark => ({ kind: 'flat', d, fill });
export const line = (d: string, width = 2.2, stroke = 'var(--art-line)'): Mark => ({ kind: 'line', d, stroke, width });
export const shine = (d: string, width = 3): Mark => ({ kind: 'shine', d, width });

const n = (value: number) => Math.round(value * 10) / 10;

/** A round shape cut by hand: an ellipse whose four quarters are never quite alike. */
export function blob(cx: number, cy: number, rx: number, ry = rx): string {
  const k = 0.56;
  const [l, r, t, b] = [n(cx - rx * 1.02), n(cx + rx * 0.99), n(cy - ry), n(cy + ry * 1.02)];
  return (
    `M${l} ${n(cy + ry * 0.03)}C${l} ${n(cy - ry * k)} ${n(cx - rx * (k + 0.03))} ${t} ${n(cx)} ${t}` +
    `C${n(cx + rx * (k - 0.03))} ${t} ${r} ${n(cy - ry * (k + 0.03))} ${r} ${n(cy)}` +
    `C${r} ${n(cy + ry * k)} ${n(cx + rx * (k + 0.02))} ${b} ${n(cx)} ${b}` +
    `C${n(cx - rx * k)} ${b} ${l} ${n(cy + ry * (k + 0.04))} ${l} ${n(cy + ry * 0.03)}Z`
  );
}

/** A box cut with scissors: no corner quite square. */
export function box(x: number, y: number, w: number, h: number, round = 2): string {
  const [r, b] = [x + w, y + h];
  return (
    `M${n(x + round)} ${n(y + 0.4)}L${n(r - round)} ${n(y - 0.3)}Q${n(r + 0.2)} ${n(y)} ${n(r)} ${n(y + round)}` +
    `L${n(r - 0.4)} ${n(b - round)}Q${n(r)} ${n(b + 0.2)} ${n(r - round)} ${n(b)}` +
    `L${n(x + round)} ${n(b - 0.4)}Q${n(x - 0.2)} ${n(b)} ${n(x)} ${n(b - round)}` +
    `L${n(x + 0.4)} ${n(y + round)}Q${n(x)} ${n(y)} ${n(x + round)} ${n(y + 0.4)}Z`
  );
}

/** Small filled dots: eyes, seeds, rivets. */
export const dots = (fill: string, radius: number, ...points: readonly (readonly [number, number])[]): Mark =>
  flat(fill, points.map(([x, y]) => blob(x, y, radius)).join(''));
