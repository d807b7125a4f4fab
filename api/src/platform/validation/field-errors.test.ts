import { expect, it } from 'vitest';
import * as z from 'zod';
import { fieldErrors } from './field-errors.ts';

const Form = z.object({
  gender: z.enum(['female', 'male']),
  bloodgroup: z.enum(['A+', 'AB-']),
  to: z.string(),
});

const told = (language: 'en' | 'mr' | 'hi') => {
  const parsed = Form.safeParse({ gender: 'x', bloodgroup: 'x' });
  return fieldErrors(parsed.error?.issues ?? []).map(({ message }) =>
    typeof message === 'string' ? message : message(language),
  );
};

it('tells what may be chosen, in words of the reader only', () => {
  expect(told('en')).toEqual([
    'Gender must be one of: female, male.',
    'Bloodgroup must be one of: A+, AB-.',
    'To is missing.',
  ]);
  expect(told('mr')).toEqual([
    'वधू की वर: दिलेल्यांपैकी एक निवडा.',
    'रक्तगट: यांपैकी एक निवडा: A+, AB-.',
    'कोणाला: हे भरायचे राहिले आहे.',
  ]);
  for (const sentence of told('hi')) expect(sentence).not.toMatch(/[a-z]{3}/i);
});
