import type { AppParts } from '../../../platform/calls/context.ts';
import { retryDeadlocks } from '../../../platform/database/deadlocks.ts';
import { doEach, endAsFailed } from '../../../platform/jobs/do-each.ts';
import { recurringJob, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { accountOfAddress, claimGrants, lockAddress } from './claim-grants.ts';

/** How long a plan by e-mail waits for its owner. */
const WAITS_MS = 30 * 24 * 60 * 60 * 1000;

/** Refunds unclaimed plans by e-mail; grants those that have an owner by now. */
export function unclaimedPlansJob(
  { db, clock, log }: Pick<AppParts, 'db' | 'clock' | 'log'>,
  everyMs: number,
): AnyJobKind {
  return recurringJob('unclaimed-plans', everyMs, async ({ signal }) => {
    const waiting = await db
      .selectFrom('grants')
      .innerJoin('orders', 'orders.id', 'grants.order_id')
      .select(['grants.id', 'grants.payment_id', 'grants.created_at', 'orders.email'])
      .where('grants.given_at', 'is', null)
      .where('grants.revoked_at', 'is', null)
      .execute();
    const each = {
      log,
      signal,
      reported: ({ id: grant }: { readonly id: string }) => ({ grant }),
    };
    const failed = await doEach(waiting, each, async (one) => {
      const { id, payment_id: paymentId, created_at, email } = one;
      const now = clock();
      const isLate = now.getTime() - created_at.getTime() >= WAITS_MS;
      await retryDeadlocks(() =>
        db.transaction().execute(async (trx) => {
          await lockAddress(trx, email);
          const account = await accountOfAddress(trx, email);
          if (account !== null) return claimGrants(trx, { id: account, email }, now);
          if (isLate)
            await requestRefund(trx, {
              paymentId,
              amount: null,
              requestedBy: null,
              key: id,
              now,
              reason: 'Nobody claimed the plan within 30 days',
            });
        }),
      );
    });
    endAsFailed(failed);
  });
}
