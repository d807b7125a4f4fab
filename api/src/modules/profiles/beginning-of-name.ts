import { sql, type RawBuilder } from 'kysely';

/** Behind every name that begins with another. */
export const LAST_LETTER = '\u{10FFFF}';

/**
 * How names sound that begin as someone is writing (migration 095): a last e or o may be the half of a letter that sounds
 * otherwise, and the u of a first Ru that of Rutuja. By the database throughout, as it has the names themselves.
 */
export function beginningOfName(typed: string): RawBuilder<unknown> {
  return sql`regexp_replace(phonetic_key(${typed}), '([^ ])[eo]$|(^r| r)u$', '\\1\\2')`;
}
