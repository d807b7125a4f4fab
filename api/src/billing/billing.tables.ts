import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Plans that are sold. */
export type PaidPlan = 'belief' | 'trust';

/** An order that we made; amounts in paise, one of the four prices. */
export interface OrdersTable {
  id: string;
  provider_order_id: string;
  /** Null for an order by e-mail, and once the account is gone. */
  account_id: string | null;
  email: string;
  plan: PaidPlan;
  months: 1 | 12;
  amount: number;
  currency: Generated<'INR'>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A payment as the provider told it; amount in paise. */
export interface PaymentsTable {
  id: string;
  order_id: string;
  provider_payment_id: string;
  amount: number;
  currency: Generated<'INR'>;
  status: 'created' | 'paid' | 'failed' | 'refunded';
  paid_at: Date | null;
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

export interface BillingTables {
  orders: OrdersTable;
  payments: PaymentsTable;
  grants: GrantsTable;
  payment_events: PaymentEventsTable;
}
