import { expect, test } from 'vitest';
import { fillLegal, LEGAL_TEXTS } from './legal-texts.ts';

const terms = LEGAL_TEXTS.terms.en;

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
  const values = {
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
  };
  for (const text of Object.values(LEGAL_TEXTS).flatMap((page) => Object.values(page)))
    expect(fillLegal(text, values)).not.toContain('{{');
});

test.each(Object.entries(LEGAL_TEXTS))(
  'says of %s every part, point, token, number and date in Marathi and Hindi too, and which text counts',
  (_, { en, mr, hi }) => {
    const found = (pattern: RegExp, one: string) =>
      (one.match(pattern) ?? []).map((found) => found.trim()).toSorted();
    for (const text of [mr, hi]) {
      for (const pattern of [/^#+ (?:\d+\.)?/gm, /^- /gm, /\{\{\w+\}\}/g, /\b\d+\b/g, /\*\*/g])
        expect(found(pattern, text)).toEqual(found(pattern, en));
    }
    expect(mr.trim().split('\n').at(-1)).toContain('इंग्रजी मजकूर ग्राह्य');
    expect(hi.trim().split('\n').at(-1)).toContain('अंग्रेज़ी पाठ मान्य');
  },
);
