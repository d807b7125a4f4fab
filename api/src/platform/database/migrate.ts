import { Migrator, type Kysely, type Migration } from 'kysely';
import { migrations } from '../../../migrations/list.ts';
import { StartError } from '../start-error.ts';

/** Migrations by name, and the schema that remembers which were carried out; default: ours, in the default schema. */
export interface MigrationSet {
  readonly migrations: Record<string, Migration>;
  readonly schema?: string;
}

/** Brings the database to the newest shape; several servers may do so at the same time (kysely locks). */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  set: MigrationSet = { migrations },
): Promise<void> {
  const { error } = await migratorOf(db, set).migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(
    `The database could not be brought up to date (${reason}); nothing was changed.`,
    { cause: error },
  );
}

/** Whether every migration that this code knows has been carried out. */
export async function isMigrated<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const known = await migratorOf(db, { migrations }).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

function migratorOf<Tables>(db: Kysely<Tables>, set: MigrationSet): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(set.migrations) },
    ...(set.schema === undefined ? {} : { migrationTableSchema: set.schema }),
  });
}
