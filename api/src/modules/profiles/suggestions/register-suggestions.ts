import {
  listEducations,
  listGotras,
  listOccupations,
  listPlaces,
  type SuggestionCall,
} from 'shared-contracts/calls/suggestions';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import { Budget, spendAll } from '../../../platform/counters/budget.ts';
import type { CounterStore } from '../../../platform/counters/counter-store.ts';
import type { DeviceCookies } from '../../../platform/http/device-cookie.ts';
import { replyLanguage } from '../../../platform/http/request-language.ts';
import { visitorOf } from '../../../platform/http/visitor-of.ts';
import { educations } from './educations.ts';
import { gotras } from './gotras.ts';
import { occupations } from './occupations.ts';
import { places } from './places.ts';
import { suggestionsFor, type Listed } from './suggestions.rules.ts';

/** Lists of suggestions that a device may ask for in a minute (access.md, 'Budgets'). */
export const SUGGESTIONS_A_MINUTE = 120;
/** High, because the customers of a mobile carrier share addresses; bounds visitors who throw their device away. */
const VISITORS_OF_ADDRESS = 10 * SUGGESTIONS_A_MINUTE;
const MINUTE_MS = 60_000;

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

/** Spends one of the caller's budget, or throws the 429 that says when the next may be had; a member's device is the session. */
export function suggestionBudget(
  counters: CounterStore,
  deviceCookies: DeviceCookies,
): (context: Pick<Context, 'caller' | 'request' | 'reply'>) => Promise<void> {
  const rule = { windowMs: MINUTE_MS, refusal: 'request.tooMany' } as const;
  const budget = (name: string, most: number) => new Budget(counters, { ...rule, name, most });
  const sessions = budget('suggestions-of-session', SUGGESTIONS_A_MINUTE);
  const devices = budget('suggestions-of-device', SUGGESTIONS_A_MINUTE);
  const addresses = budget('suggestions-of-address', VISITORS_OF_ADDRESS);
  return async (context) => {
    if (context.caller !== null) return sessions.spend(context.caller.sessionId);
    const { device, address } = visitorOf(context, deviceCookies);
    return spendAll([devices, device], [addresses, address]);
  };
}

/** What fits the typed beginning, out of a list that is part of the code. */
function answerFrom(list: readonly Listed[]): Handler<SuggestionCall> {
  return ({ query: { q } }, { request, reply }) => ({
    data: suggestionsFor(list, q, replyLanguage(request, reply)),
  });
}

/** The same for visitors too, once `spend` lets them. */
function answerVisitorsFrom(
  list: readonly Listed[],
  spend: (context: Context<'public'>) => Promise<void>,
): Handler<SuggestionCall & { readonly access: 'public' }> {
  return async ({ query: { q } }, context) => {
    await spend(context);
    return { data: suggestionsFor(list, q, replyLanguage(context.request, context.reply)) };
  };
}
