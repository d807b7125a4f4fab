import { sql, type Kysely } from 'kysely';
import type { Database } from '../src/platform/database/tables.ts';
import type { TestMember } from './members.ts';

/** Whose lists are long. */
export interface LongListOwners {
  /** A woman with so many interests, messages, documents and payments. */
  readonly member: TestMember;
  /** A woman who has blocked everybody. */
  readonly blocker: TestMember;
  readonly staff: TestMember;
  readonly community: string;
}

/** The nth of the people on the other side of everything. */
export const personId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The document of the member whose pages were opened so often. */
export const OPENED_DOC = personId(1);

/** Tables that are filled; of the others every plan reads the few rows there are. */
const FILLED = [
  'accounts',
  'sessions',
  'profiles',
  'pics',
  'interests',
  'chat_requests',
  'bookmarks',
  'not_for_me',
  'blocks',
  'profile_views',
  'contact_views',
  'threads',
  'thread_people',
  'messages',
  'reports',
  'moderation_actions',
  'verification_docs',
  'verification_pages',
  'verification_openings',
  'orders',
  'payments',
  'grants',
  'receipts',
  'payment_attention',
  'leads',
  'ads',
  'trails',
  'audit_trail',
  'call_logs',
] as const;

/** Gives each list of a member and of staff as many entries as there are people. */
export async function fillLongLists(
  db: Kysely<Database>,
  people: number,
  owners: LongListOwners,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The rules that one row meets one by one are for members.
    await sql`set local session_replication_role = replica`.execute(trx);
    // A statement that fills a table takes its time on a machine with a slow disk.
    await sql`set local statement_timeout = 0`.execute(trx);
    for (const statement of [...ofMembers(people, owners), ...ofStaff(people, owners)])
      await statement.execute(trx);
  });
  for (const table of FILLED) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}

const idOf = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const at = sql`timestamptz '2026-11-01' + n * interval '1 minute'`;
const numbers = (people: number) => sql`generate_series(1, ${sql.lit(people)}) as n`;

function ofMembers(count: number, { member, blocker, community }: LongListOwners) {
  const people = numbers(count);
  const me = sql`${member.id}::uuid`;
  return [
    sql`insert into accounts (id, email, confirmed_at) select ${idOf}, 'p' || n || '@example.com', ${at} from ${people}`,
    sql`insert into profiles (id, usergroup, admitted, name, "lastName", gender, birthdate, state, boosted_until, score)
      select ${idOf}, ${community}, true, 'Person', 'Number ' || n, 'male', '1995-01-01',
        case when n % 7 = 0 then 'hidden' else 'active' end,
        case when n % 3 = 0 then timestamptz '2030-01-01' end, n % 400 from ${people}`,
    sql`insert into pics (id, profile_id, file_key, whole_key, position, is_primary, created_at, state)
      select ${idOf}, ${idOf}, 'k' || n, 'w' || n, 0, false, ${at}, 'waiting' from ${people}`,
    ...['interests', 'chat_requests'].flatMap((table) => [
      sql`insert into ${sql.table(table)} (id, from_id, to_id, accepted, created_at)
        select gen_random_uuid(), ${me}, ${idOf}, n % 3 = 0, ${at} from ${people} where n % 2 = 0`,
      sql`insert into ${sql.table(table)} (id, from_id, to_id, accepted, created_at)
        select gen_random_uuid(), ${idOf}, ${me}, n % 3 = 0, ${at} from ${people} where n % 2 = 1`,
    ]),
    sql`insert into bookmarks (id, from_id, to_id, created_at)
      select gen_random_uuid(), ${me}, ${idOf}, ${at} from ${people}`,
    // Of the member too, who still has a listing.
    sql`insert into not_for_me (id, from_id, to_id, created_at)
      select gen_random_uuid(), ${me}, ${idOf}, ${at} from ${people} where n % 10 = 0`,
    sql`insert into blocks (blocker_id, blocked_id, created_at)
      select ${blocker.id}, ${idOf}, ${at} from ${people}`,
    sql`insert into profile_views (viewer_id, viewed_id, viewed_at) select ${idOf}, ${me}, ${at} from ${people}`,
    sql`insert into contact_views (viewer_id, shown_id, day, seen_at)
      select ${idOf}, ${me}, '2026-11-01', ${at} from ${people}`,
    sql`insert into threads (id, a_id, b_id, last_at, created_at)
      select ${idOf}, least(${idOf}, ${me}), greatest(${idOf}, ${me}), ${at}, ${at} from ${people}`,
    sql`insert into thread_people (thread_id, profile_id, other_id, last_at)
      select ${idOf}, ${me}, ${idOf}, ${at} from ${people}
      union all select ${idOf}, ${idOf}, ${me}, ${at} from ${people}`,
    sql`insert into messages (id, thread_id, sequence, from_id, client_id, body, created_at)
      select ${idOf}, ${personId(1)}, n, ${me}, 'c' || n, 'Namaste', ${at} from ${people}`,
    sql`insert into sessions (id, account_id, created_at) select ${idOf}, ${me}, ${at} from ${people}`,
    sql`insert into verification_docs (id, profile_id, doc_type, kind, state, submitted_at, decided_at)
      select ${idOf}, ${me}, 'GovID', 'pan', 'approved', ${at} - interval '1 year', ${at} - interval '1 year'
      from ${people}`,
    sql`insert into verification_openings (id, doc_id, page_id, opened_at)
      select ${idOf}, ${OPENED_DOC}, ${personId(1)}, ${at} from ${people}`,
    sql`insert into orders (id, provider_order_id, account_id, email, plan, months, amount, state, created_at)
      select ${idOf}, 'order_' || n, ${me}, ${member.email}, 'belief', 1, 49900, 'granted', ${at} from ${people}`,
    sql`insert into payments (id, order_id, provider_payment_id, amount, status, paid_at)
      select ${idOf}, ${idOf}, 'pay_' || n, 49900, 'captured', ${at} from ${people}`,
    sql`insert into grants (id, order_id, payment_id, account_id, plan, months, starts_at, ends_at, given_at)
      select ${idOf}, ${idOf}, ${idOf}, ${me}, 'belief', 1, ${at}, ${at}, ${at} from ${people}`,
    sql`insert into receipts (id, kind, financial_year, number, payment_id, account_id, amount, taxable, printed, issued_at)
      select ${idOf}, 'receipt', 2026, n, ${idOf}, ${me}, 49900, 49900, '{}', ${at} from ${people}`,
  ];
}

function ofStaff(count: number, { staff, community }: LongListOwners) {
  const people = numbers(count);
  return [
    sql`insert into audit_trail (actor_id, action, target, created_at)
      select ${staff.id}, 'profiles.open', n::text, ${at} from ${people}`,
    sql`insert into moderation_actions (id, profile_id, kind, reason, state_before, created_at)
      select gen_random_uuid(), ${idOf}, 'hidden', 'Rude', 'active', ${at} from ${people} where n % 7 = 0`,
    // Half of all reports are about one person.
    sql`insert into reports (id, from_id, about_id, reason, created_at)
      select ${idOf}, ${idOf}, case when n % 2 = 0 then ${personId(1)}::uuid else ${personId(2)}::uuid end,
        'Rude ' || n, ${at} from ${people} where n > 2`,
    sql`insert into verification_docs (id, profile_id, doc_type, kind, submitted_at)
      select gen_random_uuid(), ${idOf}, 'JobID', 'salary_slip', ${at} from ${people}`,
    sql`insert into verification_pages (id, doc_id, position, file_key, media_type, bytes, key_id, wrapped_key)
      select id, id, 0, 'doc-' || id, 'image/png', 1, 'test', '' from verification_docs`,
    sql`insert into payment_attention (id, kind, provider_payment_id, provider_order_id, amount, created_at, settled_at, settled_note)
      select gen_random_uuid(), kind, 'pay_' || n, 'order_' || n, 49900, ${at},
        case when kind = 'wrong_amount' then ${at} end, case when kind = 'wrong_amount' then 'Done' end
      from ${people}, (values ('second_payment'), ('wrong_amount')) as kinds (kind)`,
    sql`insert into leads (id, title, description, price, advertiser_name, advertiser_contact, state, decided_at, created_at)
      select ${idOf}, 'A wedding hall', 'Halls in Pune', 100, 'Hall', '+919000012345',
        (array['new', 'approved', 'rejected'])[1 + n * 3 / ${sql.lit(count + 1)}],
        case when n * 3 / ${sql.lit(count + 1)} > 0 then ${at} end, ${at} from ${people}`,
    sql`insert into ads (id, lead_id, title, description, price, advertiser_name, advertiser_contact, status, created_at, starts_at, ends_at)
      select ${idOf}, ${idOf}, 'A wedding hall', 'Halls in Pune', 100, 'Hall', '+919000012345', 'active', ${at},
        timestamptz '2020-01-01', ${at} + case when n % 2 = 0 then interval '10 years' else interval '-1 year' end
      from ${people}`,
    sql`insert into trails (id, profile_id, note, by_id, by_name, created_at)
      select ${idOf}, ${personId(1)}, 'Called', ${staff.id}, 'Staff', ${at} from ${people}`,
    sql`insert into call_logs (id, app_name, customer_name, phone, status, extra_data, created_at, updated_at)
      select ${idOf}, ${community}, 'Caller ' || n, '+919000012345', 'not_called', '{}', ${at}, ${at} from ${people}`,
  ];
}
