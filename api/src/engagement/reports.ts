import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { reportUser } from 'shared-contracts/calls/engagement';
import { countOnce } from '../own-profile/daily-budgets.store.ts';
import { indianDay } from '../platform/indian-day.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import type { Database } from '../platform/tables.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { isKnownTo } from './known.store.ts';

/** Reports of one member in a day (access.md). */
export const REPORTS_A_DAY = 10;

/** Tells staff of somebody. The same words about the same person are one report while it is open. */
export const answerReportUser: Handler<typeof reportUser> = async (
  { body: { user_to_id, reason } },
  { db, caller, clock },
) => {
  if (!(await isKnownTo(db, caller.id, user_to_id))) throw nobody();
  const now = clock();
  const use = { memberId: caller.id, purpose: 'report', most: REPORTS_A_DAY, now } as const;
  const report = { from_id: caller.id, about_id: user_to_id, reason, created_at: now };
  const counted = await countOnce(db, use, (trx) => addReport(trx, report));
  if (counted === 'over')
    throw new Refusal(429, 'request.tooMany', { retryAfter: indianDay(now).secondsLeft });
  return { data: { reported: true as const } };
};

/** False when this very report is open already (index `reports_once` of migration 016). */
async function addReport(
  trx: Transaction<Database>,
  report: { from_id: string; about_id: string; reason: string; created_at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto('reports')
    .values({ id: randomUUID(), ...report })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
