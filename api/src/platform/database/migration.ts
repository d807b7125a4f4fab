import type { Migration as KyselyMigration } from 'kysely';

/** One step of a schema, as a module of `migrations/` exports it. Without more than `up`, older code can live with it (decision 114). */
export interface Migration extends KyselyMigration {
  /**
   * False: it runs outside a transaction, for `create index concurrently` and for long backfills. What it has done when it
   * fails stays, and it is begun again from its start, so it has to bear that.
   */
  readonly inTransaction?: false;
  /**
   * Makes it a contract migration, one that takes something away: code that does not know the migration named here (itself,
   * where no older code can live with it) refuses to start on the schema.
   */
  readonly compatibleFrom?: string;
}

/** Migrations by name, and the schema that remembers which were carried out; default: the default schema. */
export interface MigrationSet {
  readonly migrations: Readonly<Record<string, Migration>>;
  readonly schema?: string;
  /** The migration that a database begins with, and what to do about one that begins with another: it is of no release. */
  readonly baseline?: { readonly name: string; readonly remedy: string };
}
