/** The first two turns of Burger Joint, on a fixed deal in which both end with something built. */
import type { BurgerJointView } from '$lib/types.gen';
import type { Lesson, Moment } from '../lesson';
import Picture from './LessonPicture.svelte';

type Now = Moment<BurgerJointView>;
const at =
  (step: string, turn?: number) =>
  ({ view, me }: Now): boolean =>
    view.mover === me && view.step === step && (turn === undefined || view.turn === turn);
const myTurn = ({ view, me }: Now) => view.active === me;

export const lesson: Lesson<BurgerJointView> = {
  cards: 'bj-lesson-card',
  count: 4,
  Picture,
  steps: [
    { id: 'bj-lesson-draw', when: at('first-pick', 1), about: '.board:has(> .area)', place: 'table' },
    { id: 'bj-lesson-first-pick', when: at('first-pick', 1), act: ['W'] },
    { id: 'bj-lesson-pick', when: at('pick', 1), act: ['Y'] },
    {
      id: 'bj-lesson-capacity',
      when: ({ view }) => view.turn === 1 && view.phase !== 'production',
      about: '.head.own',
    },
    { id: 'bj-lesson-prices', when: at('build', 1), about: '.board.burger', place: 'mine' },
    { id: 'bj-lesson-save', when: at('build', 1), act: ['end'] },
    { id: 'bj-lesson-their-turn', when: at('first-pick', 2), act: ['Y'] },
    { id: 'bj-lesson-deny', when: at('pick', 2), act: ['Y'] },
    { id: 'bj-lesson-second', when: at('first-pick', 3), act: ['W'] },
    { id: 'bj-lesson-second-pick', when: at('pick', 3), act: ['Y'] },
    {
      id: 'bj-lesson-trade',
      when: (now) => at('trade')(now) && now.moves.some((move) => move.startsWith('3')),
      act: ['3Y', '3N', '3W'],
    },
    { id: 'bj-lesson-get', when: at('get'), act: ['=G'] },
    { id: 'bj-lesson-traded', when: at('trade'), act: ['/'] },
    {
      id: 'bj-lesson-build',
      when: (now) => at('build')(now) && myTurn(now) && now.moves.some((move) => move !== 'end'),
      act: ['pub', 'dW', 'dN', 'dR', 'basic'],
      place: 'mine',
    },
    { id: 'bj-lesson-steal', when: at('steal'), act: ['xN'] },
    {
      id: 'bj-lesson-score',
      when: (now) => at('build')(now) && now.view.turn > 1,
      act: ['end'],
      about: '.head.own',
    },
    { id: 'bj-lesson-discard', when: at('discard'), act: [] },
  ],
  over: ({ view }) => view.turn > 3 || view.phase === 'over',
};
