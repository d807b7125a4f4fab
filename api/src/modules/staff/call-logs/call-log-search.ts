import { sql, type RawBuilder } from 'kysely';
import { beginningOfName } from '../../profiles/profiles.public.ts';
import { all, type Condition } from './call-log-conditions.ts';
import type { Search } from './call-log-search.rules.ts';

/** Most words that begin alike and are looked up; of names that sound like more, those first in the alphabet. */
const MOST_WORDS = 50;
/** Most entries that one end of a number finds. */
const MOST_NUMBERS = 1001;

/** Before words as `phonetic_key` has them (migration 095). */
const MARK = sql.lit('~');

/** Behind every word that begins with another, and before the next. */
const LAST = '\u{10FFFF}';

/** Which of the hits are wanted. */
export interface SearchScope {
  readonly appName: string;
  /** About `log`; the community is the first. */
  readonly where: readonly Condition[];
  /** Hits beyond a place in the order, by their id and time. */
  readonly beyond: (id: RawBuilder<unknown>, at: RawBuilder<unknown>) => Condition;
  /** The oldest first. */
  readonly back: boolean;
  readonly most: number;
}

/**
 * Entries that a search finds, as a table `hit (id, created_at)` without an order; where one word has more than `most`,
 * the first of them in the order of the list.
 */
export function hitsOf(search: Search, scope: SearchScope): RawBuilder<unknown> {
  if (search.by === 'nothing') return sql`(select id, created_at from call_logs where false) hit`;
  return search.by === 'name' ? hitsOfName(search.name, scope) : hitsOfNumber(search.digits, scope);
}

/**
 * The words of names that begin so are few however many names there are: they are hopped through, and each gives its
 * newest. Of more than two words the first and the last are looked up, and the others have to be in the name too.
 */
function hitsOfName(name: string, { appName, where, beyond, back, most }: SearchScope) {
  const way = back ? sql`asc` : sql`desc`;
  const key = beginningOfName(name);
  // The index holds the community with each word, so a query without other conditions reads the index alone.
  const isOpen = where.length === 1;
  const entries = isOpen ? sql`` : sql`join call_logs log on log.id = name.log_id`;
  const conditions = isOpen ? [] : where;
  // Requested as one value each: of a join the index would be read from its beginning.
  const begins = sql`(select begins from typed)`;
  const first = (condition: RawBuilder<unknown>) => sql`
    select name.term from call_log_names name
      where name.app_name = ${appName} and ${condition} and name.term < ${begins} || ${LAST}
      order by name.term limit 1`;
  return sql`(
    with recursive spoken as (
      select string_to_array(${key}, ' ') as words
    ), typed as materialized (
      select case when cardinality(words) > 1
        then ${MARK} || words[1] || ' ' || words[cardinality(words)]
        else coalesce(${MARK} || words[1], '') end
        collate "C" as begins, words[2:cardinality(words) - 1] as others from spoken
    ), word as (
      (${first(sql`${begins} <> '' and name.term >= ${begins}`)})
      union all
      -- What follows a space is the other word of two.
      select (${first(sql`name.term > word.term || '!'`)}) from word where word.term is not null
    ), looked_up as (
      select term from word where term is not null limit ${MOST_WORDS}
    )
    select distinct found.id, found.created_at from looked_up, typed, lateral (
      select name.log_id as id, name.created_at from call_log_names name ${entries}
      where name.app_name = ${appName} and name.term = looked_up.term
        and ${all([...conditions, beyond(sql`name.log_id`, sql`name.created_at`)])}
        and not exists (select from unnest(typed.others) other where not exists (
          select from call_log_names also where also.log_id = name.log_id
            and also.term >= (${MARK} || other) collate "C" and also.term < ${MARK} || other || ${LAST}))
      order by name.created_at ${way}, name.log_id ${way} limit ${most}
    ) found
  ) hit`;
}

/** Indian numbers are stored with the country code. Users leave it out, and some type a leading zero. */
function hitsOfNumber(digits: string, { where }: SearchScope) {
  const found = (condition: Condition) => sql`
    (select log.id, log.created_at from call_logs log where ${all([...where, condition])}
      limit ${MOST_NUMBERS})`;
  const begins = digits.replace(/^0+(?=\d{4})/, '');
  const ways = [
    found(sql`log.phone_digits like ${`91${begins}%`}`),
    found(sql`log.phone_digits like ${`${begins}%`}`),
    found(sql`reverse(log.phone_digits) like ${`${[...digits].toReversed().join('')}%`}`),
  ];
  return sql`(${sql.join(ways, sql` union `)}) hit`;
}
