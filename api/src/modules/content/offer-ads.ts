import { saidSchemas } from 'shared-contracts/platform/realtime';
import type { Api } from '../../platform/calls/context.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { toAd } from './ads.rules.ts';
import { drawAd } from './ads.store.ts';

/** A member sees at most one ad within this time, in ms, however many pages are open. */
const VISIT_MS = 24 * 60 * 60 * 1000;

/** Answers a page that has a moment for an ad with one, if one runs and the member has had none today (decision 044). */
export function offerAds({ topics, parts: { db, clock, counters } }: Api): void {
  topics.on('own', 'moment', saidSchemas.moment, async ({ caller, push }) => {
    if (caller.role === 'staff') return;
    const now = clock();
    const ad = await drawAd(db, `${caller.id} ${indianDay(now).day}`, now);
    if (ad === undefined) return;
    const wait = await counters.take(`ad:${caller.id}`, { most: 1, windowMs: VISIT_MS });
    if (wait === null) push('ad', toAd(ad));
  });
}
