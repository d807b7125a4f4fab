import type { RegistryPlace } from '../registry/registry-database.ts';

/** A registry on a server that is migrated when it is opened. */
export function placeOnServer(url: string): RegistryPlace {
  return {
    dataDir: '',
    registryDatabaseUrl: url,
    migrateAtStart: true,
    database: { migrationLockMs: 6e4 },
  };
}
