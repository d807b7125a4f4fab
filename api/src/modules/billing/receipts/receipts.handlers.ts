import type { Kysely } from 'kysely';
import type { getReceipt } from 'shared-contracts/calls/payments';
import type { Pdfs } from '../../../pdf/open-pdfs.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { signAddress } from '../../../storage/signed-addresses.ts';
import type { ReceiptKind } from '../billing.tables.ts';
import { numberOf, receiptPage } from './receipt-page.ts';

/** What handing out receipts needs; the budget is what one member may have made. */
interface ReceiptParts extends Pick<AppParts, 'jwtSecret'>, Pdfs {
  readonly budget: Pick<Budget, 'spend'>;
}

/** The address of one's own receipt, or of the latest credit note of its refunds, printed from what was kept of it. */
export function answerGetReceipt(parts: ReceiptParts): Handler<typeof getReceipt> {
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
