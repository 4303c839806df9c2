/** What a cooking brings (RR-5.2, RR-5.3, RR-5.5): the engine's rules, asked about a small made-up position. */
import {
  cooking_garbage,
  cooking_pay,
  Cook,
  extra_of,
  reached,
  recipe_points,
  Town,
  type Cooking,
  type Steps,
} from '../rules/rival_restaurants.gen';
import { keys, rivals, rulesFor } from '../model/figures';

export interface Dish {
  readonly recipe: string;
  /** for each listed ingredient what fills its place: an ingredient, or two for Gardena's pair */
  readonly fills: readonly (readonly string[])[];
  /** a secret sauce on a basic, a wine on a gourmet */
  readonly extra: boolean;
  /** 5 Star Reviews lying on it */
  readonly stars: number;
}

export interface CookingQuestion {
  readonly restaurant: string;
  readonly chefs: readonly string[];
  readonly points: number;
  readonly level: number;
  readonly garbage: number;
  readonly homeCook: boolean;
  readonly vegan: boolean;
  /** one, or with the Double Stove one basic and one gourmet */
  readonly dishes: readonly Dish[];
}

export interface CookingAnswer {
  readonly dishes: readonly { readonly points: number; readonly steps: readonly (readonly [string, number])[] }[];
  readonly points: number;
  readonly garbage: number;
  /** in dollars */
  readonly money: number;
  /** levels above the first, after this cooking */
  readonly level: number;
}

const cook = 0; // the seat that cooks
const pair = 32; // a pair is its first card and this times (1 + its second card)
const plenty = 2; // of every card: the question is what may be used, not what is there

const packed = (fill: readonly string[]): number =>
  fill.reduce(
    (sum, key, i) => sum + (i ? pair * (keys.ingredients.indexOf(key) + 1) : keys.ingredients.indexOf(key)),
    0,
  );

const unpacked = (fill: number): string[] =>
  [fill % pair, Math.floor(fill / pair) - 1].flatMap((card) => keys.ingredients[card] ?? []);

type Cookery = Omit<CookingQuestion, 'dishes'>;

function townFor(question: Cookery, dishes: readonly Dish[]): Town {
  const town = new Town(rulesFor(2, false, question.homeCook));
  town.restaurant[cook] = keys.restaurants.indexOf(question.restaurant);
  town.points[cook] = question.points;
  town.level[cook] = question.level;
  town.garbage[cook] = question.garbage;
  town.vegan = question.vegan ? 1 << cook : 0;
  for (const [i, chef] of question.chefs.entries()) town.pawn_of[keys.chefs.indexOf(chef)] = 2 * cook + i;
  for (const [slot, dish] of dishes.entries()) {
    town.recipe[2 * cook + slot] = keys.recipes.indexOf(dish.recipe);
    town.stars[2 * cook + slot] = dish.stars;
  }
  return town;
}

/** The listed ingredients of a recipe, in the order in which the rules go through them. */
export const listedIn = (recipe: string): string[] =>
  (rivals.rules.recipe_places[keys.recipes.indexOf(recipe)] ?? []).map((place) => keys.ingredients[place] ?? '');

/** What may fill the place of a listed ingredient, itself first: single cards, and pairs for Gardena (RR-5.2, RR-7). */
export function substitutesFor(question: Cookery, listed: string): string[][] {
  const helper = new Cook(townFor(question, []), cook);
  const stock = keys.ingredients.map(() => plenty);
  return helper.options(stock, keys.ingredients.indexOf(listed)).map(unpacked);
}

/** The extra that a recipe can take. */
export const extraFor = (recipe: string): string =>
  keys.ingredients[extra_of(rivals.rules.recipe_kind[keys.recipes.indexOf(recipe)] ?? 0)] ?? '';

export function cookingOf(question: CookingQuestion): CookingAnswer {
  const { dishes } = question;
  const town = townFor(question, dishes);
  const cooking: Cooking = {
    slots: (1 << dishes.length) - 1,
    fills: dishes.flatMap(({ fills }) => fills.map(packed)),
    extras: dishes.reduce((mask, { extra }, slot) => (extra ? mask | (1 << slot) : mask), 0),
    cost: 0,
  };
  const [level, points] = reached(town, cook, cooking, question.level);
  return {
    dishes: dishes.map((_, slot) => {
      const steps: Steps = [];
      return { points: recipe_points(town, cook, slot, cooking.extras, level, steps), steps };
    }),
    points,
    garbage: cooking_garbage(town, cook, cooking, level),
    money: cooking_pay(town, cook, cooking, level) * rivals.unit,
    level,
  };
}
