import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ATTENTION_KINDS } from 'shared-contracts/calls/payments';
import type { Database } from '../../../platform/database/tables.ts';

/** Why a payment has to be looked at, and the provider's ids; amount in paise. */
export interface Attention {
  readonly kind: (typeof ATTENTION_KINDS)[number];
  readonly providerPaymentId: string;
  readonly providerOrderId: string | null;
  readonly amount: number;
  readonly now: Date;
}

/** Lists a payment for a person, once per kind: a settled one is not listed again. Each failed refund is a new one. */
export async function noteAttention(
  trx: Kysely<Database>,
  { kind, providerPaymentId, providerOrderId, amount, now }: Attention,
): Promise<void> {
  const open = { settled_at: null, settled_by: null, settled_note: null };
  const noted = { provider_payment_id: providerPaymentId, provider_order_id: providerOrderId };
  await trx
    .insertInto('payment_attention')
    .values({ id: randomUUID(), kind, ...noted, amount, created_at: now, ...open })
    .onConflict((conflict) => {
      const same = conflict.columns(['kind', 'provider_payment_id']);
      return kind === 'refund_failed' ? same.doUpdateSet({ ...open, amount }) : same.doNothing();
    })
    .execute();
}
