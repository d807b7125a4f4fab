import type { Notes } from '../ledger/entities.ts';
import { notNow, SandboxError, wrongField } from './sandbox-error.ts';

/** What is an order at least, in paise. */
const LEAST_PAISE = 100;
const MOST_PAISE = 2_147_483_647;
const LONGEST_RECEIPT = 40;
const MOST_NOTES = 15;
const LONGEST_NOTE = 256;

/** The fields of a body; refuses anything else, and any field that is not among `known`. */
export function fieldsOf(
  body: unknown,
  known: readonly string[],
): Readonly<Record<string, unknown>> {
  if (body === null || body === undefined) return {};
  if (typeof body !== 'object' || Array.isArray(body))
    throw new SandboxError(400, 'The request body must be an object.');
  const extra = Object.keys(body).find((key) => !known.includes(key));
  if (extra !== undefined)
    throw notNow(`${extra.slice(0, 80)} is/are not required and should not be sent`);
  return body as Readonly<Record<string, unknown>>;
}

/** An amount in paise; digits in a text are as good as a number. */
export function amountOf(value: unknown): number {
  if (value === undefined || value === null || value === '')
    throw wrongField('amount', 'The amount field is required.');
  const amount = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount))
    throw wrongField('amount', 'The amount must be an integer.');
  if (amount < LEAST_PAISE) throw wrongField('amount', 'The amount must be atleast INR 1.00');
  if (amount > MOST_PAISE) throw wrongField('amount', 'Amount exceeds maximum amount allowed.');
  return amount;
}

/** Rupees are all that is taken. */
export function currencyOf(value: unknown): 'INR' {
  if (value === undefined || value === null || value === '')
    throw wrongField('currency', 'The currency field is required.');
  if (value !== 'INR') throw wrongField('currency', 'The currency should be INR.');
  return value;
}

export function receiptOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw wrongField('receipt', 'The receipt must be a string.');
  if (value.length > LONGEST_RECEIPT)
    throw wrongField('receipt', 'The receipt may not be greater than 40 characters.');
  return value;
}

export function notesOf(value: unknown): Notes {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') throw wrongField('notes', 'The notes must be an array.');
  const notes = Object.entries(value);
  if (notes.length > MOST_NOTES)
    throw wrongField('notes', 'Number of fields in notes should be less than or equal to 15');
  const bad = notes.some(
    ([key, note]) =>
      !(typeof note === 'string' || typeof note === 'number' || typeof note === 'boolean') ||
      key.length > LONGEST_NOTE ||
      String(note).length > LONGEST_NOTE,
  );
  if (bad) throw wrongField('notes', 'Notes must be texts of at most 256 characters.');
  if (notes.length === 0) return [];
  return Object.fromEntries(notes.map(([key, note]) => [key, String(note)]));
}
