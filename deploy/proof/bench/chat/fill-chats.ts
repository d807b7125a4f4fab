import { sql, type Kysely } from 'api/database';

type Sql = ReturnType<typeof sql>;

/** Messages made by one statement; below what a statement may take. */
const BATCH = 50_000;

/** Lengthens the conversation of two members until it holds `total` messages, the last few of them unread. */
export async function fillTalk(
  db: Kysely<unknown>,
  [one, other]: readonly [string, string],
  total: number,
): Promise<void> {
  const { rows } = await sql<{ id: string; last: number }>`
    select id, last_sequence as last from threads
    where a_id = least(${one}::uuid, ${other}::uuid) and b_id = greatest(${one}::uuid, ${other}::uuid)`.execute(
    db,
  );
  const [thread] = rows;
  if (thread === undefined) throw new Error('bench: the two do not talk');
  for (let from = thread.last + 1; from <= total; from += BATCH) {
    await sql`
      insert into messages (id, thread_id, sequence, from_id, client_id, body, created_at)
      select gen_random_uuid(), ${thread.id}, i, case when i % 3 = 0 then ${one}::uuid else ${other}::uuid end,
        'bench-' || i, 'Line ' || i || ' of a long talk, as long as most of them are.', now()
      from generate_series(${sql.lit(from)}, ${sql.lit(Math.min(from + BATCH - 1, total))}) as i`.execute(
      db,
    );
  }
  await sql`update threads set last_sequence = ${total}, last_at = now() where id = ${thread.id}`.execute(
    db,
  );
  await sql`
    update thread_people set read_sequence = ${total - 10}, read_at = now(), unread = 5,
      last_at = (select last_at from threads where id = ${thread.id})
    where thread_id = ${thread.id}`.execute(db);
}

/** Gives a member exactly `count` conversations of three messages, the last of them unread in every fifth. */
export async function fillThreads(
  db: Kysely<unknown>,
  { member, community, count }: { member: string; community: string; count: number },
): Promise<void> {
  await sql`delete from threads where ${member} in (a_id, b_id)`.execute(db);
  const made = sql`select ${idOf(sql`'friend' || i`)} as id, ${idOf(sql`'thread' || i`)} as thread, i
    from generate_series(1, ${sql.lit(count)}) as i`;
  const statements = [
    sql`insert into accounts (id, email, confirmed_at)
      select id, 'friend' || i || '@bench.example', now() from (${made}) as made`,
    sql`insert into profiles (id, usergroup, admitted, name, "lastName", gender, birthdate)
      select id, ${community}, true, 'Friend' || i, 'Joshi', 'male', '1994-05-04' from (${made}) as made`,
    sql`insert into pics (id, profile_id, file_key, position, is_primary)
      select ${idOf(sql`'pic' || i`)}, id, 'pic' || i, 0, true from (${made}) as made`,
    sql`insert into chat_requests (id, from_id, to_id, accepted)
      select ${idOf(sql`'request' || i`)}, id, ${member}, true from (${made}) as made`,
    sql`insert into threads (id, a_id, b_id, last_sequence, last_at)
      select thread, least(id, ${member}::uuid), greatest(id, ${member}::uuid), 3, now() - i * interval '1 hour'
      from (${made}) as made`,
    sql`insert into thread_people (thread_id, profile_id, other_id, read_sequence, read_at, last_at, unread)
      select thread, whose, case when whose = id then ${member}::uuid else id end,
        case when unread then 2 else 3 end, now(), now() - i * interval '1 hour', unread::int
      from (${made}) as made, lateral (values (id, false), (${member}::uuid, i % 5 = 0)) as sides (whose, unread)`,
    sql`insert into messages (id, thread_id, sequence, from_id, client_id, body)
      select ${idOf(sql`'message' || i || '-' || line`)}, thread, line, id, line || ' of ' || i, 'Namaste'
      from (${made}) as made, generate_series(1, 3) as line`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** The same random id for the same words, always. */
function idOf(words: Sql) {
  return sql`overlay(overlay(md5(${words}) placing '4' from 13) placing 'a' from 17)::uuid`;
}
