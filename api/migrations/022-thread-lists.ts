import { sql, type Kysely } from 'kysely';

/**
 * A list of conversations is read in order from an index of its owner, and the badge from the sides that have something
 * unread: neither gets slower with the number of conversations. Whoever was accepted has a conversation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    alter table thread_people
      add column last_at timestamptz(3) not null default now(),
      add column unread integer not null default 0 check (unread >= 0)`,
  sql`
    with begun as (
      insert into threads (id, a_id, b_id, last_at, created_at)
      select distinct on (least(from_id, to_id), greatest(from_id, to_id))
        gen_random_uuid(), least(from_id, to_id), greatest(from_id, to_id), created_at, created_at
      from chat_requests where accepted
      order by least(from_id, to_id), greatest(from_id, to_id), created_at
      on conflict (a_id, b_id) do nothing
      returning id, a_id, b_id
    )
    insert into thread_people (thread_id, profile_id, other_id)
    select id, a_id, b_id from begun union all select id, b_id, a_id from begun`,
  sql`
    update thread_people set last_at = threads.last_at, unread = (
      select count(*) from messages
      where messages.thread_id = threads.id
        and messages.sequence > thread_people.read_sequence
        and messages.from_id <> thread_people.profile_id)
    from threads where threads.id = thread_people.thread_id`,
  sql`
    create index thread_people_latest on thread_people (profile_id, last_at desc, thread_id desc)`,
  sql`
    create index thread_people_unread on thread_people (profile_id) include (other_id, unread)
      where unread > 0`,
];
