import type { testAd } from 'shared-contracts/calls/leads';
import type { Handler } from '../../platform/calls/serve.ts';
import { sampleAd } from './ads.rules.ts';

/** A sample ad, which also comes up on the open pages of a signed-in caller. */
export const answerTestAd: Handler<typeof testAd> = (_, { caller, pushes }) => {
  const ad = sampleAd();
  if (caller !== null) pushes.push(caller.id, 'ad', ad);
  return { data: ad };
};
