/** The 29 ingredients, by the key the rules use (RR-1.2). */
import type { Drawing } from '../../drawing';
import { carbs } from './carbs';
import { dairy } from './dairy';
import { fruit } from './fruit';
import { meat } from './meat';
import { mystery } from './mystery';
import { veggies } from './veggies';

export const byMarket = {
  'house-of-carbs': carbs,
  'fruit-stand': fruit,
  'veggie-eden': veggies,
  'chop-shop': meat,
  'dairy-king': dairy,
  'mystery-mart': mystery,
} as const;

export const ingredients = { ...carbs, ...fruit, ...veggies, ...meat, ...dairy, ...mystery } as const satisfies Record<
  string,
  Drawing
>;

export type Market = keyof typeof byMarket;
export type Ingredient = keyof typeof ingredients;
export const markets = Object.keys(byMarket) as Market[];

const homes = new Map(markets.flatMap((market) => Object.keys(byMarket[market]).map((key) => [key, market] as const)));
export const marketOf = (ingredient: Ingredient): Market => homes.get(ingredient) ?? 'mystery-mart';
