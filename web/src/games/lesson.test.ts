import { describe, expect, it } from 'vitest';
import type { View } from '$lib/types.gen';
import { lesson as burgerJoint } from './burger_joint/lesson';
import { stepNow, type Lesson, type Moment } from './lesson';
import { lesson as rivalRestaurants } from './rival_restaurants/lesson';

const moment = (view: object, moves: string[] = ['x'], asked = true): Moment =>
  ({ view: view as View, moves, me: 0, asked }) as Moment;
const of = (lesson: unknown) => lesson as Lesson;

describe('the guided first game', () => {
  it('takes one step after the other at the same moment', () => {
    const now = moment({ step: 'first-pick', turn: 1, mover: 0, active: 0, phase: 'production' });
    const first = stepNow(of(burgerJoint), now, []);
    expect(first?.id).toBe('bj-lesson-draw');
    expect(stepNow(of(burgerJoint), now, ['bj-lesson-draw'])?.id).toBe('bj-lesson-first-pick');
  });

  it('asks nobody to act who is not asked', () => {
    const now = moment({ step: 'first-pick', turn: 1, mover: 0, active: 0, phase: 'production' }, [], false);
    expect(stepNow(of(burgerJoint), now, ['bj-lesson-draw'])).toBeNull();
  });

  it('speaks of trading only to who can trade (BJ-4.1)', () => {
    const view = { step: 'trade', turn: 3, mover: 0, active: 0, phase: 'trade' };
    expect(stepNow(of(burgerJoint), moment(view, ['3Y', '/']), [])?.id).toBe('bj-lesson-trade');
    expect(stepNow(of(burgerJoint), moment(view, ['/']), [])?.id).toBe('bj-lesson-traded');
  });

  it('ends after the second turn, and after the first day', () => {
    expect(of(burgerJoint).over(moment({ turn: 3, phase: 'build' }))).toBe(false);
    expect(of(burgerJoint).over(moment({ turn: 4, phase: 'production' }))).toBe(true);
    expect(of(rivalRestaurants).over(moment({ day: 1 }))).toBe(false);
    expect(of(rivalRestaurants).over(moment({ day: 2 }))).toBe(true);
  });

  it('offers a trade only while the ingredient is missing (RR-4.6)', () => {
    const seen = ['rr-lesson-buy', 'rr-lesson-rivals'];
    const view = (needs: string[]) => ({ step: 'buying', day: 1, seats: [{ needs }], cookings: [] });
    expect(stepNow(of(rivalRestaurants), moment(view(['sweet-fruit'])), seen)?.id).toBe('rr-lesson-trade');
    expect(stepNow(of(rivalRestaurants), moment(view(['milk'])), seen)?.id).toBe('rr-lesson-garbage');
  });
});
