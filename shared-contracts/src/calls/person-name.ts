import * as z from 'shared-contracts/schema';
import { WITHOUT_CONTACT } from '../domain/person-name.ts';

/**
 * Neither control characters nor those that turn the direction of the text around them or cannot be seen; the two
 * joiners are part of Devanagari.
 */
const VISIBLE =
  /^[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\uffff]*$/u;

/** The code of a name that holds a phone number or an address; server and forms have its words. */
const noContact = z.regex(WITHOUT_CONTACT, 'name.contact');

/** A first name in any script: at most 80 characters, one of them a letter, so that a name is never empty to the eye. */
export const PersonName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(80), noContact, z.regex(VISIBLE), z.regex(/\p{L}/u));

/** The last name; empty for people of one name. */
export const LastName = z
  .string()
  .check(z.trim(), z.maxLength(80), noContact, z.regex(VISIBLE), z.regex(/^$|\p{L}/u));

/** A name in Devanagari; an empty text clears it as null does. */
export const DevanagariName = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(80),
      noContact,
      z.regex(/^(?:[\u0900-\u097f .'-]|\u200c|\u200d)*$/),
      z.regex(/^$|\p{L}/u),
    ),
);
