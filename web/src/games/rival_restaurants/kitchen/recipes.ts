/**
 * What fills a recipe's places: listed things that are there, those something else can stand in for, those that are
 * missing.
 */
import type { Ingredient } from '$art/rival-restaurants/ingredients';
import type { RecipeView } from '$lib/types.gen';
import { say } from '$lib/words';
import { isIngredient } from '../keys';

export interface Place {
  readonly ingredient: Ingredient;
  /** in the stock, or covered by a substitute */
  readonly there: boolean;
  /** not in the stock, but something else can stand in */
  readonly standIn: boolean;
  /** for a screen reader */
  readonly name: string;
}

export function placesOf(recipe: RecipeView): Place[] {
  const [missing, standIns] = [[...recipe.missing], [...(recipe.stand_ins ?? [])]];
  const takes = (from: string[], ingredient: string): boolean => {
    const at = from.indexOf(ingredient);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  return recipe.ingredients.filter(isIngredient).map((ingredient) => {
    const there = !takes(missing, ingredient);
    const standIn = there && takes(standIns, ingredient);
    const name = say(standIn ? 'rr-t-stand-in' : there ? 'rr-t-name' : 'rr-t-missing', { what: `$rr-${ingredient}` });
    return { ingredient, there, standIn, name };
  });
}
