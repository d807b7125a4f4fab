import { expect, it } from 'vitest';
import type { ProviderPayment } from '../../../payment-provider/payment-provider.ts';
import { judgePayments, type JudgedOrder } from './judge-payments.ts';

const order: JudgedOrder = {
  amount: 49900,
  state: 'attempted',
  paidBy: null,
  captured: new Set(),
};
const payment = (id: string, change: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id,
  orderId: 'order_1',
  amount: 49900,
  currency: 'INR',
  status: 'captured',
  amountRefunded: 0,
  createdAt: new Date('2026-11-21T09:00:00Z'),
  ...change,
});
const meanings = (of: JudgedOrder, ...reported: ProviderPayment[]) =>
  Object.fromEntries(
    judgePayments(of, reported).map((one) => [one.payment.id, [one.meaning, one.attention]]),
  );

it('lets the first that was captured pay, whatever their order in the list', () => {
  const later = payment('a', { createdAt: new Date('2026-11-21T09:00:01Z') });
  const expected = { b: ['pays', null], a: ['second', 'second_payment'] };
  expect(meanings(order, later, payment('b'))).toEqual(expected);
  expect(meanings(order, payment('b'), later)).toEqual(expected);
});

it('keeps to the payment that the plan was given for', () => {
  const paid = { ...order, state: 'granted', paidBy: 'b' } as const;
  expect(meanings(paid, payment('a'), payment('b'))).toEqual({
    a: ['second', 'second_payment'],
    b: ['pays', null],
  });
});

it('lets one go that is only authorized beside it', () => {
  expect(meanings(order, payment('a', { status: 'authorized' }), payment('b'))).toEqual({
    a: ['kept', 'second_payment'],
    b: ['pays', null],
  });
  expect(meanings(order, payment('a', { status: 'authorized' }))).toEqual({ a: ['kept', null] });
});

it('brings another amount or currency before a person where it holds money', () => {
  expect(meanings(order, payment('a', { amount: 100 }))).toEqual({ a: ['kept', 'wrong_amount'] });
  expect(meanings(order, payment('a', { currency: 'USD' }))).toEqual({
    a: ['kept', 'wrong_amount'],
  });
  expect(meanings(order, payment('a', { amount: 100, status: 'failed' }))).toEqual({
    a: ['kept', null],
  });
});

it('brings a capture after the refund before a person, and not the payment that was refunded', () => {
  const refunded = { ...order, state: 'refunded', paidBy: 'a', captured: new Set(['a']) } as const;
  expect(meanings(refunded, payment('a'), payment('b'))).toEqual({
    a: ['kept', null],
    b: ['kept', 'captured_after_refund'],
  });
});
