import type { Kysely } from 'kysely';
import { getReceipt } from 'shared-contracts/calls/payments';
import type { Pdfs } from '../../../pdf/open-pdfs.ts';
import type { Api, AppParts } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { signAddress } from '../../../storage/signed-addresses.ts';
import type { ReceiptKind } from '../billing.tables.ts';
import { numberOf, receiptPage } from './receipt-page.ts';

/** What handing out receipts needs; the budget is what one member may have made. */
interface ReceiptParts extends Pick<AppParts, 'jwtSecret'>, Pdfs {
  readonly budget: Pick<Budget, 'spend'>;
}

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

/** The address of one's own receipt, or of the latest credit note of its refunds, printed from what was kept of it. */
function answerGetReceipt(parts: ReceiptParts): Handler<typeof getReceipt> {
  const { jwtSecret, documents, renderer, budget } = parts;
  return async ({ params, query: { kind } }, { db, caller, clock }) => {
    const receipt = await findOwnReceipt(db, caller.id, params.id, kind);
    if (receipt === undefined) throw new Refusal(404, 'payment.notFound');
    const page = receiptPage(receipt);
    const key = await documents.take({
      memberId: caller.id,
      folder: 'receipts',
      content: page,
      admit: () => Promise.resolve(),
      async make() {
        await budget.spend(caller.budgetKey);
        return renderer.render({
          document: 'receipt',
          page,
        });
      },
    });
    const signing = { secret: jwtSecret, now: clock(), sessionId: caller.sessionId };
    const url = signAddress({ key, type: 'application/pdf' }, signing);
    return { data: { url, number: numberOf(receipt) } };
  };
}

/** By the provider's order id: of an order of this account, or one by e-mail whose plan it got. */
function findOwnReceipt(
  db: Kysely<Database>,
  accountId: string,
  orderId: string,
  kind: ReceiptKind,
) {
  return db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('grants', 'grants.payment_id', 'payments.id')
    .selectAll('receipts')
    .where('orders.provider_order_id', '=', orderId)
    .where('receipts.kind', '=', kind)
    .where((eb) =>
      eb.or([eb('orders.account_id', '=', accountId), eb('grants.account_id', '=', accountId)]),
    )
    .orderBy('receipts.issued_at', 'desc')
    .orderBy('receipts.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
