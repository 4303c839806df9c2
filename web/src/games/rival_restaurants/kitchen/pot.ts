/**
 * Cooking in notation: `cook kimbap: rice, carrot=alien-goo + secret-sauce & …` (RR-5.2). What is allowed, the server
 * says.
 */
import { marketOf } from '$art/rival-restaurants/ingredients';
import type { CookingView, DishView, SeatView } from '$lib/types.gen';
import { isIngredient } from '../keys';

export const dishesOf = (cooking: CookingView): string => cooking.dishes.map((dish) => dish.recipe).join(' & ');
export const menusOf = (cookings: readonly CookingView[]): string[] => [...new Set(cookings.map(dishesOf))];
/** Points first; of equals the first, which is the cheapest. */
export const bestOf = (cookings: readonly CookingView[]): CookingView | undefined =>
  [...cookings].sort((a, b) => b.points - a.points)[0];
const cardsIn = (dish: DishView): string[] => [
  ...dish.fills.flatMap((fill) => fill.cards),
  ...(dish.extra ? [dish.extra] : []),
];
export const cardsOf = (cooking: CookingView): string[] => cooking.dishes.flatMap(cardsIn);

export function writeCooking(dishes: readonly DishView[]): string {
  const dish = ({ recipe, fills, extra }: DishView): string => {
    const places = fills.map(({ listed, cards }) =>
      cards.length === 1 && cards[0] === listed ? listed : `${listed}=${cards.join('+')}`,
    );
    return `${recipe}: ${places.join(', ')}${extra ? ` + ${extra}` : ''}`;
  };
  return `cook ${dishes.map(dish).join(' & ')}`;
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

/** What one could try in a place: each card that is left, and two vegetables together, which Gardena knows to use. */
export function triesFor(own: SeatView, left: ReadonlyMap<string, number>, now: readonly string[]): string[][] {
  const free = new Map(left);
  for (const key of now) free.set(key, (free.get(key) ?? 0) + 1);
  const keys = [...free].filter(([, count]) => count > 0).map(([key]) => key);
  const green = own.chefs.some((chef) => chef.chef === 'gardena-eden')
    ? keys.filter((key) => isIngredient(key) && marketOf(key) === 'veggie-eden')
    : [];
  const pairs = green.flatMap((one, i) =>
    green
      .slice(i)
      .filter((two) => one !== two || (free.get(one) ?? 0) > 1)
      .map((two) => [one, two]),
  );
  return [...keys.map((key) => [key]), ...pairs];
}
