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
import { answerFrom, answerVisitorsFrom } from './suggestions.handlers.ts';

/**
 * Puts the lists to choose from on the application; they are part of the code and cost no statement. Places and occupations
 * are for visitors too, and have a budget.
 */
export function registerSuggestions(api: Api): void {
  const spend = suggestionBudget(api.parts.counters, api.devices);
  serve(api, listPlaces, answerVisitorsFrom(places, spend));
  serve(api, listOccupations, answerVisitorsFrom(occupations, spend));
  serve(api, listEducations, answerFrom(educations));
  serve(api, listGotras, answerFrom(gotras));
}
