import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when typed from a mail. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;

/** A one-time code such as `K7QMX-3XPD9`: about 49 bits, short enough to type. */
export function makeCode(): string {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

/** The code of a sign-up's mail, or of an SMS to one's own number: six digits, quick to type; a few wrong ones burn it. */
export function makeDigits(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** The token of a confirmation link: 256 bits. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a code: however it is typed, with or without hyphen, in small letters too. */
export function hashCode(typed: string): string {
  return hashSecret(`code:${typed.replaceAll(/[^0-9a-z]/gi, '').toUpperCase()}`);
}

/** What is stored of a link's token. */
export function hashLinkToken(token: string): string {
  return hashSecret(`link:${token}`);
}

/** What is stored of six digits: with a key, because a million of them are tried in no time. */
export function hashDigits(email: string, typed: string, key: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return createHmac('sha256', key).update(`digits:${email}:${digits}`).digest('hex');
}

function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
