import * as z from 'shared-contracts/schema';
import { plainPhone } from '../domain/plain-digits.ts';

/** A user id: a random UUID in lower case. */
export const UserId = z.string().check(z.uuid(), z.toLowerCase());

/** Opaque place in a keyset-paged list; absent for its beginning. */
export const Cursor = z.optional(z.string().check(z.maxLength(300)));

/** The body of a list: `data.data` with the cursors of its neighbours, null at the ends. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    data: z.object({
      data: z.array(item),
      next: z.nullable(z.string()),
      prev: z.nullable(z.string()),
    }),
  });
}

/**
 * The body of a list that began without pages: `data` stays an array. `next` is the cursor of the following page, null at
 * the end, absent from servers older than it.
 */
export function growingArrayOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), next: z.optional(z.nullable(z.string())) });
}

/** The body `{data: …}` of one thing. */
export function dataOf<Thing extends z.ZodMiniType>(thing: Thing) {
  return z.object({ data: thing });
}

/** A mail address as we take it: trimmed, lower case, at most 254 characters. */
export const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/**
 * A phone number as people type or paste it; parsed it holds an optional plus, digits, spaces and hyphens. Whether it
 * can be called is decided by the server (`domain/phone-number.ts`).
 */
export const PhoneNumber = z
  .string()
  .check(z.overwrite(plainPhone), z.regex(/^\+?[0-9][0-9 -]{7,18}$/));

/** A password to set: at least 6 characters (section 5), at most 200. */
export const NewPassword = z.string().check(z.minLength(6), z.maxLength(200));

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens make no difference. */
export const FactorCode = z.string().check(z.trim(), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{4,39}$/));

/** Six digits of a mail or an SMS, perhaps with spaces or hyphens. */
export const Digits = z.string().check(z.trim(), z.regex(/^\d{3}[ -]?\d{3}$/));

/** A calendar day, YYYY-MM-DD. */
export const Day = z.string().check(z.iso.date());

/** A pid of an address: base64 or base64url of a user id; the handler decodes it with `fromPid`. */
export const Pid = z.string().check(z.minLength(4), z.maxLength(80));
