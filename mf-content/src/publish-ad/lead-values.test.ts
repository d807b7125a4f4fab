import { expect, it } from 'vitest';
import { emptyLead, leadOf, paiseOf, wrongFields, type LeadValues } from './lead-values.ts';

it.each([
  ['45000', 4_500_000],
  ['₹ 45,000', 4_500_000],
  [' 1,00,000.5 ', 10_000_050],
  ['०', 0],
  ['४५०', 45_000],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e5', null],
  ['free', null],
])('reads %j as %s paise', (typed, paise) => expect(paiseOf(typed)).toBe(paise));

const values: LeadValues = {
  title: 'Mandap',
  description: 'Marigold and jasmine',
  price: '45,000',
  email: '',
  advertiser_name: 'Sugandh',
  advertiser_contact: '+91 90009 10101',
};

it('sends an address only where one was written', () => {
  expect(leadOf(values)).not.toHaveProperty('email');
  expect(leadOf({ ...values, email: ' a@example.com ' })).toHaveProperty(
    'email',
    ' a@example.com ',
  );
  expect([...wrongFields({ ...values, email: ' a@example.com ' })]).toEqual([]);
});

it('names what is wrong', () => {
  expect([...wrongFields(values)]).toEqual([]);
  expect([...wrongFields(emptyLead)]).toEqual(
    expect.arrayContaining([
      'title',
      'description',
      'price',
      'advertiser_name',
      'advertiser_contact',
    ]),
  );
  expect([...wrongFields({ ...values, price: '1,00,00,001', email: 'x' })].toSorted()).toEqual([
    'email',
    'price',
  ]);
});
