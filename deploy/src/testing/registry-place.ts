import type { RegistryPlace } from '../registry/registry-database.ts';

/** A registry on a server that is migrated when it is opened. */
export function placeOnServer(url: string): RegistryPlace {
  return {
    dataDir: '',
    registryDatabaseUrl: url,
    migrateAtStart: true,
    // Caps alone: a server whose disk stands still for half a minute is no failure of a test.
    database: {
      migrationLockMs: 60_000,
      pool: {
        connections: 10,
        waitMs: 60_000,
        statementMs: 60_000,
        lockMs: 60_000,
        idleTransactionMs: 60_000,
        idleMs: 10_000,
      },
    },
  };
}
