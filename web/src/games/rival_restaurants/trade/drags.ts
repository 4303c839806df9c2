/** Where things of this table may be dragged: an ingredient to the trade table or to a rival, a card to its target. */
import type { Card } from '$art/rival-restaurants/cards';
import type { Drag } from '$lib/drag';
import type { TableContext } from '../context.svelte';
import { seatOf, seatWord } from '../keys';
import { playable } from '../moves';
import { begun } from '../notation';
import { nextOf, waysOf } from '../stage/targets';

/**
 * Mine goes to the offers or to a rival; a rival's goes to the offers or to me. Then one composes the rest (RR-4.6).
 */
export function ingredientDrag(table: TableContext, seat: number, ingredient: string): Drag | null {
  if (!table.trading) return null;
  const mine = seat === table.me;
  const rivals = table.rivals.filter((other) => !table.view.seats[other]?.gone);
  return {
    accepts: (place) =>
      place === 'offers' || (mine ? rivals.some((other) => place === seatWord(other)) : place === 'mine'),
    ondrop: (place) => {
      const needy = table.wantedBy(ingredient).find((other) => rivals.includes(other)) ?? null;
      table.composing = {
        to: mine ? (seatOf(place) ?? needy) : seat,
        counters: null,
        give: mine ? ingredient : 'nothing',
        want: mine ? 'nothing' : ingredient,
      };
    },
  };
}

/**
 * A card goes to whom or to where it shall hit; one that asks for nothing goes into the town. One confirms it there.
 */
export function cardDrag(table: TableContext, card: Card): Drag | null {
  const ways = waysOf(playable(table.moves, card), 2);
  if (!ways.tails.length) return null;
  const targets = ways.several ?? nextOf(ways, []);
  return {
    accepts: (place) => (targets.length ? targets.includes(place) : place === 'town'),
    ondrop: (place) => {
      table.picked = targets.length ? { [begun('PLAY', card)]: [place] } : {};
      table.card = card;
    },
  };
}
