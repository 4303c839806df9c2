/** The eight restaurants, by the key the rules use (RR-8). */
import type { Drawing } from '../../drawing';
import { east } from './east';
import { west } from './west';

export const restaurants = { ...east, ...west } as const satisfies Record<string, Drawing>;
export type Restaurant = keyof typeof restaurants;
export const restaurantKeys = (Object.keys(restaurants) as Restaurant[]).sort();
