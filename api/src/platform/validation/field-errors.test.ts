import { NewMember } from 'shared-contracts/calls/auth';
import { Lead } from 'shared-contracts/calls/leads';
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

it('asks for a whole number where a number has a fraction, and for a number where there is none', () => {
  const price = (price: unknown) =>
    fieldErrors(Lead.safeParse({ price }).error?.issues ?? [])
      .filter(({ path }) => path === 'price')
      .flatMap(({ message }) =>
        typeof message === 'string' ? message : (['en', 'mr', 'hi'] as const).map(message),
      );
  expect(price(12.5)).toEqual([
    'Price must be a whole number.',
    'किंमत: पूर्णांक लिहा.',
    'क़ीमत: पूर्णांक लिखें।',
  ]);
  expect(price('x')).toEqual([
    'Price must be a number.',
    'किंमत: इथे संख्या लिहा.',
    'क़ीमत: यहाँ संख्या लिखें।',
  ]);
  expect(price(12)).toEqual([]);
});

it('says in three languages that a name holds a number or an address', () => {
  const parsed = NewMember.safeParse({ name: 'Asha 98220 12345', lastName: 'www.example.com' });
  const words = fieldErrors(parsed.error?.issues ?? [])
    .filter(({ path }) => path === 'name' || path === 'lastName')
    .map(({ message }) =>
      typeof message === 'string' ? [message] : (['en', 'mr', 'hi'] as const).map(message),
    );
  expect(words).toEqual([
    [
      'Name holds a number or an address. Please enter the name alone.',
      'नाव: यात नंबर किंवा पत्ता आहे. कृपया फक्त नाव लिहा.',
      'नाम: इसमें नंबर या पता है। कृपया केवल नाम लिखें।',
    ],
    [
      'Last name holds a number or an address. Please enter the name alone.',
      'आडनाव: यात नंबर किंवा पत्ता आहे. कृपया फक्त नाव लिहा.',
      'उपनाम: इसमें नंबर या पता है। कृपया केवल नाम लिखें।',
    ],
  ]);
});
