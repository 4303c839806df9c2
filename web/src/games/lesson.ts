/** A guided first game: a few cards before the first move, then one thing at a time on the real table. */
import type { Component } from 'svelte';
import type { View } from '$lib/types.gen';

/** What a step looks at to know whether it fits. */
export interface Moment<V extends View = View> {
  readonly view: V;
  readonly moves: readonly string[];
  readonly me: number;
  /** the player is asked something, so that a step may ask them to act */
  readonly asked: boolean;
}

export interface Step<V extends View = View> {
  /** the message that says it */
  readonly id: string;
  readonly when: (moment: Moment<V>) => boolean;
  /** the part of the table it is about, as a CSS selector; it gets a ring */
  readonly about?: string;
  /** the tab or pane on which that part is, for games that show one at a time on a phone */
  readonly place?: string;
  /** the player acts: the first of these moves that is possible glows, or else the one a strong bot advises */
  readonly act?: readonly string[];
  /** a move to play from the button of the step, in words of its own */
  readonly offer?: { readonly move: string; readonly label: string };
}

export interface Lesson<V extends View = View> {
  /** the first part of the ids of its cards: `${prefix}-1` and `${prefix}-1-text`, and so on */
  readonly cards: string;
  readonly count: number;
  /** what is drawn on each card */
  readonly Picture: Component<{ card: number }>;
  readonly steps: readonly Step<V>[];
  /** the lesson has shown everything; the game can go on without it */
  readonly over: (moment: Moment<V>) => boolean;
}

/** The first step that fits and has not been taken yet. */
export function stepNow<V extends View>(
  lesson: Lesson<V>,
  moment: Moment<V>,
  taken: readonly string[],
): Step<V> | null {
  const fits = (step: Step<V>) => !taken.includes(step.id) && (!step.act || moment.asked) && step.when(moment);
  return lesson.steps.find(fits) ?? null;
}
