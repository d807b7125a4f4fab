import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { OrderBuyer } from 'shared-contracts/calls/payments';
import { GST_STATES, gstStateNamed, isGstState } from 'shared-contracts/domain/gst';
import { personName } from 'shared-contracts/domain/person-name';
import type { Locale } from 'shared-contracts/i18n/i18n';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { PrintedReceipt } from '../billing.tables.ts';
import { splitTax, type Tax, type TaxedAmount } from './receipts.rules.ts';
import { storeReceipt } from './store-receipt.ts';

type Seller = Config['seller'];

/** What a receipt is issued for; `paymentId` is the id of our row. */
export interface ReceiptOrder {
  readonly paymentId: string;
  readonly now: Date;
  readonly seller: Seller;
}

/**
 * Issues the receipt of a payment, once, in the transaction that records its capture and grants the plan. Numbers have
 * no gap: call it last, since the next number waits for this transaction.
 */
export async function issueReceipt(
  trx: Kysely<Database>,
  { paymentId, now, seller }: ReceiptOrder,
): Promise<void> {
  const bought = await findBought(trx, paymentId);
  if (await hasReceipt(trx, paymentId)) return;
  await storeReceipt(trx, {
    id: randomUUID(),
    kind: 'receipt',
    payment_id: paymentId,
    refund_id: null,
    now,
    account_id: bought.account_id,
    ...printReceipt(bought, seller),
  });
}

/** What a receipt says of: our order, the provider's ids, the amount in paise, and the buyer's name as far as it is known. */
export interface Bought extends Pick<PrintedReceipt, 'plan' | 'months'> {
  readonly email: string;
  /** Of the account, if it has chosen one. */
  readonly language?: Locale | null;
  readonly name: string | null;
  readonly lastName: string | null;
  /** As the buyer gave it before paying; null or absent for none. */
  readonly buyer?: OrderBuyer | null;
  readonly amount: number;
  readonly order_id: string;
  readonly provider_order_id: string | null;
  readonly provider_payment_id: string;
}

/** Everything that stands on a receipt but its number and date. */
export function printReceipt(
  { email, name, lastName, language, plan, months, amount, buyer, ...ids }: Bought,
  seller: Seller,
): { readonly printed: PrintedReceipt; readonly split: TaxedAmount } {
  const place = placeOfSupply(seller, buyer ?? null);
  const tax = taxOf(seller, place);
  const printed: PrintedReceipt = {
    seller: {
      name: seller.name,
      address: seller.address,
      gstin: seller.gstin,
    },
    buyer: {
      name:
        buyer?.name ??
        personName({
          name: name ?? '',
          lastName: lastName ?? '',
        }),
      email,
      ...(buyer && {
        address: buyer.address,
        pin: buyer.pin,
        state: buyer.state,
        gstin: buyer.gstin ?? null,
      }),
    },
    ...(tax !== null && { sac: seller.sac }),
    place_of_supply: place,
    plan,
    months,
    gst_percent: tax?.percent ?? 0,
    order_id: ids.provider_order_id ?? ids.order_id,
    payment_id: ids.provider_payment_id,
    ...(language && { language }),
  };
  return { printed, split: splitTax(amount, tax) };
}

/** The tax in our prices; null for a seller without a number for it, who may not ask for any. */
function taxOf({ gstin, gstPercent: percent, state }: Seller, place: string): Tax | null {
  return gstin === null ? null : { percent, within: state === place };
}

/** Name of the State that a plan is supplied to: the buyer's, else the one that is configured. */
function placeOfSupply(seller: Seller, buyer: OrderBuyer | null): string {
  if (buyer === null || !isGstState(buyer.state)) return seller.placeOfSupply;
  return gstStateNamed(seller.state) === buyer.state ? seller.state : GST_STATES[buyer.state];
}

/** The payment, held until the transaction ends: two that issue its receipt at once would number it twice. */
function findBought(trx: Kysely<Database>, paymentId: string) {
  return (
    trx
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      // By e-mail, the account is known once its owner has the plan.
      .leftJoin('grants', 'grants.payment_id', 'payments.id')
      .leftJoin('profiles', (join) =>
        join.on('profiles.id', '=', sql`coalesce(grants.account_id, orders.account_id)`),
      )
      .select(sql<string | null>`coalesce(grants.account_id, orders.account_id)`.as('account_id'))
      .leftJoin('accounts', (join) =>
        join.on('accounts.id', '=', sql`coalesce(grants.account_id, orders.account_id)`),
      )
      .select(['orders.email', 'orders.plan', 'orders.months', 'orders.provider_order_id'])
      .select('orders.buyer')
      .select(['payments.order_id', 'payments.amount', 'payments.provider_payment_id'])
      .select(['profiles.name', 'profiles.lastName', 'accounts.language'])
      .where('payments.id', '=', paymentId)
      .forUpdate('payments')
      .executeTakeFirstOrThrow()
  );
}

async function hasReceipt(trx: Kysely<Database>, paymentId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('receipts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'receipt')
    .executeTakeFirst();
  return found !== undefined;
}
