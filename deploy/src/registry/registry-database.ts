import { join } from 'node:path';
import { openSeparate, type MigrationSet, type SeparateDatabase } from 'api/database';
import { migrations } from '../../migrations/list.ts';
import type { RegistryTables } from './registry-tables.ts';

/** The registry's own migrations, remembered in its own schema: it may share a database with the API. */
export const REGISTRY_MIGRATIONS: MigrationSet = { migrations, schema: 'releases' };

/** Where the registry's database lies; null: in the data folder. */
export interface RegistryPlace {
  readonly dataDir: string;
  readonly registryDatabaseUrl: string | null;
}

/** Opens the registry's database and brings it to the newest shape; a StartError says why it cannot. */
export function openRegistryDatabase(
  { dataDir, registryDatabaseUrl }: RegistryPlace,
  onLost: (error: Error) => void,
): Promise<SeparateDatabase<RegistryTables>> {
  const place =
    registryDatabaseUrl === null
      ? { folder: join(dataDir, 'registry') }
      : { url: registryDatabaseUrl, variable: 'REGISTRY_DATABASE_URL', onLost };
  return openSeparate(place, REGISTRY_MIGRATIONS);
}
