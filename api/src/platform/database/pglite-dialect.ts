import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Place } from '../overload/priority.ts';
import { ConnectionQueue } from './connection-queue.ts';
import { Mutex } from './mutex.ts';
import type { DialectIn } from './queued-database.ts';
import type { SqlClient } from './sql-client.ts';

/** Kysely over one PGlite session that all places share (the published dialects refuse PGlite 0.5). */
export function pgliteDialect(client: SqlClient, queue = new ConnectionQueue()): DialectIn {
  const turns = new Mutex();
  return (place) => ({
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver({ client, queue, turns, place }),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  });
}

interface PgliteParts {
  readonly client: SqlClient;
  readonly queue: ConnectionQueue;
  readonly turns: Mutex;
  readonly place: Place | null;
}

/** There is one session only: it is held until released, so transactions never mix. */
class PgliteDriver implements Driver {
  readonly #parts: PgliteParts;

  constructor(parts: PgliteParts) {
    this.#parts = parts;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const { client, queue, turns, place } = this.#parts;
    const release = await queue.wait(
      place,
      (goesOn) => turns.take(goesOn),
      (end) => end(),
    );
    return new PgliteConnection(client, release);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel;
    const begin = level === undefined ? 'begin' : `begin isolation level ${level}`;
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A replaced session has no transaction left to roll back.
    if ((connection as PgliteConnection).lost) return;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PgliteConnection).release();
  }

  destroy(): Promise<void> {
    return this.#parts.client.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #client: SqlClient;
  readonly release: () => void;
  #generation: number | undefined;

  constructor(client: SqlClient, release: () => void) {
    this.#client = client;
    this.release = release;
  }

  get lost(): boolean {
    return this.#generation !== undefined && this.#generation !== this.#client.generation;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.lost) {
      const error = new Error('The database session was replaced in mid-transaction.');
      // As a server says it that is being restarted.
      throw Object.assign(error, { code: '57P01' });
    }
    const result = await this.#client.query(query.sql, query.parameters);
    this.#generation ??= this.#client.generation;
    return {
      rows: result.rows as R[],
      ...(result.affectedRows === undefined
        ? {}
        : { numAffectedRows: BigInt(result.affectedRows) }),
    };
  }

  // PGlite has no cursors to stream from.
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('PGlite cannot stream a result.');
  }
}
