import { createHash, randomInt } from 'node:crypto';

/** How many there are at a time. */
export const RECOVERY_CODES = 10;

/** Letters and digits that are not mistaken for each other on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const [GROUPS, GROUP] = [4, 4];

/** Ten codes for recovery. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
}

/** A code such as `K7QM-3XPD-9T2V-HB4C`: about 78 bits, so that a hash alone keeps it. */
export function makeRecoveryCode(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What is kept of a code: however it is typed, with or without hyphens, in small letters too. */
export function hashRecoveryCode(typed: string): string {
  const plain = typed.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  return createHash('sha256').update(`recovery:${plain}`).digest('hex');
}
