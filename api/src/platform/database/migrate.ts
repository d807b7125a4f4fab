import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { BASELINE, migrations } from '../../../migrations/list.ts';
import { StartError } from '../process/start-error.ts';
import { backoffMs } from '../time/backoff.ts';
import type { Migration, MigrationSet } from './migration.ts';

/** The lock of kysely's migrator. */
const MIGRATION_LOCK = sql.lit(3853314791062309107n);

const LOOK_EVERY_MS = 250;

/** The API's own migrations. */
export const OUR_MIGRATIONS: MigrationSet = { migrations, baseline: BASELINE };

/** Limits for locks of others, and the log. */
export interface MigrationOptions {
  /** How often a migration that does not get its locks is tried. */
  readonly tries?: number;
  /** Resolves when it is time for the next try. */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** Gets a sentence for each step. */
  readonly say?: (sentence: string) => void;
}

const TRIES = 10;

const FIRST_WAIT_MS = 500;

const LONGEST_WAIT_MS = 30_000;

/** What PostgreSQL says when a lock took longer than `lock_timeout`, and when two waited for each other. */
const LOCK_TIMEOUT = '55P03';

const DEADLOCK = '40P01';

/**
 * Carries out, each in a transaction of its own, what this code knows and the database has not got: also where newer
 * numbers were carried out before. Several servers may do so at the same time. A StartError names what stands in the way.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  set: MigrationSet = OUR_MIGRATIONS,
  options: MigrationOptions = {},
): Promise<void> {
  const { say = () => undefined } = options;
  await withMigrationLock(
    db,
    async (connection) => {
      await makeRecord(connection, set);
      const recorded = await readRecord(connection, set);
      refuseForeign(set, recorded);
      for (const name of pendingOf(set, recorded)) {
        await carryOut(connection, set, name, { ...options, say });
        say(`carried out ${name}`);
      }
    },
    () => say('somebody else migrates this database; waiting'),
  );
}

/** Names what this code knows and the database has not got; a StartError where the schema is too new for this code. */
export async function pendingMigrations<Tables>(
  db: Kysely<Tables>,
  set: MigrationSet = OUR_MIGRATIONS,
): Promise<readonly string[]> {
  const recorded = await readRecord(db, set);
  refuseForeign(set, recorded);
  return pendingOf(set, recorded);
}

/** Refuses a database that has not got all that this code knows; it is changed by a step of its own. */
export async function assertMigrated<Tables>(
  db: Kysely<Tables>,
  set: MigrationSet = OUR_MIGRATIONS,
): Promise<void> {
  const pending = await pendingMigrations(db, set);
  if (pending.length === 0) return;
  throw new StartError(
    `The database has not got ${pending.join(', ')}: run \`npm run migrate\` with the same environment, then start again.`,
  );
}

function pendingOf({ migrations: known }: MigrationSet, recorded: readonly RecordedMigration[]) {
  const done = new Set(recorded.map(({ name }) => name));
  return Object.keys(known)
    .toSorted()
    .filter((name) => !done.has(name));
}

/** Refuses a database that does not begin with our baseline, and one for which this code is too old. */
function refuseForeign(
  { migrations: known, baseline }: MigrationSet,
  recorded: readonly RecordedMigration[],
): void {
  const [first] = recorded;
  if (
    baseline !== undefined &&
    first !== undefined &&
    recorded.every(({ name }) => name !== baseline.name)
  ) {
    throw new StartError(
      `The database was made before the first release (it begins with ${first.name}) and cannot be brought up to date: ${baseline.remedy}, then start again.`,
    );
  }
  // Newer code may have been here; only what it took away keeps older code from starting.
  const contract = recorded.find(
    ({ compatibleFrom }) => compatibleFrom !== null && !Object.hasOwn(known, compatibleFrom),
  );
  if (contract === undefined) return;
  throw new StartError(
    `This code is too old for the database: ${contract.name} was carried out there, which needs code that knows ${contract.compatibleFrom}. Start newer code; nothing was changed.`,
  );
}

async function carryOut<Tables>(
  db: Kysely<Tables>,
  set: MigrationSet,
  name: string,
  options: MigrationOptions & Required<Pick<MigrationOptions, 'say'>>,
): Promise<void> {
  const { tries = TRIES, wait = pause, say } = options;
  for (let count = 1; ; count += 1) {
    try {
      return await tryOnce(db, set, name);
    } catch (error) {
      const { code } = error as { code?: unknown };
      const isLocked = code === LOCK_TIMEOUT || code === DEADLOCK;
      if (!isLocked || count >= tries) throw failed(set, name, error, isLocked ? count : null);
      say(`${name} waits: somebody else holds a lock that it needs`);
      await wait(backoffMs(count, FIRST_WAIT_MS, LONGEST_WAIT_MS));
    }
  }
}

async function tryOnce<Tables>(db: Kysely<Tables>, set: MigrationSet, name: string): Promise<void> {
  const migration = migrationOf(set, name);
  const step = async (connection: Kysely<Tables>) => {
    await migration.up(connection);
    const { compatibleFrom = null } = migration;
    await noteMigration(connection, set, { name, compatibleFrom });
  };
  await (migration.inTransaction === false ? step(db) : db.transaction().execute(step));
}

function failed(set: MigrationSet, name: string, error: unknown, tries: number | null): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  const outcome =
    tries === null
      ? `failed (${reason})`
      : `did not get its locks (${reason}; tried ${tries} times): somebody else holds them`;
  const left =
    migrationOf(set, name).inTransaction === false
      ? 'What it has done stays, and the next try begins it again'
      : 'Nothing of it was done';
  return new StartError(`The migration ${name} ${outcome}. ${left}: \`npm run migrate\`.`, {
    cause: error,
  });
}

function migrationOf({ migrations: known }: MigrationSet, name: string): Migration {
  const migration = known[name];
  if (migration === undefined) throw new Error(`There is no migration ${name}.`);
  return migration;
}

/**
 * Runs the work while no one else migrates this database. Anyone who has to wait looks again and again: a session that
 * waited inside `pg_advisory_lock` would hold up `create index concurrently`, which waits for every statement under way,
 * and the database would end one of the two as a deadlock.
 */
async function withMigrationLock<Tables, Result>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    for (let looks = 0; !(await isLocked(connection)); looks += 1) {
      if (looks === 0) onWait();
      await pause(LOOK_EVERY_MS);
    }
    const unlock = () => sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
    try {
      const result = await work(connection);
      await unlock();
      return result;
    } catch (error) {
      // A session that was lost has let go of it already.
      await Promise.allSettled([unlock()]);
      throw error;
    }
  });
}

async function isLocked<Tables>(connection: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${MIGRATION_LOCK}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}

/** A migration that was carried out here, perhaps by newer code. */
interface RecordedMigration {
  readonly name: string;
  /** `compatibleFrom` of the code that carried it out. */
  readonly compatibleFrom: string | null;
}

/** Where a schema remembers its migrations, under the name that kysely's migrator has. */
function tableOf({ schema = 'public' }: MigrationSet) {
  return sql.table(`${schema}.kysely_migration`);
}

/** Makes the record where there is none. */
async function makeRecord<Tables>(db: Kysely<Tables>, set: MigrationSet): Promise<void> {
  const table = tableOf(set);
  if (set.schema !== undefined) {
    await sql`create schema if not exists ${sql.id(set.schema)}`.execute(db);
  }
  await sql`
    create table if not exists ${table} (
      name varchar(255) primary key,
      timestamp varchar(255) not null,
      compatible_from varchar(255)
    )`.execute(db);
}

/** What was carried out; nothing where there is no record yet. */
async function readRecord<Tables>(
  db: Kysely<Tables>,
  set: MigrationSet,
): Promise<readonly RecordedMigration[]> {
  const place = `${set.schema ?? 'public'}.kysely_migration`;
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass(${place}) is not null as exists`.execute(db);
  if (found[0]?.exists !== true) return [];
  // As JSON: a record that kysely made has no such column, and is refused in words.
  const { rows } = await sql<RecordedMigration>`
    select name, to_jsonb(done) ->> 'compatible_from' as "compatibleFrom"
    from ${tableOf(set)} as done order by name`.execute(db);
  return rows;
}

/** Notes that a migration was carried out. */
async function noteMigration<Tables>(
  db: Kysely<Tables>,
  set: MigrationSet,
  { name, compatibleFrom }: RecordedMigration,
): Promise<void> {
  await sql`
    insert into ${tableOf(set)} (name, timestamp, compatible_from)
    values (${name}, ${new Date().toISOString()}, ${compatibleFrom})`.execute(db);
}
