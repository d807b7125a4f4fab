import { sql, type Kysely } from 'kysely';
import { createIndexConcurrently } from '../src/platform/database/concurrent-index.ts';
import { PHONETIC_KEY } from './095-phonetic-key-function.ts';

/**
 * Names are found by `phonetic_key`, which hears more spellings alike than `search_name` did (decision 188). Code of before
 * goes on with `search_name`: its indexes stay, and the words of a call log stand under both keys, so that either finds
 * what the other saved. Outside a transaction, for the indexes and the words of a million entries; begun again, it does
 * what is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await PHONETIC_KEY.execute(trx);
    await CALL_LOG_TERMS.execute(trx);
  });
  let last: string | null = NOBODY;
  while (last !== null) last = await addTerms(db, last);
  for (const [name, definition] of INDEXES) await createIndexConcurrently(db, name, definition);
}

export const inTransaction = false;

/** Before every id. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Entries of one statement: they cannot be renamed while it runs. */
const ENTRIES = 500;

/**
 * A name is found by each of its first four words, and by each two of them: behind `~` by `phonetic_key`, else by the key of
 * the release before. Apart, for what sounded alike then may be two names now.
 */
const CALL_LOG_TERMS = sql`
  create or replace function call_log_terms(name text) returns setof text
    language sql immutable parallel safe as $$
    with word as (
      select distinct mark, one as word
      from (values ('~', phonetic_key(name)), ('', search_name(name))) as key (mark, value),
        unnest((string_to_array(value, ' '))[1:4]) as one where one <> '')
    select mark || word from word
    union
    select mark || first.word || ' ' || second.word from word first join word second using (mark)
      where first.word <> second.word $$`;

/** Adds the words of the entries behind an id; gives the last of them, or null where there are none. */
async function addTerms(db: Kysely<unknown>, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    with entry as (
      select id, app_name, customer_name, created_at from call_logs where id > ${after}
        order by id limit ${ENTRIES} for share
    ), added as (
      insert into call_log_names (log_id, app_name, term, created_at)
        select id, app_name, term, created_at from entry, call_log_terms(customer_name) term
        on conflict do nothing
    )
    select id from entry order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

const key = (first: string, second: string) =>
  `phonetic_key(${first} || ' ' || ${second}) collate "C"`;

const INDEXES: readonly (readonly [string, string])[] = [
  ['profiles_phonetic_name', `on profiles (usergroup, (${key('name', '"lastName"')}), id)`],
  ['profiles_phonetic_last_name', `on profiles (usergroup, (${key('"lastName"', 'name')}), id)`],
];
