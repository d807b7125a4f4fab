import type { PhoneProblem } from 'shared-contracts/calls/contacts';
import { readPhone } from 'shared-contracts/domain/phone-number';
import { formatText } from 'shared-contracts/i18n/i18n';
import type { FieldError } from './field-errors.ts';
import { fieldTexts } from './field-texts.ts';

/** What the schemas of the contract let through. */
const DIGITS = /^\+?[0-9][0-9 -]{7,18}$/;

/** What is wrong with a phone number, beside its field; none where it can be called, or is for the schema to refuse. */
export function phoneErrors(path: string, written: unknown): FieldError[] {
  if (typeof written !== 'string' || !DIGITS.test(written.trim())) return [];
  const { problem } = readPhone(written);
  return problem === null ? [] : [phoneComplaint(path, problem)];
}

/** Why a text is no number, in words that name its field. */
export function phoneComplaint(path: string, problem: PhoneProblem): FieldError {
  const name = (path.split('.').at(-1) ?? path).replaceAll('_', ' ');
  const field = name.charAt(0).toUpperCase() + name.slice(1);
  return { path, message: formatText(fieldTexts.en[`phone.${problem}`], { field }) };
}
