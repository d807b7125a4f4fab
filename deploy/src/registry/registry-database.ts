import { join } from 'node:path';
import type { Config } from 'api/config';
import {
  openSeparate,
  type DatabasePlace,
  type MigrationSet,
  type SeparateDatabase,
} from 'api/database';
import { BASELINE, migrations } from '../../migrations/list.ts';
import type { RegistryTables } from './registry-tables.ts';

/** The registry's own migrations, remembered in its own schema: it may share a database with the API. */
export const REGISTRY_MIGRATIONS: MigrationSet = {
  migrations,
  schema: 'releases',
  baseline: BASELINE,
};

/** Where the registry's database lies; null: in the data folder. */
export interface RegistryPlace {
  readonly dataDir: string;
  readonly registryDatabaseUrl: string | null;
  /** Whether one on a server is migrated when it is opened; the embedded one always is. */
  readonly migrateAtStart: boolean;
  readonly database: Pick<Config['database'], 'migrationLockMs'> &
    Partial<Pick<Config['database'], 'pool'>>;
}

/** Opens the registry's database, which has to have its newest shape or to get it here; a StartError says why it cannot. */
export function openRegistryDatabase(
  { dataDir, registryDatabaseUrl, migrateAtStart, database }: RegistryPlace,
  onLost: (error: Error) => void,
): Promise<SeparateDatabase<RegistryTables>> {
  const place: DatabasePlace =
    registryDatabaseUrl === null
      ? { folder: join(dataDir, 'registry') }
      : {
          url: registryDatabaseUrl,
          variable: 'REGISTRY_DATABASE_URL',
          onLost,
          limits: database.pool,
          migrateWith: migrateAtStart ? { lockMs: database.migrationLockMs } : undefined,
        };
  return openSeparate(place, REGISTRY_MIGRATIONS);
}
