import { plainDigits } from './plain-digits.ts';

/** States and union territories by their codes for GST, in the order of the codes. */
export const GST_STATES = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
} as const;

export type GstState = keyof typeof GST_STATES;

/** Codes in the order of the list. */
export const GST_STATE_CODES = Object.keys(GST_STATES) as [GstState, ...GstState[]];

/** Whether this is the code of a state. */
export function isGstState(code: string): code is GstState {
  return Object.hasOwn(GST_STATES, code);
}

/** Code of a state by its English name; undefined for a name that is none. */
export function gstStateNamed(name: string): GstState | undefined {
  return Object.keys(GST_STATES)
    .filter(isGstState)
    .find((code) => GST_STATES[code].toLowerCase() === name.trim().toLowerCase());
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN of the business, its number in the state, Z, check digit. */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A GSTIN as people type or paste it, without spaces and in capitals. */
export function plainGstin(text: string): string {
  return plainDigits(text)
    .replaceAll(/[\s\p{Cf}-]/gu, '')
    .toUpperCase();
}

/** A PIN code as people type or paste it, '411 030' too. */
export function plainPin(text: string): string {
  return plainDigits(text).replaceAll(/[\s\p{Cf}-]/gu, '');
}

/** Why a GSTIN cannot be that of a business in a State: its form, its check digit, or another State; null where it can. */
export function gstinFault(gstin: string, state: string): 'form' | 'digit' | 'state' | null {
  if (!GSTIN.test(gstin) || !isGstState(gstin.slice(0, 2))) return 'form';
  if (!isGstin(gstin)) return 'digit';
  return gstin.startsWith(state) ? null : 'state';
}

/** Whether a GSTIN has the right form, a state that exists and the right check digit. */
export function isGstin(text: string): boolean {
  return GSTIN.test(text) && isGstState(text.slice(0, 2)) && checkDigit(text) === text.at(-1);
}

/** Check digit of the first 14 characters: their values, every second one doubled, digits of base 36 added up. */
function checkDigit(text: string): string {
  let sum = 0;
  for (const [index, char] of Array.from(text.slice(0, 14)).entries()) {
    const product = DIGITS.indexOf(char) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36] ?? '';
}
