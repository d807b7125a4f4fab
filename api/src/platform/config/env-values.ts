import { z } from 'zod';

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number)
    .pipe(z.number({ error }).min(least, { error }).max(most, { error }));
}

/** One of a few words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be ${words.join(' or ')}` });
}

/** An absolute address with one of the given schemes; a trailing slash is dropped. */
export function address(...schemes: string[]) {
  return z
    .string()
    .refine((text) => isAddress(text, schemes), {
      error: `must be an address that begins with ${schemes.map((one) => `${one}://`).join(' or ')}`,
    })
    .transform((text) => text.replace(/\/+$/, ''));
}

/** Origins (scheme, host, port), separated by commas. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim().replace(/\/+$/, '')))
  .refine((list) => list.every((one) => isOrigin(one)), {
    error: 'must be origins such as https://example.org, separated by commas',
  });

const NAMED = /^([a-z0-9][a-z0-9-]{0,19}):([^\s,:]+)$/;

/** Secrets by names of their own, separated by commas: `2027:<secret>,2026:<secret>`. */
export function namedSecrets(least: number) {
  return z
    .string()
    .transform((text) =>
      text.split(',').map((one) => {
        const [, id = '', secret = ''] = NAMED.exec(one.trim()) ?? [];
        return { id, secret };
      }),
    )
    .refine((list) => list.every(({ secret }) => secret.length >= least), {
      error: `must be secrets such as 2027:..., each of at least ${least} characters, separated by commas`,
    })
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'must have another name for each secret',
    });
}

/** A mail address of ours. */
export const mailAddress = z.email({ error: 'must be an e-mail address' });

/** A phone number as people write it. */
export const phone = z
  .string()
  .regex(/^\+?[0-9][0-9 -]{4,19}$/, { error: 'must be a phone number' });

function isAddress(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol.replace(':', ''));
}

function isOrigin(text: string): boolean {
  return isAddress(text, ['http', 'https']) && new URL(text).origin === text.toLowerCase();
}
