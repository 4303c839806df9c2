/** A duration, or none for those who asked their device for less motion. */
export const calm = (milliseconds: number): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds;
