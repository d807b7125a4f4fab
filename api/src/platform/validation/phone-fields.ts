import type { PhoneProblem } from 'shared-contracts/calls/contacts';
import { PhoneNumber } from 'shared-contracts/calls/schemas';
import { readPhone } from 'shared-contracts/domain/phone-number';
import type { FieldError } from './field-errors.ts';
import { fieldWords, nameOfField } from './field-words.ts';

/** What is wrong with a phone number, beside its field; none where it can be called, or is for the schema to refuse. */
export function phoneErrors(path: string, written: unknown): FieldError[] {
  const parsed = PhoneNumber.safeParse(written);
  if (!parsed.success) return [];
  const { problem } = readPhone(parsed.data);
  return problem === null ? [] : [phoneComplaint(path, problem)];
}

/** Why a text is no number, in words that name its field. */
export function phoneComplaint(path: string, problem: PhoneProblem): FieldError {
  const field = path.split('.');
  return {
    path,
    message: (language) =>
      fieldWords(language)(`phone.${problem}`, { field: nameOfField(field, language) }),
  };
}
