import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when typed from a mail. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 5;

/** A one-time code such as `K7QMX-3XPD9`: about 49 bits, short enough to type. */
export function makeCode(): string {
  const half = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
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

function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
