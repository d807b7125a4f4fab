import { getReceipt } from 'shared-contracts/calls/payments';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import { answerGetReceipt } from './receipts.handlers.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Receipts that one member may have made in an hour; one that is there costs nothing of it. */
const MOST_AN_HOUR = 30;

/** Puts the receipts of members on the application. */
export function registerReceipts(api: Api): void {
  const { counters, jwtSecret } = api.parts;
  const budget = new Budget(counters, {
    name: 'receipts',
    most: MOST_AN_HOUR,
    windowMs: HOUR_MS,
    refusal: 'request.tooMany',
  });
  serve(api, getReceipt, answerGetReceipt({ jwtSecret, ...api.pdfs, budget }));
}
