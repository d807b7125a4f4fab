import * as z from 'shared-contracts/schema';

/**
 * A first or last name in any script: at most 80 characters, one of them a letter, so that a name is never empty to the
 * eye. Neither control characters nor those that turn the direction of the text around them or cannot be seen; the two
 * joiners are part of Devanagari.
 */
export const PersonName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(80),
    z.regex(
      /^[^\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\uffff]*$/u,
    ),
    z.regex(/\p{L}/u),
  );

/** The same in Devanagari; an empty text clears it as null does. */
export const DevanagariName = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(80),
      z.regex(/^(?:[\u0900-\u097f .'-]|\u200c|\u200d)*$/),
      z.regex(/^$|\p{L}/u),
    ),
);
