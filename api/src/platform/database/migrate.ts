import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { migrations } from '../../../migrations/list.ts';
import { StartError } from '../process/start-error.ts';
import { backoffMs } from '../time/backoff.ts';
import { withMigrationLock } from './migration-lock.ts';
import {
  makeRecord,
  noteMigration,
  readRecord,
  type RecordedMigration,
} from './migration-record.ts';
import type { Migration, MigrationSet } from './migration.ts';

/** The API's own migrations. */
export const OUR_MIGRATIONS: MigrationSet = { migrations };

/** How somebody else's locks are dealt with, and who is told. */
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
      refuseTooOld(set, recorded);
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
  refuseTooOld(set, recorded);
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

/** Newer code may have been here; only what it took away keeps older code from starting. */
function refuseTooOld(
  { migrations: known }: MigrationSet,
  recorded: readonly RecordedMigration[],
): void {
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
  const told =
    tries === null
      ? `failed (${reason})`
      : `did not get its locks (${reason}; tried ${tries} times): somebody else holds them`;
  const left =
    migrationOf(set, name).inTransaction === false
      ? 'What it has done stays, and the next try begins it again'
      : 'Nothing of it was done';
  return new StartError(`The migration ${name} ${told}. ${left}: \`npm run migrate\`.`, {
    cause: error,
  });
}

function migrationOf({ migrations: known }: MigrationSet, name: string): Migration {
  const migration = known[name];
  if (migration === undefined) throw new Error(`There is no migration ${name}.`);
  return migration;
}
