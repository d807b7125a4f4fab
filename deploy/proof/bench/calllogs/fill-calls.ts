import { sql, type Kysely } from 'api/database';

/** Rows made by one statement; below what a statement may take on either database. */
const BATCH = 20_000;

/** How long the calls go back, in seconds. */
const SPAN = 400 * 86_400;

const FIRST = `'{Asha,Rohan,Meera,Nilesh,Pooja,Sachin,Kavita,Amit,Vaishali,Prasad,Sneha,Yogesh,Priya,Mahesh,Anjali,Ganesh,Swati,Vijay,Rupali,Kiran,आशा,सचिन,पूजा,गणेश}'::text[]`;
const LAST = `'{Patil,Jadhav,Shinde,Pawar,Kulkarni,Joshi,Deshmukh,Chavan,More,Gaikwad,Kale,Bhosale,Mane,Salunkhe,Sawant,Deshpande,Kadam,Thorat,Nikam,Patki,Pathak,Wagh,Gore,Phadke,Rane,Shelar,Bapat,Gokhale,Apte,पाटील,जाधव,कुलकर्णी}'::text[]`;

/**
 * Adds entries until there are `total` of them, in the shares that a desk has: each caller a tenth, each status a
 * twentieth, one of sixteen to be called again, names by a few hundred spellings. The indexes are taken away meanwhile.
 */
export async function fillCalls(
  db: Kysely<unknown>,
  community: string,
  { total, caller }: { readonly total: number; readonly caller: string },
): Promise<void> {
  await sql`truncate call_logs cascade`.execute(db);
  const indexes = await takeIndexes(db);
  for (let start = 0; start < total; start += BATCH) {
    const batch = { start, end: Math.min(start + BATCH, total), total };
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await entries(community, caller, batch).execute(trx);
    });
  }
  await takingItsTime(
    db,
    `with spelt as materialized (
       select customer_name, call_log_terms(customer_name) as term
       from (select distinct customer_name from call_logs) one)
     insert into call_log_names (log_id, app_name, term, created_at)
       select id, app_name, term, created_at from call_logs join spelt using (customer_name)`,
    'set session_replication_role = replica',
  );
  for (const definition of indexes) await takingItsTime(db, definition);
  for (const table of ['call_logs', 'call_log_names', 'audit_trail'])
    await takingItsTime(db, `vacuum (analyze) ${table}`);
}

/** Runs a statement that may take longer than one of the API's. */
function takingItsTime(db: Kysely<unknown>, statement: string, before = 'select 1'): Promise<void> {
  return db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`set maintenance_work_mem = '256MB'`.execute(session);
    await sql.raw(before).execute(session);
    await sql.raw(statement).execute(session);
    await sql`reset session_replication_role`.execute(session);
    await sql`reset statement_timeout`.execute(session);
  });
}

/** Drops the indexes of the lists and says how to make them again. */
async function takeIndexes(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('call_logs', 'call_log_names') and indexname not like '%_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

interface Batch {
  readonly start: number;
  readonly end: number;
  readonly total: number;
}

/** Every number is one's own but each twentieth, which is that of the one before; all by arithmetic, so that two fillings are alike. */
function entries(community: string, caller: string, { start, end, total }: Batch) {
  const drawn = (by: number, most: string | number) =>
    sql.raw(`(abs(hashint4extended(i, ${by})) % ${most})::int`);
  return sql`
    insert into call_logs (id, app_name, customer_name, phone, status, remark, assigned_to_id, followup, follow_up_at,
      payment_done, extra_data, created_at, updated_at)
    select gen_random_uuid(), ${community},
      (${sql.raw(FIRST)})[1 + ${drawn(1, 24)}] || ' ' || (${sql.raw(LAST)})[1 + ${drawn(2, 32)}],
      '+91' || (9000000000 + case when i % 20 = 0 then i - 1 else i end),
      (array['not_called', 'call_failed', 'call_completed', 'call_successful', 'interested_in_service',
        'interested_in_profile', 'not_interested', 'already_registered', 'already_married', 'match_already_fixed',
        'call_back_later', 'follow_up_required', 'shared_contact', 'meeting_planned', 'do_not_disturb',
        'invalid_number', 'language_barrier', 'forwarded_to_family', 'info_sent_on_whatsapp',
        'needs_profile_update'])[1 + ${drawn(3, 20)}],
      'Spoke with the family.',
      case ${drawn(4, 10)} when 0 then ${caller}::uuid when 1 then null
        else ('5a97a0ad-0000-4000-8000-00000000000' || ${drawn(4, 10)})::uuid end,
      i % 16 = 0,
      case when i % 16 = 0 and i % 64 <> 0
        then date_trunc('milliseconds', now()) + (${drawn(5, 1200)} - 600) * interval '1 hour' end,
      i % 25 = 0, '{}',
      now() - (${SPAN}::float8 * i / ${total}) * interval '1 second', now()
    from generate_series(${start}::int + 1, ${end}::int) as i`;
}
