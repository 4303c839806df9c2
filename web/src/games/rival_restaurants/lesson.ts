/** The first day of Rival Restaurants, on a fixed deal: two purchases away from the first dish (RR-3 … RR-5). */
import type { RivalRestaurantsView } from '$lib/types.gen';
import type { Lesson, Moment } from '../lesson';
import Picture from './LessonPicture.svelte';

type Now = Moment<RivalRestaurantsView>;
const at =
  (step: string) =>
  ({ view }: Now): boolean =>
    view.step === step && view.day === 1;
const needs =
  (ingredient: string) =>
  ({ view, me }: Now): boolean =>
    view.seats[me]?.needs.includes(ingredient) ?? false;

export const lesson: Lesson<RivalRestaurantsView> = {
  cards: 'rr-lesson-card',
  count: 4,
  Picture,
  steps: [
    { id: 'rr-lesson-recipes', when: at('destinations'), about: '[data-drop="mine"]', place: 'mine' },
    { id: 'rr-lesson-island', when: at('destinations'), about: '[data-drop="island"]', place: 'town' },
    { id: 'rr-lesson-go', when: at('destinations'), act: ['go dairy-king'], place: 'town' },
    { id: 'rr-lesson-claim', when: at('claims'), act: ['claim 1'], place: 'town' },
    { id: 'rr-lesson-powers', when: at('powers'), act: ['ready'], place: 'town' },
    {
      id: 'rr-lesson-buy',
      when: (now) => at('buying')(now) && now.moves.some((move) => move.startsWith('buy ')),
      act: ['buy dairy-king 1'],
      place: 'town',
    },
    { id: 'rr-lesson-rivals', when: at('buying'), about: '.rivals', place: 'rivals' },
    {
      id: 'rr-lesson-trade',
      when: (now) => at('buying')(now) && needs('sweet-fruit')(now),
      act: [],
      offer: { move: 'offer p3: shellfish for sweet-fruit', label: 'rr-lesson-trade-now' },
    },
    { id: 'rr-lesson-garbage', when: at('buying'), about: '[data-drop="mine"]', place: 'mine' },
    { id: 'rr-lesson-ready', when: at('buying'), act: ['ready'], place: 'town' },
    {
      id: 'rr-lesson-cook',
      when: (now) => at('declare')(now) && now.view.cookings.length > 0,
      act: [],
      place: 'town',
    },
    { id: 'rr-lesson-no-cook', when: (now) => at('declare')(now) && !now.view.cookings.length, act: [] },
    { id: 'rr-lesson-new-recipe', when: at('new-recipe'), act: [] },
    { id: 'rr-lesson-level', when: at('level-bonus'), act: [] },
    { id: 'rr-lesson-effect', when: at('effect'), act: [] },
  ],
  over: ({ view }) => view.day > 1,
};
