import { sql, type Kysely } from 'api/database';

/** People made by one statement; below what a statement may take on either database. */
const BATCH = 10_000;

/**
 * Adds people until the community has `total`, as unlike each other as members are, with a photo where they have one. The
 * indexes are taken away meanwhile; the rules that one row meets one by one (owner's account, boost) are left out.
 */
export async function fillPeople(
  db: Kysely<unknown>,
  community: string,
  total: number,
): Promise<void> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from profiles`.execute(db);
  const missing = total - (rows[0]?.people ?? 0);
  const starts = Array.from({ length: Math.ceil(missing / BATCH) }, (_, at) => at * BATCH);
  const indexes = await takeIndexes(db);
  const fill = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const batch = { start, end: Math.min(start + BATCH, missing), missing };
      await db.transaction().execute(async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await people(community, batch).execute(trx);
        await photos(batch).execute(trx);
      });
    }
  };
  // Two at a time where the database has more than one session.
  await Promise.all([fill(), fill()]);
  for (const definition of indexes) await takingItsTime(db, definition);
  for (const table of ['profiles', 'pics', 'bookmarks', 'interests', 'blocks'])
    await takingItsTime(db, `vacuum (analyze) ${table}`);
}

/** Runs a statement that may take longer than one of the API's. */
function takingItsTime(db: Kysely<unknown>, statement: string): Promise<void> {
  return db.connection().execute(async (session) => {
    await sql`set statement_timeout = 0`.execute(session);
    await sql`set maintenance_work_mem = '256MB'`.execute(session);
    await sql.raw(statement).execute(session);
    await sql`reset statement_timeout`.execute(session);
  });
}

/** Drops the listing's indexes and says how to make them again. */
async function takeIndexes(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'profiles' and indexname <> 'profiles_pkey'`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}

/** The numbers of the people to make, up to but not with the last, and of how many in all. */
interface Batch {
  readonly start: number;
  readonly end: number;
  readonly missing: number;
}

function people(community: string, { start, end, missing }: Batch) {
  return sql`
    insert into profiles (
      id, usergroup, admitted, name, "lastName", gender, birthdate, maritial_status, height, current_city, bloodgroup, work,
      occupation, annual_income, education, degree, dietary_preferences, rashi, mangal_dosh, mother_tongue, birthname, aboutme,
      expectation, hobbies_and_interests, family_values, family_type, verified_personal, verified_job, verified_salary,
      has_photo, boosted_until, listing_score, visitor_score, last_active_at, created_at)
    select ${idOf('person')}, ${community}, true, 'Name' || i % 977, 'Surname' || i % 1303, gender,
      current_date - (365.25 * (21 + 24 * r[1] * r[2]))::int,
      ${pick([0.84, 'never_married'], [0.93, 'divorced'], [0.97, 'widowed'], [1, 'awaiting_divorce'])('r[3]')},
      (case gender when 'female' then 158 else 171 end + 14 * (r[4] + r[5] - 1))::int,
      'Town ' || floor(60 * r[6] * r[6] * r[6])::int, 'B+', 'Some firm',
      ${among(OCCUPATIONS)('r[7] * r[7]')},
      case when r[8] < 0.15 then null else (200000 * exp(3 * r[9] * r[8]))::int end,
      ${among(STUDIES)('r[10] * r[10]')}, ${among(DEGREES)('r[11]')},
      ${pick([0.48, 'vegetarian'], [0.83, 'non_vegetarian'], [0.95, 'eggetarian'], [0.985, 'jain'], [1, 'vegan'])('r[12]')},
      ${among(SIGNS)('r[13]')},
      case when r[14] < 0.93 then ${pick([0.7, 'no'], [0.85, 'yes'], [1, 'anshik'])('r[14]')} end,
      ${pick([0.9, 'Marathi'], [0.96, 'Hindi'], [0.999, 'Konkani'], [1, 'Tulu'])('r[23]')},
      'Name' || i % 977, repeat(md5(i::text), 10), repeat(md5((-i)::text), 5), repeat(md5((i * 3)::text), 3),
      'moderate', 'joint', r[15] < 0.35, r[16] < 0.12, r[17] < 0.08, has_photo,
      case when r[19] < 0.15 then now() + interval '200 days' end,
      score, score + case when has_photo then 10000 else 0 end,
      now() - interval '400 days' * r[20] * r[20] * r[20],
      now() - interval '1 minute' * (${sql.lit(missing)} - i)
    from (
      select i, r, case when r[21] < 0.48 then 'female' else 'male' end as gender, r[18] < 0.8 as has_photo,
        (r[22] * 40)::int + 60 + case when r[18] < 0.8 then 150 else 0 end + case when r[15] < 0.35 then 100 else 0 end
          + case when r[19] < 0.15 then 200 else 0 end as score
      from generate_series(${sql.lit(start)}, ${sql.lit(end - 1)}) as i,
        lateral (select array_agg(random()) as r from generate_series(1, 23) where i >= 0) as chances
    ) as made`;
}

function photos({ start, end }: Batch) {
  return sql`
    insert into pics (id, profile_id, file_key, position, is_primary)
    select ${idOf('photo')}, ${idOf('person')}, 'photo' || i, 0, true
    from generate_series(${sql.lit(start)}, ${sql.lit(end - 1)}) as i
    join profiles on profiles.id = ${idOf('person')} where has_photo`;
}

/** The same random id for the same thing, always. */
function idOf(kind: string) {
  const digits = sql`md5(${sql.lit(kind)} || i)`;
  return sql`overlay(overlay(${digits} placing '4' from 13) placing 'a' from 17)::uuid`;
}

/** A value by chance: each up to its bound. */
function pick(...values: readonly (readonly [number, string])[]) {
  const cases = values.map(
    ([bound, value]) =>
      (chance: string) =>
        sql`when ${sql.raw(chance)} < ${sql.lit(bound)} then ${sql.lit(value)}`,
  );
  return (chance: string) =>
    sql`case ${sql.join(
      cases.map((one) => one(chance)),
      sql` `,
    )} end`;
}

/** One of a list, the first ones more often where the chance is squared. */
function among(values: readonly string[]) {
  return (chance: string) => sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[
    1 + floor(${sql.lit(values.length)} * ${sql.raw(chance)})::int]`;
}

const OCCUPATIONS = [
  'Software engineer',
  'Data analyst',
  'Teacher',
  'Bank officer',
  'Design engineer',
  'Farmer',
  'Shopkeeper',
  'Medical officer',
  'Chartered accountant',
  'Lecturer',
  'Nurse',
  'Advocate',
  'Civil engineer',
  'Dentist',
  'Police inspector',
  'Architect',
  'Journalist',
  'Pilot',
  'Veterinary officer',
  'Chef',
];
const STUDIES = [
  "Bachelor's degree",
  "Master's degree",
  'Professional degree',
  'Diploma',
  'Higher secondary',
  'Doctorate',
];
const DEGREES = ['B.E. Computer', 'B.Com.', 'M.B.A. Finance', 'B.A.', 'M.B.B.S.', 'M.Sc.', 'LL.B.'];
const SIGNS =
  'mesha vrishabha mithuna karka simha kanya tula vrishchika dhanu makara kumbha meena'.split(' ');
