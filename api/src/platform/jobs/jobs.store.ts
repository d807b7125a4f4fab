import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { JobsTable } from './jobs.tables.ts';

/** A job as it was claimed. */
export type StoredJob = Selectable<JobsTable>;

/** A job to be done. */
export interface NewJob {
  readonly kind: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly runAt: Date;
  readonly id?: string;
  /** See JobsTable for these. */
  readonly key?: string;
  readonly lane?: string;
  readonly accountId?: string | null;
  readonly expiresAt?: Date;
  /** Default: the time of the database. */
  readonly createdAt?: Date;
}

/**
 * Writes a job, in the transaction of what causes it; `Jobs.wake` after the commit has it run at once. One of the same
 * kind and key is changed instead, and revived where it was dead; where it runs now, it runs once more afterwards.
 */
export async function enqueue(db: Kysely<Database>, job: NewJob): Promise<string> {
  const row = {
    kind: job.kind,
    unique_key: job.key ?? null,
    lane: job.lane ?? null,
    payload: JSON.stringify(job.payload ?? {}),
    account_id: job.accountId ?? null,
    run_at: job.runAt,
    expires_at: job.expiresAt ?? null,
    ...(job.id === undefined ? {} : { id: job.id }),
    ...(job.createdAt === undefined ? {} : { created_at: job.createdAt }),
  };
  const { id } = await db
    .insertInto('jobs')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'unique_key']).doUpdateSet((eb) => ({
        // By which the node that runs it now sees that it was enqueued again.
        seq: sql`default`,
        payload: eb.ref('excluded.payload'),
        run_at: eb.ref('excluded.run_at'),
        expires_at: eb.ref('excluded.expires_at'),
        attempts: 0,
        last_error: null,
        dead_at: null,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes back a job that is not to be done any more. */
export async function cancelJob(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

/** Writes the jobs of recurring kinds where they are missing; the first run is due at once. */
export async function ensureRecurring(
  db: Kysely<Database>,
  kinds: readonly string[],
  now: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .insertInto('jobs')
    .values(kinds.map((kind) => ({ kind, unique_key: kind, run_at: now })))
    .onConflict((conflict) => conflict.columns(['kind', 'unique_key']).doNothing())
    .execute();
}

const isDue = (now: Date) =>
  sql<boolean>`dead_at is null and run_at <= ${now} and (lease_until is null or lease_until <= ${now})`;

/** Which of these kinds have jobs that are due. */
export async function dueKinds(
  db: Kysely<Database>,
  kinds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('kind')
    .distinct()
    .where('kind', 'in', kinds)
    .where(isDue(now))
    .execute();
  return rows.map(({ kind }) => kind);
}

/** Whose a claim is, and how long no other node takes what it got. */
export interface Lease {
  readonly by: string;
  readonly until: Date;
}

/** Claims jobs of a kind that are due, those due longest first; no other node gets them while the lease lasts. */
export async function claimJobs(
  db: Kysely<Database>,
  kind: string,
  most: number,
  { now, by, until }: Lease & { readonly now: Date },
): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    update jobs set attempts = attempts + 1, leased_by = ${by}, lease_until = ${until}
    where id = any(array(
      select id from jobs as due
      where kind = ${kind} and ${isDue(now)} and (
        -- Looked up for each: as "not exists" the lanes of all jobs would be read for every claim.
        select true from jobs as first
        where first.kind = due.kind and first.lane = due.lane and first.seq < due.seq
          and first.dead_at is null and first.run_at <= ${now} limit 1) is null
      order by run_at, seq limit ${most} for update of due skip locked))
    returning *`.execute(db);
  return rows.toSorted((a, b) => Number(a.seq) - Number(b.seq));
}

/** Prolongs the leases of claims by name; returns the ids of the jobs that are still theirs. */
export async function renewLeases(
  db: Kysely<Database>,
  names: readonly string[],
  until: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .updateTable('jobs')
    .set({ lease_until: until })
    .where('leased_by', 'in', names)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The row of a job, while the claim that read it still holds it. */
const heldRow = (db: Kysely<Database>, { id, leased_by }: StoredJob) =>
  db.updateTable('jobs').where('id', '=', id).where('leased_by', '=', leased_by);

const FREE = { leased_by: null, lease_until: null } as const;

/** Ends a job that was done; one that was enqueued again meanwhile waits for its new time. */
export async function finishJob(db: Kysely<Database>, job: StoredJob): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('leased_by', '=', job.leased_by)
    .where('seq', '=', job.seq)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    await heldRow(db, job)
      .set({ ...FREE, attempts: 0 })
      .execute();
}

/** Leaves a job for its next run, as if it had never been tried. */
export async function rescheduleJob(
  db: Kysely<Database>,
  job: StoredJob,
  runAt: Date,
): Promise<void> {
  await heldRow(db, job)
    .set({ ...FREE, run_at: runAt, attempts: 0, last_error: null })
    .execute();
}

/** Leaves a job that failed for a later attempt; one that was enqueued again meanwhile keeps its new time. */
export async function retryJob(
  db: Kysely<Database>,
  job: StoredJob,
  { runAt, error }: { readonly runAt: Date; readonly error: string },
): Promise<void> {
  await heldRow(db, job)
    .set((eb) => ({
      ...FREE,
      last_error: error,
      run_at: eb.case().when('seq', '=', job.seq).then(runAt).else(eb.ref('run_at')).end(),
    }))
    .execute();
}

/** Gives a job up; it stays until someone revives it. */
export async function buryJob(
  db: Kysely<Database>,
  job: StoredJob,
  { now, error }: { readonly now: Date; readonly error: string },
): Promise<void> {
  await heldRow(db, job)
    .set({ ...FREE, dead_at: now, last_error: error })
    .execute();
}

/** Gives a job back untried, for any node to take at once. */
export async function releaseJob(db: Kysely<Database>, job: StoredJob): Promise<void> {
  await heldRow(db, job)
    .set({ ...FREE, attempts: sql<number>`greatest(attempts - 1, 0)` })
    .execute();
}

/** Has dead jobs of a kind tried again, from the first attempt on; returns how many there were. */
export async function reviveJobs(db: Kysely<Database>, kind: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ dead_at: null, attempts: 0, run_at: now })
    .where('kind', '=', kind)
    .where('dead_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many jobs of these kinds are due, and how many of any kind are dead; those for later are not counted. */
export async function countJobs(
  db: Kysely<Database>,
  kinds: readonly string[],
  now: Date,
): Promise<{ kind: string; state: 'due' | 'dead'; jobs: number }[]> {
  const { rows } = await sql<{ kind: string; state: 'due' | 'dead'; jobs: number }>`
    select kind, 'due' as state, count(*)::int as jobs from jobs
      where kind = any(${kinds}) and dead_at is null and run_at <= ${now} group by kind
    union all
    select kind, 'dead', count(*)::int from jobs where dead_at is not null group by kind`.execute(
    db,
  );
  return rows;
}
