import type { KeptReceipt } from '../src/modules/billing/receipts/receipt-page.ts';
import type { Config } from '../src/platform/config/config.ts';

/** A seller with a number for its tax. */
export const testSeller: Config['seller'] = {
  name: 'Saptapadi Pvt Ltd',
  address: '12 Tilak Road\nPune 411030',
  gstin: '27AAAAA0000A1Z5',
  gstPercent: 18,
  state: 'Maharashtra',
  placeOfSupply: 'Maharashtra',
  sac: '999799',
};

/** A tax invoice within the state; a test changes what matters to it. */
export const taxInvoice: KeptReceipt = {
  kind: 'receipt',
  financial_year: 2026,
  number: 7,
  amount: 499900,
  taxable: 423644,
  cgst: 38128,
  sgst: 38128,
  igst: 0,
  issued_at: new Date('2026-11-21T20:00:00Z'),
  printed: {
    seller: {
      name: 'Saptapadi Pvt Ltd',
      gstin: '27AAAAA0000A1Z5',
      address: '12 Tilak Road\nPune 411030',
    },
    buyer: {
      name: 'Asha Joshi',
      email: 'asha@example.com',
    },
    place_of_supply: 'Maharashtra',
    plan: 'belief',
    months: 12,
    gst_percent: 18,
    order_id: 'order_ABCDEFGHIJKLMN',
    payment_id: 'pay_ABCDEFGHIJKLMN',
  },
};

/** What is given back of it, whole. */
export const creditNote: KeptReceipt = {
  ...taxInvoice,
  kind: 'credit_note',
  number: 2,
  issued_at: new Date('2026-11-25T05:00:00Z'),
  printed: {
    ...taxInvoice.printed,
    receipt_number: 'R/2026-27/000007',
    receipt_issued_at: taxInvoice.issued_at.toISOString(),
  },
};
