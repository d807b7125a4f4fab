import { createHmac } from 'node:crypto';

/** How long a code that was sent to a number is good, in ms: 10 minutes. */
export const PHONE_CODE_MS = 10 * 60 * 1000;

/** So many wrong ones burn it. */
const MOST_WRONG_TRIES = 5;

/** Whether a code that waits may still be typed. */
export function isGoodCode(
  { tries, until }: { readonly tries: number; readonly until: Date },
  now: Date,
): boolean {
  return until > now && tries < MOST_WRONG_TRIES;
}

/** Of whom and of which number a code says something. */
export interface PhoneOfAccount {
  readonly accountId: string;
  /** `+91…` */
  readonly phone: string;
}

/** What is stored of a code: it fits no other account and no other number. With a key, because a million are tried in no time. */
export function hashPhoneCode(
  { accountId, phone }: PhoneOfAccount,
  typed: string,
  key: string,
): string {
  const digits = typed.replaceAll(/\D/g, '');
  return createHmac('sha256', key)
    .update(`phone digits:${accountId}:${phone}:${digits}`)
    .digest('hex');
}
