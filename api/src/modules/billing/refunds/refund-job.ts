import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  ProviderRefusal,
  type PaymentProvider,
} from '../../../payment-provider/payment-provider.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { jobKind, type AnyJobKind } from '../../../platform/jobs/job-kind.ts';
import { enqueue } from '../../../platform/jobs/jobs.store.ts';
import { failRefund, recordRefund } from './record-refund.ts';
import { REFUND } from './request-refund.ts';

/** First and longest pause before a pending refund is checked again, in ms. */
const FIRST_LOOK_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;

/** `provider` is null without a provider: refunds wait until there is one. */
interface RefundParts extends Pick<AppParts, 'db' | 'clock'> {
  readonly provider: PaymentProvider | null;
}

/**
 * Requests a refund from the provider. An earlier request is looked up by its key first, so that neither a second run
 * nor a lost answer refunds twice; a pending one is checked until it is done.
 */
export function refundJob({ db, clock, provider }: RefundParts): AnyJobKind {
  return jobKind({
    name: REFUND,
    payload: z.object({ refund_id: z.string() }),
    atOnce: 2,
    // Money is owed: it is never given up while the provider is away.
    attempts: Infinity,
    retry: { firstMs: 5000, longestMs: 60 * 60_000 },
    async run({ refund_id: id }, { signal }) {
      const refund = await findRefund(db, id);
      if (refund?.state !== 'requested') return;
      if (provider === null) throw new Error('Nobody takes payments here at present.');
      const { paymentId, amount } = refund;
      const earlier = await provider.listRefunds(paymentId);
      // Another node may have taken over meanwhile.
      signal.throwIfAborted();
      const made =
        earlier.find(({ key }) => key === id) ??
        (await askFor(provider, paymentId, { amount, key: id }));
      await db.transaction().execute(async (trx) => {
        const now = clock();
        if (made === null) return failRefund(trx, id, now);
        await recordRefund(trx, { ...made, paymentId, key: id }, now);
        if (made.status === 'pending') await lookAgain(trx, { id, since: refund.created_at, now });
      });
    },
  });
}

/** Null for a refund that the provider refuses, and would refuse again. */
async function askFor(
  provider: PaymentProvider,
  paymentId: string,
  wanted: { amount: number; key: string },
) {
  try {
    return await provider.refund(paymentId, wanted);
  } catch (error) {
    if (error instanceof ProviderRefusal) return null;
    throw error;
  }
}

/** The older it is, the longer the pause. */
async function lookAgain(
  trx: Kysely<Database>,
  { id, since, now }: { id: string; since: Date; now: Date },
): Promise<void> {
  const age = now.getTime() - since.getTime();
  const pause = Math.min(Math.max(age, FIRST_LOOK_MS), LONGEST_PAUSE_MS);
  const runAt = new Date(now.getTime() + pause);
  await enqueue(trx, { kind: REFUND, key: id, payload: { refund_id: id }, runAt });
}

function findRefund(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.state', 'refunds.amount', 'refunds.created_at'])
    .select('payments.provider_payment_id as paymentId')
    .where('refunds.id', '=', id)
    .executeTakeFirst();
}
