import {
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import type { PhoneProblem } from '../calls/contacts.ts';
import { plainPhone } from './plain-digits.ts';

/** Where a number without a country code is from. */
const HOME = 'IN';
const HOME_CODE = '91';

/** Longer than any phone number. */
const LONGEST = 60;

/** A text read as a phone number, or why it is none. */
export type ReadPhone =
  | {
      readonly problem: null;
      /** As machines have it: `+919822012345`. */
      readonly e164: string;
      /** As people read it, with its country: `+91 98220 12345`. */
      readonly text: string;
      /** Without the country code: `9822012345`. */
      readonly national: string;
    }
  | { readonly problem: PhoneProblem };

/**
 * The one reading of phone numbers, by libphonenumber (about 35 KB in brotli: the API has it at once, pages load it
 * late). Numbers of India have to be in its numbering plan; of elsewhere only their length counts, since plans change
 * faster than this library is brought up to date.
 */
export function readPhone(written: string): ReadPhone {
  if (written.length > LONGEST) return { problem: 'tooLong' };
  const text = plainPhone(written.trim().replace(/^tel:/i, ''));
  const number = parsed(text);
  if (typeof number === 'string') return { problem: number };
  const callable = number.countryCallingCode === HOME_CODE ? number.isValid() : number.isPossible();
  if (!callable) return { problem: lengthProblem(text) };
  return {
    problem: null,
    e164: number.number,
    text: number.format('INTERNATIONAL').replace(/ ext\..*$/, ''),
    national: number.nationalNumber,
  };
}

/** A number as people read it; what is none as it was written. */
export function phoneText(written: string): string {
  const read = readPhone(written);
  return read.problem === null ? read.text : written;
}

function parsed(text: string): PhoneNumber | PhoneProblem {
  try {
    return parsePhoneNumberWithError(text, { defaultCountry: HOME, extract: false });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return PROBLEMS[error.message] ?? 'none';
  }
}

function lengthProblem(text: string): PhoneProblem {
  const wrong = validatePhoneNumberLength(text, { defaultCountry: HOME });
  return (wrong === undefined ? undefined : PROBLEMS[wrong]) ?? 'wrong';
}

const PROBLEMS: Readonly<Record<string, PhoneProblem>> = {
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
  INVALID_COUNTRY: 'noSuchCountry',
};
