/** What fills a recipe's places: listed things that are there, and those that are missing. */
import type { Ingredient } from '$art/rival-restaurants/ingredients';
import type { RecipeView } from '$lib/types.gen';
import { isIngredient } from './keys';

export function placesOf(recipe: RecipeView): { ingredient: Ingredient; there: boolean }[] {
  const missing = [...recipe.missing];
  return recipe.ingredients.filter(isIngredient).map((ingredient) => {
    const at = missing.indexOf(ingredient);
    if (at >= 0) missing.splice(at, 1);
    return { ingredient, there: at < 0 };
  });
}
