import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { reportUser } from 'shared-contracts/calls/engagement';
import type { AppParts } from '../../platform/calls/context.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { countOnce, profileNotFound } from '../profiles/profiles.public.ts';
import { handOver } from '../staff/staff.public.ts';
import { isKnownTo } from './acquaintance.store.ts';

/** Reports of one member in a day. */
export const REPORTS_A_DAY = 10;

/**
 * Reports a person to staff. Repeating the words is the same report while it is open; messages can still be added to
 * it.
 */
export function answerReportUser({
  documentKeys,
}: Pick<AppParts, 'documentKeys'>): Handler<typeof reportUser> {
  return async ({ body: { user_to_id, reason, messages = false } }, { db, caller, clock }) => {
    if (!(await isKnownTo(db, caller.id, user_to_id))) throw profileNotFound();
    const now = clock();
    const use = { memberId: caller.id, purpose: 'report', most: REPORTS_A_DAY, now } as const;
    const report = { from_id: caller.id, about_id: user_to_id, reason, created_at: now };
    const counted = await countOnce(db, use, async (trx) => {
      const { id, isNew } = await addReport(trx, report);
      const handed = { id, from: caller.id, about: user_to_id, now };
      if (messages) await handOver(trx, handed, documentKeys);
      return isNew;
    });
    if (counted === 'over')
      throw new Refusal(429, 'request.tooMany', { retryAfter: indianDay(now).secondsLeft });
    return { data: { reported: true as const } };
  };
}

/** Not new when this very report is open already (index `reports_once` of migration 016). */
async function addReport(
  trx: Transaction<Database>,
  report: { from_id: string; about_id: string; reason: string; created_at: Date },
): Promise<{ id: string; isNew: boolean }> {
  const id = randomUUID();
  const added = await trx
    .insertInto('reports')
    .values({ id, ...report })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined) return { id, isNew: true };
  const open = await trx
    .selectFrom('reports')
    .select('id')
    .where('from_id', '=', report.from_id)
    .where('about_id', '=', report.about_id)
    .where('reason', '=', report.reason)
    .where('state', '=', 'open')
    // Locked, so that it is not decided before the messages are stored.
    .forUpdate()
    .executeTakeFirst();
  // Decided this very moment: the same words are then a report again.
  return open === undefined ? addReport(trx, report) : { id: open.id, isNew: false };
}
