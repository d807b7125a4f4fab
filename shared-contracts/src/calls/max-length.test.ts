import * as z from 'shared-contracts/schema';
import { expect, it } from 'vitest';
import { maxLengthOf } from './max-length.ts';

const text = z.string().check(z.trim(), z.maxLength(30), z.regex(/a/));

it.each([
  ['a text', text],
  ['an optional text', z.optional(text)],
  ['a text that may be null', z.nullable(z.optional(text))],
  ['a field of a call', z.partial(z.strictObject({ note: text })).shape.note],
])('is the greatest length of %s', (_, schema) => {
  expect(maxLengthOf(schema)).toBe(30);
});

it('is missing where the contract sets none', () => {
  expect(() => maxLengthOf(z.optional(z.string()))).toThrow('no greatest length');
});
