import './zod-words.ts';
import type { Locale, TextValues } from 'shared-contracts/i18n/i18n';
import type * as z from 'zod/v4/core';
import type { Wording } from '../languages/wording.ts';
import { fieldWords, nameOfField, type FieldKey } from './field-words.ts';

/** A wrong field: its dotted path, and what is wrong in one sentence. */
export interface FieldError {
  readonly path: string;
  /** A plain text where only staff read it. */
  readonly message: Wording | string;
}

/** zod's issues as one sentence per wrong field, naming the field in words. */
export function fieldErrors(issues: readonly z.$ZodIssue[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues.flatMap((one) => likeliest(one)).flatMap((one) => eachKey(one))) {
    const path = issue.path.map(String).join('.');
    if (!errors.has(path))
      errors.set(path, { path, message: (language) => sentence(issue, language) });
  }
  return [...errors.values()];
}

/** Of a union, the branch that the sender most probably meant: the one with the fewest complaints. */
function likeliest(issue: z.$ZodIssue): z.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  // On a tie the later branch: contracts write the one that asks for more behind the simple one.
  const [best] = issue.errors
    .toReversed()
    .toSorted((a, b) => missing(a) - missing(b) || a.length - b.length);
  if (best === undefined) return [issue];
  return best.flatMap((one) => likeliest({ ...one, path: [...issue.path, ...one.path] }));
}

/** Keys that a strict object does not know are wrong fields of their own. */
function eachKey(issue: z.$ZodIssue): z.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key], path: [...issue.path, key] }));
}

function missing(issues: readonly z.$ZodIssue[]): number {
  return issues.filter((issue) => isMissing(issue)).length;
}

function isMissing(issue: z.$ZodIssue): boolean {
  return issue.code === 'invalid_type' && /received (undefined|null)$/.test(issue.message);
}

function sentence(issue: z.$ZodIssue, language: Locale): string {
  const { key, values } = complaint(issue, language);
  return fieldWords(language)(key, { field: nameOfField(issue.path, language), ...values });
}

interface Complaint {
  readonly key: FieldKey;
  readonly values?: TextValues;
}

function complaint(issue: z.$ZodIssue, language: Locale): Complaint {
  if (isMissing(issue)) return { key: 'field.missing' };
  if (issue.code === 'unrecognized_keys') return { key: 'field.notWritable' };
  if (issue.code === 'too_small') {
    if (issue.origin !== 'string')
      return { key: 'field.tooSmall', values: { least: leastOf(issue) } };
    if (issue.minimum === 1) return { key: 'field.empty' };
    return { key: 'field.tooShort', values: { least: String(issue.minimum) } };
  }
  if (issue.code === 'too_big') {
    const key = issue.origin === 'string' ? 'field.tooLong' : 'field.tooBig';
    return { key, values: { most: String(issue.maximum) } };
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String).join(', ');
    if (language !== 'en' && /[a-z]{3}/i.test(values)) return { key: 'field.notOffered' };
    return { key: 'field.oneOf', values: { values } };
  }
  if (issue.message === 'name.contact') return { key: issue.message };
  if (issue.code === 'invalid_format') {
    if (issue.format === 'email') return { key: 'field.email' };
    if (issue.format === 'date') return { key: 'field.date' };
  }
  const expected = issue.code === 'invalid_type' ? EXPECTED[issue.expected] : undefined;
  return { key: expected ?? 'field.wrong' };
}

const EXPECTED: Readonly<Partial<Record<string, FieldKey>>> = {
  string: 'field.text',
  number: 'field.number',
  int: 'field.wholeNumber',
  boolean: 'field.truth',
  array: 'field.list',
  object: 'field.object',
  record: 'field.object',
};

/** Whatever must be more than a number is counted in whole ones: more than 0 is at least 1. */
function leastOf({ minimum, inclusive }: z.$ZodIssueTooSmall): string {
  return String(inclusive === false ? Number(minimum) + 1 : minimum);
}

/** Parameters of an address that no call knows, each by its name. */
export function unknownParameters(names: readonly string[]): FieldError[] {
  return names.map((path) => ({
    path,
    message: (language) => fieldWords(language)('field.unknown', { field: path }),
  }));
}
