import { expect, it } from 'vitest';
import { paymentQueryOf } from './payment-query.ts';

it.each([
  ['R/2026-27/000012', { by: 'receipt', kind: 'receipt', year: 2026, number: 12 }],
  ['c/2026-27/000001', { by: 'receipt', kind: 'credit_note', year: 2026, number: 1 }],
  ['receipt-R-2099-00-000003.pdf', { by: 'receipt', kind: 'receipt', year: 2099, number: 3 }],
  [' order_NXhj3kLmQ2p7Ab\u200b ', { by: 'order', value: 'order_NXhj3kLmQ2p7Ab' }],
  ['pay_29QQoUBi66xm2f', { by: 'payment', value: 'pay_29QQoUBi66xm2f' }],
  ['Asha@Example.com', { by: 'email', value: 'asha@example.com' }],
  ['R/2026-28/000012', null],
  ['asha', null],
  ['', null],
])('%j is read as what it is', (typed, query) => {
  expect(paymentQueryOf(typed)).toEqual(query);
});
