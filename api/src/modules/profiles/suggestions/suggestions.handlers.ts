import type { SuggestionCall } from 'shared-contracts/calls/suggestions';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { replyLanguage } from '../../../platform/http/request-language.ts';
import { suggestionsFor, type Listed } from './suggestions.rules.ts';

/** What fits the typed beginning, out of a list that is part of the code. */
export function answerFrom(list: readonly Listed[]): Handler<SuggestionCall> {
  return ({ query: { q } }, { request, reply }) => ({
    data: suggestionsFor(list, q, replyLanguage(request, reply)),
  });
}

/** The same for visitors too, once `spend` lets them. */
export function answerVisitorsFrom(
  list: readonly Listed[],
  spend: (context: Context<'public'>) => Promise<void>,
): Handler<SuggestionCall & { readonly access: 'public' }> {
  return async ({ query: { q } }, context) => {
    await spend(context);
    return { data: suggestionsFor(list, q, replyLanguage(context.request, context.reply)) };
  };
}
