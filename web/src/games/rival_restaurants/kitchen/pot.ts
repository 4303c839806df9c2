/** Cooking in notation: `cook kimbap: rice, carrot=alien-goo + secret-sauce & …` (RR-5.2). The server checks it. */
import type { CookingView, DishView, SeatView } from '$lib/types.gen';
import { say } from '$lib/words';
import { isIngredient } from '../keys';
import { written } from '../notation';
import { cooking } from '../notation.gen';

export const dishesOf = (way: CookingView): string => way.dishes.map((dish) => dish.recipe).join(cooking.dishes);
export const menusOf = (cookings: readonly CookingView[]): string[] => [...new Set(cookings.map(dishesOf))];
/** Points first; of equals the first, which is the cheapest. */
export const bestOf = (cookings: readonly CookingView[]): CookingView | undefined =>
  [...cookings].sort((a, b) => b.points - a.points)[0];
const cardsIn = (dish: DishView): string[] => [
  ...dish.fills.flatMap((fill) => fill.cards),
  ...(dish.extra ? [dish.extra] : []),
];
export const cardsOf = (way: CookingView): string[] => way.dishes.flatMap(cardsIn);

/** What a cooking brings beside its points: garbage, money, a level above the one I have. */
export function besidePoints({ garbage, money, level }: CookingView, mine: number): string[] {
  return [
    ...(garbage ? [say('rr-t-leaves-garbage', { n: garbage })] : []),
    ...(money ? [`${money > 0 ? '+' : '−'}$${Math.abs(money)}`] : []),
    ...(level > mine ? [say('rr-t-reaches', { n: level })] : []),
  ];
}

export function writeCooking(dishes: readonly DishView[]): string {
  const dish = ({ recipe, fills, extra }: DishView): string => {
    const places = fills.map(({ listed, cards }) =>
      cards.length === 1 && cards[0] === listed ? listed : `${listed}${cooking.instead}${cards.join(cooking.pair)}`,
    );
    return `${recipe}${cooking.places}${places.join(cooking.place)}${extra ? `${cooking.extra}${extra}` : ''}`;
  };
  return written('COOK', dishes.map(dish).join(cooking.dishes));
}

/** The dishes with other cards in one place. */
export const refilled = (dishes: readonly DishView[], at: number, place: number, cards: string[]): DishView[] =>
  dishes.map((dish, i) =>
    i === at ? { ...dish, fills: dish.fills.map((fill, j) => (j === place ? { ...fill, cards } : fill)) } : dish,
  );
export const seasoned = (dishes: readonly DishView[], at: number, extra: string | null): DishView[] =>
  dishes.map((dish, i) => (i === at ? { ...dish, extra } : dish));

/** Two places of the dishes change what lies in them. */
export function exchanges(
  dishes: readonly DishView[],
  at: number,
  place: number,
): { cards: string[]; dishes: DishView[] }[] {
  const here = dishes[at]?.fills[place]?.cards ?? [];
  return dishes.flatMap((dish, i) =>
    dish.fills.flatMap((fill, j) =>
      fill.cards.join() === here.join()
        ? []
        : [{ cards: fill.cards, dishes: refilled(refilled(dishes, i, j, here), at, place, fill.cards) }],
    ),
  );
}

/** What I have left beside these dishes. */
export function leftOver(own: SeatView, dishes: readonly DishView[]): Map<string, number> {
  const left = new Map(Object.entries(own.stock).filter(([key]) => isIngredient(key)));
  for (const key of dishes.flatMap(cardsIn)) left.set(key, (left.get(key) ?? 0) - 1);
  return left;
}

/** Of what may fill a place by the rules, what one could put there: cards that are left, or lie there now. */
export function triesFor(
  may: readonly string[][],
  left: ReadonlyMap<string, number>,
  now: readonly string[],
): string[][] {
  const free = new Map(left);
  for (const key of now) free.set(key, (free.get(key) ?? 0) + 1);
  const count = (cards: readonly string[], key: string) => cards.filter((card) => card === key).length;
  return may.filter((cards) => cards.every((key) => (free.get(key) ?? 0) >= count(cards, key)));
}
