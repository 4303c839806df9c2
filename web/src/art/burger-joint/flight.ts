/** Cubes fly from where they lay to where they go: one crossfade for the whole table, keyed by cube. */
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';
import { calm } from '$lib/motion';

export const [send, receive] = crossfade({
  duration: (distance) => calm(Math.min(350, 150 + distance / 4)),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: calm(180), start: 0.4 }),
});
