import { sql } from 'kysely';
import type { RetentionRule } from '../../platform/jobs/purge.ts';
import { beginOf, financialYear } from './receipts/receipts.rules.ts';

/** Whole financial years for which what concerns money is kept. */
const KEPT_YEARS = 8;
const EVENT_MS = 365 * 24 * 60 * 60 * 1000;

const oldest = (now: Date) => financialYear(now) - KEPT_YEARS;
const cutoff = (now: Date) => beginOf(oldest(now));

/**
 * What is not kept of money: the provider's events after a year, all else after eight financial years, in the order in
 * which the rows refer to each other. What still refers to one that would go keeps it.
 */
export const billingRetentionRules: readonly RetentionRule[] = [
  {
    table: 'payment_events',
    where: (now) =>
      sql`handled_at is not null and received_at <= ${new Date(now.getTime() - EVENT_MS)}`,
  },
  { table: 'receipts', where: (now) => sql`financial_year < ${oldest(now)}` },
  {
    table: 'refunds',
    where: (now) => sql`state <> 'requested' and created_at < ${cutoff(now)}
      and not exists (select from receipts where receipts.refund_id = refunds.id)`,
  },
  {
    table: 'grants',
    where: (
      now,
    ) => sql`created_at < ${cutoff(now)} and coalesce(ends_at, created_at) < ${cutoff(now)}
      and not exists (select from receipts where receipts.payment_id = grants.payment_id)`,
  },
  {
    table: 'payments',
    where: (now) => sql`created_at < ${cutoff(now)}
      and not exists (select from receipts where receipts.payment_id = payments.id)
      and not exists (select from refunds where refunds.payment_id = payments.id)
      and not exists (select from grants where grants.payment_id = payments.id)`,
  },
  {
    table: 'orders',
    where: (now) => sql`created_at < ${cutoff(now)}
      and not exists (select from payments where payments.order_id = orders.id)`,
  },
  { table: 'payment_attention', where: (now) => sql`settled_at < ${cutoff(now)}` },
];
