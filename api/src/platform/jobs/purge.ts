import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../time/clock.ts';

/** Rows that are of no use any more. */
export interface RetentionRule {
  readonly table: keyof Database & string;
  /** Which rows of the table, at a time. */
  readonly where: (now: Date) => RawBuilder<unknown>;
}

/** What a purge needs. */
export interface PurgeParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Rows that one statement takes: few enough that nobody waits for it. */
const BATCH = 500;

/** How a purge goes about it. */
export interface PurgeOptions {
  /** Rows that one statement takes. */
  readonly batch?: number;
  /** Ends the purge between two statements, by throwing. */
  readonly signal?: AbortSignal;
}

/** Takes rows away that are of no use any more, a few at a time; several nodes may do so at once and never wait for each other. */
export async function purge(
  { db, clock, log }: PurgeParts,
  rules: readonly RetentionRule[],
  { batch = BATCH, signal }: PurgeOptions = {},
): Promise<void> {
  const now = clock();
  for (const one of rules) {
    let gone = 0;
    let last = batch;
    while (last === batch) {
      signal?.throwIfAborted();
      last = await removeSome(db, one, now, batch);
      gone += last;
    }
    if (gone > 0) log.info({ table: one.table, gone }, 'purged');
  }
}

async function removeSome(
  db: Kysely<Database>,
  { table, where }: RetentionRule,
  now: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where(now)}
      limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
