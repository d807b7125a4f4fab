import { sql, type Kysely } from 'kysely';
import type { FoundPayment, searchPayments } from 'shared-contracts/calls/found-payments';
import { paymentQueryOf, type PaymentQuery } from 'shared-contracts/domain/payment-query';
import { personName } from 'shared-contracts/domain/person-name';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import {
  beyond,
  TIME_PAGE,
  TimeKey,
  timeKey,
  type TimePosition,
} from '../../../platform/paging/pages.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { receiptNumber } from '../receipts/receipts.rules.ts';
import { LEFT_TO_REFUND } from '../refunds/request-refund.ts';

/** Finds payments for the desk, but for those of the caller's own money; each person behind them counts as opened. */
export const answerSearchPayments: Handler<typeof searchPayments> = async (
  { query },
  { db, caller, clock, paging, noteOpened },
) => {
  const wanted = paymentQueryOf(query.q);
  if (wanted === null) throw wrongField('q');
  const position = paging.positionOf(query.cursor, TimeKey);
  const rows = await findPayments(db, caller, wanted, position);
  const { data, next } = paging.cut(rows, {
    size: TIME_PAGE,
    position,
    keyOf: (row) => timeKey(row.ordered_at, row.id),
  });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'payments.search',
    target: null,
    now: clock(),
    detail: { by: wanted.by, q: shown(wanted), found: data.length },
  });
  for (const person of new Set(data.map(({ owner_id, order }) => owner_id ?? order)))
    await noteOpened(person);
  return { data: data.map(toReply), next };
};

/** Of an address no more than the desk's list shows: the audit trail outlives the account. */
function shown(wanted: PaymentQuery): string {
  if (wanted.by === 'receipt') return receiptNumber(wanted.kind, wanted.year, wanted.number);
  return wanted.by === 'email' ? maskedEmail(wanted.value) : wanted.value;
}

/** Newest orders first, one more than a page shows. */
function findPayments(
  db: Kysely<Database>,
  { id, email }: Pick<Caller, 'id' | 'email'>,
  wanted: PaymentQuery,
  position: TimePosition | null,
) {
  return db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .leftJoin('grants', 'grants.order_id', 'orders.id')
    .leftJoin('profiles', (join) =>
      join.on('profiles.id', '=', sql`coalesce(grants.account_id, orders.account_id)`),
    )
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.payment_id', '=', 'payments.id').on('receipts.kind', '=', 'receipt'),
    )
    .select(['payments.id', 'payments.provider_payment_id', 'payments.amount', 'payments.status'])
    .select(['payments.created_at', 'payments.paid_at', 'payments.refunded'])
    .select(['orders.id as order', 'orders.provider_order_id', 'orders.plan', 'orders.months'])
    .select(['orders.email', 'orders.created_at as ordered_at'])
    .select(['profiles.id as owner_id', 'profiles.name', 'profiles.lastName'])
    .select(['receipts.financial_year', 'receipts.number'])
    .select([
      sql<boolean>`grants.payment_id is not null and grants.payment_id <> payments.id`.as(
        'is_second',
      ),
      LEFT_TO_REFUND.as('left'),
    ])
    .where(matches(wanted))
    .where('orders.email', '<>', email)
    .where(sql<boolean>`orders.account_id is distinct from ${id}`)
    .where(sql<boolean>`grants.account_id is distinct from ${id}`)
    .where(({ ref }) => beyond(position, 'desc', ref('orders.created_at'), ref('payments.id')))
    .orderBy('orders.created_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(TIME_PAGE + 1)
    .execute();
}

function matches(wanted: PaymentQuery) {
  if (wanted.by === 'receipt')
    return sql<boolean>`payments.id = (
      select looked.payment_id from receipts looked
      where looked.kind = ${wanted.kind} and looked.financial_year = ${wanted.year}
        and looked.number = ${wanted.number})`;
  if (wanted.by === 'payment') return sql<boolean>`payments.provider_payment_id = ${wanted.value}`;
  if (wanted.by === 'order') return sql<boolean>`orders.provider_order_id = ${wanted.value}`;
  return sql<boolean>`orders.email = ${wanted.value}`;
}

function toReply(row: Awaited<ReturnType<typeof findPayments>>[number]): FoundPayment {
  const { provider_payment_id, plan, months, amount, status, email, refunded, left, is_second } =
    row;
  const name = personName({ name: row.name ?? '', lastName: row.lastName ?? '' });
  return {
    provider_payment_id,
    order_id: row.provider_order_id,
    plan,
    months,
    amount,
    status,
    email,
    refunded,
    left,
    is_second,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    name: name === '' ? null : name,
    receipt_number:
      row.financial_year === null || row.number === null
        ? null
        : receiptNumber('receipt', row.financial_year, row.number),
  };
}

/** An address with its first letter and host: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${at < 1 ? '' : email.slice(at)}`;
}
