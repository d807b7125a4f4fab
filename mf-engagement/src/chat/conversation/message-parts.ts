import { plainDigits } from 'shared-contracts/domain/plain-digits';

/** A piece of a message: words, or a phone number with the address that dials it. */
export interface MessagePart {
  readonly text: string;
  /** Absent where it is words. */
  readonly dials?: string;
}

/** A number of India, with or without its code, or one with a plus, as people write them; not within a longer one. */
const NUMBERS =
  /(?<![\d+])(?:(?:(?:\+?91|0)[ -]?)?[6-9](?:[ -]?\d){9}|\+\d(?:[ -]?\d){8,13})(?!\d)/gu;

/** What a fraud speaks of: money and the ways to send it. In English, Marathi and Hindi, in either script. */
const MONEY =
  /₹|\b(?:rs|inr|rupees?|rupaye|paise|paisa|money|loan|lakhs?|crores?|upi|gpay|google pay|phonepe|paytm|ifsc|otp|bank account|account number|bank transfer|invest\w*|crypto|bitcoin|gift card)\b|पैस|रुप[यए]|बँक|बैंक|क़?र्ज|उधार|लाख|(?<![\p{L}\p{M}])लोन(?![\p{L}\p{M}])|पेटीएम|यूपीआ[यई]|ओटीपी|खाते क्रमांक|खाता (?:नंबर|संख्या)/iu;

/** A message in pieces, so that phone numbers can be dialled. */
export function messageParts(message: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const found of plainDigits(message).matchAll(NUMBERS)) {
    const [number] = found;
    // A digit of Devanagari is one character too, so that the places are the same.
    const text = message.slice(found.index, found.index + number.length);
    const digits = number.replaceAll(/\D/g, '');
    if (found.index > from) parts.push({ text: message.slice(from, found.index) });
    parts.push({ text, dials: `tel:${number.startsWith('+') ? '+' : ''}${digits}` });
    from = found.index + text.length;
  }
  if (from < message.length) parts.push({ text: message.slice(from) });
  return parts;
}

/** Whether a message speaks of money or names a phone or account number. */
export function asksForCaution(message: string): boolean {
  return MONEY.test(message) || /\d(?:[ -]?\d){9,}/.test(plainDigits(message));
}
