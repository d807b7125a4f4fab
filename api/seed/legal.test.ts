import { expect, test } from 'vitest';
import { fillLegal, terms } from './legal.ts';

test('says what a family must know', () => {
  for (const words of ['18 years', '21 years', 'dowry', 'fraud', 'Grievance Officer', 'India']) {
    expect(terms).toContain(words);
  }
});

test('puts configured values in the place of tokens and leaves unknown tokens to be seen', () => {
  const text = fillLegal('{{product}} by {{operator}}', { product: 'Saptapadi' });
  expect(text).toBe('Saptapadi by {{operator}}');
});

test('needs no other values than those it names', () => {
  const filled = fillLegal(terms, {
    product: 'p',
    operator: 'o',
    party: 'o, who runs p',
    grievance_officer: 'g',
    grievance_email: 'e',
    support_email: 's',
    support_phone: 't',
    postal_address: 'a',
    city: 'c',
    effective_date: 'd',
  });
  expect(filled).not.toContain('{{');
});
