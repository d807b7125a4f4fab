import { sql, type Kysely, type SqlBool } from 'kysely';
import type { testAd } from 'shared-contracts/calls/leads';
import { saidSchemas } from 'shared-contracts/platform/realtime';
import type { Api } from '../../platform/calls/context.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { toAd, SHOWN, sampleAd } from './ads.rules.ts';

/** A sample ad, which also comes up on the open pages of a signed-in caller. */
export const answerTestAd: Handler<typeof testAd> = (_, { caller, pushes }) => {
  const ad = sampleAd();
  if (caller !== null) pushes.push(caller.id, 'ad', ad);
  return { data: ad };
};

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

/** One of the ads that run now, by lot: members and days get different ones, the same turn the same; undefined when none runs. */
function drawAd(db: Kysely<Database>, turn: string, now: Date) {
  return db
    .selectFrom('ads')
    .select(SHOWN)
    .where(isRunning(now))
    .orderBy(sql`md5(id::text || ${turn}::text)`)
    .limit(1)
    .executeTakeFirst();
}

/** Whether an ad is shown at a moment: within its days and not ended by hand. */
function isRunning(now: Date) {
  return sql<SqlBool>`(ended_at is null and (ends_at is null or ends_at > ${now})
    and (starts_at is null or starts_at <= ${now}))`;
}
