import { createHmac } from 'node:crypto';

/**
 * Hash of a mailbox, by which its owner is recognised after deleting the account: budgets are counted by it, and what
 * protects other members is stored under it. Without the secret it can be neither read nor compared with addresses.
 */
export function hashEmail(email: string, secret: string): string {
  return keyedHash('email', email.trim().normalize('NFC').toLowerCase(), secret);
}

/** The same of a confirmed mobile number, `+91…` (platform/sms/indian-mobile.ts). */
export function hashPhone(phone: string, secret: string): string {
  return keyedHash('phone', phone.replaceAll(/[^\d+]/g, ''), secret);
}

/** The same of a name that a member searched for, as it sounds: it fits no other member. */
export function hashSearchedName(
  { memberId, sound }: { readonly memberId: string; readonly sound: string },
  secret: string,
): string {
  return keyedHash('name', `${memberId} ${sound}`, secret);
}

/** Each kind has a key of its own, made of the secret that signs tokens. */
function keyedHash(kind: 'email' | 'phone' | 'name', value: string, secret: string): string {
  const key = createHmac('sha256', secret).update(`returning ${kind}`).digest();
  return createHmac('sha256', key).update(value).digest('base64url');
}
