import { mkdir } from 'node:fs/promises';
import { Kysely } from 'kysely';
import { lockFolder } from '../folder-lock.ts';
import { openEmbedded } from './embedded.ts';
import { migrate, type MigrationSet } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { pgliteDialect } from './pglite-dialect.ts';

export { sql, type Generated, type Kysely, type Migration } from 'kysely';
export type { MigrationSet } from './migrate.ts';
export { lockFolder } from '../folder-lock.ts';
export { StartError } from '../start-error.ts';

/** Where a database of its own lies: on a server, or in a folder that this process then holds alone. */
export type DatabasePlace =
  | { readonly url: string; readonly variable: string; readonly onLost: (error: Error) => void }
  | { readonly folder: string };

/** An open database; closing lets go of its folder too. */
export interface SeparateDatabase<Tables> {
  readonly db: Kysely<Tables>;
  close(): Promise<void>;
}

/** Opens a database beside the API's, with the same drivers and its own migrations (null: as it stands); a StartError says why it cannot. */
export async function openSeparate<Tables>(
  place: DatabasePlace,
  set: MigrationSet | null,
): Promise<SeparateDatabase<Tables>> {
  const opened = 'url' in place ? await onServer<Tables>(place) : await inFolder<Tables>(place);
  try {
    if (set !== null) await migrate(opened.db, set);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function onServer<Tables>(place: Extract<DatabasePlace, { url: string }>) {
  const db = await openPostgres<Tables>(place.url, place.variable, place.onLost);
  return { db, close: () => db.destroy() };
}

async function inFolder<Tables>({ folder }: Extract<DatabasePlace, { folder: string }>) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  try {
    const db = new Kysely<Tables>({ dialect: pgliteDialect(await openEmbedded(folder)) });
    return {
      db,
      close: async () => {
        await db.destroy();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
