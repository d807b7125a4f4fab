import { plainDigits } from 'shared-contracts/domain/plain-digits';

/** What someone searches for: a name, or the digits at the beginning or the end of a number. */
export type Search =
  | { readonly by: 'name'; readonly name: string }
  | { readonly by: 'number'; readonly digits: string }
  /** Too little to find anything by. */
  | { readonly by: 'nothing' };

/** Fewer digits are in too many numbers. */
const FEWEST_DIGITS = 4;

/** Reads what stands in the field of search; null for nothing. */
export function readSearch(q: string): Search | null {
  const text = plainDigits(q.trim());
  if (text === '') return null;
  if (!/^[+\d\s().-]+$/.test(text)) return { by: 'name', name: text };
  const digits = text.replaceAll(/\D/g, '');
  return digits.length < FEWEST_DIGITS ? { by: 'nothing' } : { by: 'number', digits };
}
