/** Cubes fly from where they lay to where they go: one crossfade for the whole table, keyed by cube. */
import { cubicOut } from 'svelte/easing';
import { crossfade, scale, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { calm, still } from '$lib/motion';

interface Flight extends CrossfadeParams {
  /** its place in its row: of several out of the bag, one comes after the other */
  order?: number;
}

/** A cube without another place comes out of the bag, or goes into it. */
function bagFlight(node: Element, { order = 0 }: Flight, entering: boolean): TransitionConfig {
  const bag = document.querySelector('[data-bag]')?.getBoundingClientRect();
  const own = node.getBoundingClientRect();
  if (!bag || !bag.width || still()) return scale(node, { duration: calm(180), start: 0.4 });
  const [dx, dy] = [
    bag.left + bag.width / 2 - own.left - own.width / 2,
    bag.top + bag.height / 2 - own.top - own.height / 2,
  ];
  return {
    delay: entering ? order * 45 : 0,
    duration: calm(320),
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) scale(${0.35 + 0.65 * t}); ` +
      `opacity: ${Math.min(1, t * 4)}; z-index: 5;`,
  };
}

type Fly = (node: Element, params: Flight & { key: string }) => () => TransitionConfig;

export const [send, receive]: [Fly, Fly] = crossfade({
  duration: (distance) => calm(Math.min(350, 150 + distance / 4)),
  easing: cubicOut,
  fallback: (node, params, intro) => bagFlight(node, params, intro),
});
