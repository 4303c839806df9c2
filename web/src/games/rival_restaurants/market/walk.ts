/** Chefs walk: a pawn that leaves one place and appears in another goes the way between them. */
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';
import { calm } from '$lib/motion';

export const [send, receive] = crossfade({
  duration: (distance) => calm(Math.min(700, 240 + distance * 0.5)),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: calm(260), start: 0.4 }),
});
