import type { CallName } from '../calls/call-names.ts';
import { engagementRecipes } from './engagement-recipes.ts';
import { identityRecipes } from './identity-recipes.ts';
import { profileRecipes } from './profile-recipes.ts';
import type { Recipe } from './recipe.ts';
import { siteRecipes } from './site-recipes.ts';
import { staffRecipes } from './staff-recipes.ts';
import { uploadRecipes } from './upload-recipes.ts';

/** How to make a valid request of every call; one that is missing fails the type check. */
export const recipes: Readonly<Record<CallName, Recipe>> = {
  ...identityRecipes,
  ...profileRecipes,
  ...engagementRecipes,
  ...siteRecipes,
  ...staffRecipes,
  ...uploadRecipes,
};
