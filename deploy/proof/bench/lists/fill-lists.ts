import { sql, type Kysely } from 'api/database';

/** Rows that one statement makes. */
const BATCH = 4_000;

/** Whose lists grow. */
export interface Owners {
  readonly community: string;
  /** A bride of the demo community. */
  readonly member: string;
  /** Another one, who has blocked all of them. */
  readonly blocker: string;
  readonly staff: string;
}

/** Gives a member so many interests, chat requests, saved people, looks and conversations, another as many blocks, and staff as much to list. */
export async function fillLists(db: Kysely<unknown>, total: number, owners: Owners): Promise<void> {
  for (let start = 1; start <= total; start += BATCH) {
    const end = Math.min(start + BATCH - 1, total);
    await db.transaction().execute(async (trx) => {
      // The rules that one row meets one by one are for members.
      await sql`set local session_replication_role = replica`.execute(trx);
      for (const statement of batch(start, end, owners)) await statement.execute(trx);
    });
  }
  for (const table of GROWN)
    await db.connection().execute(async (session) => {
      await sql`set statement_timeout = 0`.execute(session);
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(session);
      await sql`reset statement_timeout`.execute(session);
    });
}

const GROWN = [
  'accounts',
  'profiles',
  'interests',
  'chat_requests',
  'bookmarks',
  'profile_views',
  'threads',
  'thread_people',
  'audit_trail',
  'moderation_actions',
  'contact_views',
  'blocks',
  'reports',
  'pics',
  'verification_docs',
  'verification_pages',
];

function batch(start: number, end: number, { community, member, blocker, staff }: Owners) {
  const numbers = sql`generate_series(${sql.lit(start)}, ${sql.lit(end)}) as n`;
  const other = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  const me = sql`${sql.lit(member)}::uuid`;
  const at = sql`timestamptz '2026-01-01' + n * interval '1 minute'`;
  const requested = ['interests', 'chat_requests'].map(
    (table) => sql`
      insert into ${sql.table(table)} (id, from_id, to_id, accepted, created_at)
      select gen_random_uuid(), case when n % 2 = 0 then ${me} else ${other} end,
        case when n % 2 = 0 then ${other} else ${me} end, n % 3 = 0, ${at} from ${numbers}`,
  );
  return [
    sql`insert into accounts (id, email, confirmed_at)
      select ${other}, 'p' || n || '@bench.example', ${at} from ${numbers}`,
    sql`insert into profiles (id, usergroup, admitted, name, "lastName", gender, birthdate, state)
      select ${other}, ${community}, true, 'Person', 'Number ' || n, 'male', '1995-01-01',
        case when n % 7 = 0 then 'hidden' else 'active' end from ${numbers}`,
    ...requested,
    sql`insert into bookmarks (id, from_id, to_id, created_at)
      select gen_random_uuid(), ${me}, ${other}, ${at} from ${numbers}`,
    sql`insert into profile_views (viewer_id, viewed_id, viewed_at)
      select ${other}, ${me}, ${at} from ${numbers}`,
    sql`insert into threads (id, a_id, b_id, last_at, created_at)
      select ${other}, least(${other}, ${me}), greatest(${other}, ${me}), ${at}, ${at} from ${numbers}`,
    sql`insert into thread_people (thread_id, profile_id, other_id, last_at)
      select ${other}, ${me}, ${other}, ${at} from ${numbers}
      union all select ${other}, ${other}, ${me}, ${at} from ${numbers}`,
    sql`insert into contact_views (viewer_id, shown_id, day, seen_at)
      select ${other}, ${me}, '2026-01-01', ${at} from ${numbers}`,
    sql`insert into blocks (blocker_id, blocked_id, created_at)
      select ${sql.lit(blocker)}::uuid, ${other}, ${at} from ${numbers}`,
    // All about one person: what came before is counted for each.
    sql`insert into reports (id, from_id, about_id, reason, created_at)
      select ${other}, ${other}, ${me}, 'Rude ' || n, ${at} from ${numbers}`,
    sql`insert into pics (id, profile_id, file_key, whole_key, position, created_at, state)
      select ${other}, ${other}, 'k' || n, 'w' || n, 0, ${at}, 'waiting' from ${numbers}`,
    sql`insert into verification_docs (id, profile_id, doc_type, kind, submitted_at)
      select ${other}, ${other}, 'JobID', 'salary_slip', ${at} from ${numbers}`,
    sql`insert into verification_pages (id, doc_id, position, file_key, media_type, bytes, key_id, wrapped_key)
      select ${other}, ${other}, 0, 'doc-' || n, 'image/png', 1, 'bench', '' from ${numbers}`,
    sql`insert into audit_trail (actor_id, action, target, created_at)
      select ${sql.lit(staff)}::uuid, 'profiles.open', n::text, ${at} from ${numbers}`,
    sql`insert into moderation_actions (id, profile_id, kind, reason, state_before, created_at)
      select gen_random_uuid(), ${other}, 'hidden', 'Rude', 'active', ${at} from ${numbers}
      where n % 7 = 0`,
  ];
}
