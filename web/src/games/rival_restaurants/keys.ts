/** The names that moves and views use, as things that can be drawn and said. */
import { cards as cardArt, type Card } from '$art/rival-restaurants/cards';
import { chefs as chefArt, type Chef } from '$art/rival-restaurants/chefs';
import { upgrades, type Upgrade } from '$art/rival-restaurants/goods';
import { ingredients, type Ingredient } from '$art/rival-restaurants/ingredients';
import { restaurants, type Restaurant } from '$art/rival-restaurants/restaurants';
import { places, type Place } from '$art/rival-restaurants/stalls';

export const isIngredient = (key: string): key is Ingredient => key in ingredients;
export const isChef = (key: string): key is Chef => key in chefArt;
export const isCard = (key: string): key is Card => key in cardArt;
export const isUpgrade = (key: string): key is Upgrade => key in upgrades;
export const isRestaurant = (key: string): key is Restaurant => key in restaurants;
export const isPlace = (key: string): key is Place => (places as readonly string[]).includes(key);

/** A seat in moves: `p1`, its second chef `p1b`. */
export const seatWord = (seat: number): string => `p${seat + 1}`;
export function seatOf(word: string): number | null {
  const found = /^p([1-8])b?$/.exec(word);
  return found ? Number(found[1]) - 1 : null;
}

/** One colour for each seat, to be told apart in both themes; the faces say the same. */
export const rings = ['#2457d6', '#c8401f', '#2f7d4f', '#8a3fa0', '#d98a00', '#00808a', '#b3266b', '#6b5446'] as const;
/** what can be read on it */
export const inkOf = (seat: number): string => (seat % rings.length === 4 ? '#2a211c' : '#ffffff');
/** the letter that stands for somebody where there is no room for a face */
export const letterOf = (name: string): string => ([...name.trim()][0] ?? '?').toLocaleUpperCase();
export const ringOf = (seat: number): string => rings[seat % rings.length] ?? rings[0];
