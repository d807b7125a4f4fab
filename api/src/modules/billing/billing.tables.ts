import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { ATTENTION_KINDS, OrderBuyer } from 'shared-contracts/calls/payments';
import type { OrderState } from 'shared-contracts/domain/order-state';
import type { Locale } from 'shared-contracts/i18n/i18n';

/** Plans that are sold. */
export type PaidPlan = 'belief' | 'trust';

/** An order that we made; amounts in paise, one of the four prices. */
export interface OrdersTable {
  id: string;
  /** Null until the provider has answered. */
  provider_order_id: string | null;
  /** Null for an order by e-mail, and once the account is gone. */
  account_id: string | null;
  email: string;
  /** Of an order by e-mail: SHA-256 of the browser that made it; null for one without a cookie. */
  payer_hash: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whom the invoice is for; null when the buyer gave nothing. */
  buyer: ColumnType<OrderBuyer | null, string | null | undefined, string | null>;
  plan: PaidPlan;
  months: 1 | 12;
  amount: number;
  currency: Generated<'INR'>;
  state: Generated<OrderState>;
  /** Since when it is in that state. */
  state_at: Generated<Date>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A payment as the provider reported it; amount in paise. */
export interface PaymentsTable {
  id: string;
  order_id: string;
  provider_payment_id: string;
  amount: number;
  currency: Generated<'INR'>;
  status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded';
  /** When it was captured; null for never. */
  paid_at: Date | null;
  /** What went back of it, in paise. */
  refunded: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A plan given for an order, once; without account and times it waits for its address to be confirmed. */
export interface GrantsTable {
  id: string;
  order_id: string;
  payment_id: string;
  account_id: string | null;
  plan: PaidPlan;
  months: 1 | 12;
  starts_at: Date | null;
  ends_at: Date | null;
  /** Since when the account has it; null while it waits for its owner. */
  given_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a refund took it back. */
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** An event of the provider; its id makes the second delivery a no-op. */
export interface PaymentEventsTable {
  id: string;
  kind: string;
  payload: JSONColumnType<object>;
  received_at: ColumnType<Date, Date | undefined, never>;
  handled_at: Date | null;
}

/** Money that is to go back, or went back; amount in paise. */
export interface RefundsTable {
  id: string;
  payment_id: string;
  idempotency_key: string;
  /** Null until the provider has answered. */
  provider_refund_id: string | null;
  amount: number;
  reason: string;
  /** Staff; null where the server itself refunds, and once the account is gone. */
  requested_by: string | null;
  state: Generated<'requested' | 'processed' | 'failed'>;
  created_at: ColumnType<Date, Date | undefined, never>;
  processed_at: Date | null;
}

export type ReceiptKind = 'receipt' | 'credit_note';

/** The last number given in a financial year, which is named by the year it begins in. */
export interface ReceiptNumbersTable {
  kind: ReceiptKind;
  financial_year: number;
  last: number;
}

/** What stands on a receipt beside its amounts and its number. */
export interface PrintedReceipt {
  readonly seller: {
    readonly name: string;
    readonly address: string | null;
    readonly gstin: string | null;
  };
  /** Beside the name and the address for mail, what the buyer gave for the invoice; absent on older ones. */
  readonly buyer: { readonly name: string; readonly email: string } & Partial<
    Pick<OrderBuyer, 'address' | 'pin' | 'state' | 'gstin'>
  >;
  /** Code of the service on a tax invoice; absent on older ones. */
  readonly sac?: string;
  /** Name of the state that decides between CGST with SGST and IGST. */
  readonly place_of_supply: string;
  readonly plan: PaidPlan;
  readonly months: 1 | 12;
  /** Rate of the whole tax, in percent. */
  readonly gst_percent: number;
  /** Provider's ids. */
  readonly order_id: string;
  readonly payment_id: string;
  /** Of the buyer's account; absent where none was chosen. */
  readonly language?: Locale;
  /** Of a credit note: the number of the receipt. */
  readonly receipt_number?: string;
  /** ISO 8601. */
  readonly receipt_issued_at?: string;
}

/** A receipt or a credit note as it was printed; amounts in paise. Never changed. */
export interface ReceiptsTable {
  id: string;
  kind: ReceiptKind;
  financial_year: number;
  number: number;
  payment_id: string;
  refund_id: string | null;
  account_id: string | null;
  amount: number;
  taxable: number;
  cgst: Generated<number>;
  sgst: Generated<number>;
  igst: Generated<number>;
  printed: JSONColumnType<PrintedReceipt>;
  issued_at: Date;
}

/** A payment that a person has to look at; amount in paise. */
export interface PaymentAttentionTable {
  id: string;
  kind: (typeof ATTENTION_KINDS)[number];
  provider_payment_id: string;
  provider_order_id: string | null;
  amount: number;
  created_at: ColumnType<Date, Date | undefined, never>;
  settled_at: Date | null;
  settled_by: string | null;
  settled_note: string | null;
}

export interface BillingTables {
  refunds: RefundsTable;
  receipt_numbers: ReceiptNumbersTable;
  receipts: ReceiptsTable;
  payment_attention: PaymentAttentionTable;
  orders: OrdersTable;
  payments: PaymentsTable;
  grants: GrantsTable;
  payment_events: PaymentEventsTable;
}
