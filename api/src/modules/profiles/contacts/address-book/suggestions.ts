import { MAX_SUGGESTIONS, type ContactSuggestion } from 'shared-contracts/calls/contacts';
import { isMobile } from 'shared-contracts/domain/mobile-number';
import { readPhone } from 'shared-contracts/domain/phone-number';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import { visibleText } from 'shared-contracts/domain/visible-text';
import { numbersIn } from './numbers-in.ts';

/** A person in an address book. */
export interface BookEntry {
  readonly name: string;
  readonly phones: readonly string[];
}

/** The reply of `suggestContacts`. */
export interface Suggestions {
  readonly data: ContactSuggestion[];
  /** Entries that could not be read, or have no number. */
  readonly unread: number;
  /** Entries that were not looked at any more. */
  readonly left_out: number;
}

/** More numbers than a person has. */
const MOST_PHONES = 5;

/** As long as the contract takes a name, and longer than any number. */
const LONGEST_NAME = 80;
const LONGEST_PHONE = 40;

/** How many entries are read before other requests get their turn. */
const AT_ONCE = 25;

/**
 * Entries as suggestions, each person with the same numbers once, the mobiles first and what cannot be called last; null is an entry that
 * could not be read. Nothing is kept.
 */
export async function suggestionsOf(entries: readonly (BookEntry | null)[]): Promise<Suggestions> {
  const data = new Map<string, ContactSuggestion>();
  let [unread, looked] = [0, 0];
  for (const entry of entries.slice(0, MAX_SUGGESTIONS)) {
    if (looked % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    looked += 1;
    const suggestion = entry && suggestionOf(entry);
    if (suggestion === null) unread += 1;
    else data.set(JSON.stringify(suggestion), suggestion);
  }
  return { data: [...data.values()], unread, left_out: entries.length - looked };
}

function suggestionOf({ name, phones }: BookEntry): ContactSuggestion | null {
  const numbers = new Map<string, ContactSuggestion['phones'][number]>();
  for (const written of phones.flatMap((cell) => numbersIn(cell)).slice(0, MOST_PHONES)) {
    // A cell without a digit holds no number.
    if (!/\d/.test(plainDigits(written))) continue;
    const read = readPhone(written);
    if (read.problem === null) numbers.set(read.e164, { phone: read.e164, problem: null });
    else {
      const phone = plainLine(written, LONGEST_PHONE);
      numbers.set(phone, { phone, problem: read.problem });
    }
  }
  const all = [...numbers.values()];
  const sorted = all.toSorted((a, b) => rankOf(a) - rankOf(b));
  const [first] = sorted;
  if (first === undefined) return null;
  return { name: plainLine(name, LONGEST_NAME), phone: first.phone, phones: sorted };
}

/** Mobiles first, which are answered and have WhatsApp; then other numbers that can be called. */
function rankOf({ phone, problem }: ContactSuggestion['phones'][number]): number {
  if (problem !== null) return 2;
  return isMobile(phone) ? 0 : 1;
}

/**
 * One line without controls and signs that turn the direction of writing; joiners stay, which Devanagari needs. What is
 * too long is cut between characters.
 */
function plainLine(text: string, longest: number): string {
  const plain = visibleText(text.slice(0, longest * 20))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}|\p{Cs}/gu, '')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
}
