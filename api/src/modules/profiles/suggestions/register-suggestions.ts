import {
  listEducations,
  listGotras,
  listOccupations,
  listPlaces,
} from 'shared-contracts/calls/suggestions';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { educations } from './educations.ts';
import { gotras } from './gotras.ts';
import { occupations } from './occupations.ts';
import { places } from './places.ts';
import { suggestionBudget } from './suggestion-budget.ts';
import { suggestionsFor } from './suggestions.rules.ts';

/**
 * Puts the lists to choose from on the application; they are part of the code and cost no statement. Places and occupations
 * are for visitors too, and have a budget.
 */
export function registerSuggestions(api: Api): void {
  const spend = suggestionBudget(api.parts.counters);
  serve(api, listPlaces, async ({ query: { q } }, context) => {
    await spend(context);
    return { data: suggestionsFor(places, q) };
  });
  serve(api, listOccupations, async ({ query: { q } }, context) => {
    await spend(context);
    return { data: suggestionsFor(occupations, q) };
  });
  serve(api, listEducations, ({ query: { q } }) => ({ data: suggestionsFor(educations, q) }));
  serve(api, listGotras, ({ query: { q } }) => ({ data: suggestionsFor(gotras, q) }));
}
