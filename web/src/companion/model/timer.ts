/** The kitchen timer: plain arithmetic on a limit and the time since it began to run. */
import type { Timer } from './types';

/** A timer that runs from now; null where there is no limit. */
export const startTimer = (seconds: number, at: number): Timer | null =>
  seconds > 0 ? { limit: seconds * 1000, left: seconds * 1000, since: at } : null;

/** Milliseconds left, never below 0. */
export const leftAt = (timer: Timer, now: number): number =>
  timer.since === null ? timer.left : Math.max(0, Math.min(timer.left, timer.left - (now - timer.since)));

export const isUp = (timer: Timer, now: number): boolean => leftAt(timer, now) === 0;
