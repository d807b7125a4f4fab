import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Clock } from '../time/clock.ts';
import { doEach, endAsFailed } from './do-each.ts';

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

/** Rows that one statement takes: few enough that no one waits for it. */
const BATCH = 500;

/** How a purge goes about it. */
export interface PurgeOptions {
  /** Rows that one statement takes. */
  readonly batch?: number;
  /** Ends the purge between two statements, by throwing. */
  readonly signal?: AbortSignal;
}

/** Rows of one rule that may be left because they cannot go; more than that is no matter of single rows. */
const MOST_SKIPPED = 100;

/**
 * Takes rows away that are of no use any more, a few at a time; several nodes may do so at once and never wait for each
 * other. A row that cannot go, and a rule that fails, are logged and keep no others; the purge ends as failed then.
 */
export async function purge(
  { db, clock, log }: PurgeParts,
  rules: readonly RetentionRule[],
  { batch = BATCH, signal = new AbortController().signal }: PurgeOptions = {},
): Promise<void> {
  const now = clock();
  let skipped = 0;
  const reported = ({ table }: RetentionRule) => ({ table });
  const failed = await doEach(rules, { log, signal, reported }, async (rule) => {
    skipped += await removeAll({ db, log }, rule, { now, batch, signal });
  });
  endAsFailed(failed + skipped);
}

/** Removes all rows of a rule; resolves to how many had to be left. */
async function removeAll(
  { db, log }: Omit<PurgeParts, 'clock'>,
  rule: RetentionRule,
  { now, batch, signal }: { readonly now: Date } & Required<PurgeOptions>,
): Promise<number> {
  const { table } = rule;
  const left: string[] = [];
  let gone = 0;
  let most = batch;
  for (;;) {
    signal.throwIfAborted();
    const row = most === 1 ? await firstRow(db, rule, now, left) : null;
    if (most === 1 && row === null) break;
    try {
      const removed = await removeSome(db, rule, { now, most, left, row });
      gone += removed;
      if (removed < most) break;
      most = Math.min(batch, most * 2);
    } catch (err) {
      // The row that cannot go is among these: looked for in ever smaller parts.
      if (row === null) most = Math.ceil(most / 2);
      else if (left.length === MOST_SKIPPED) throw err;
      else {
        log.error({ table, err }, 'a row could not be purged');
        left.push(row);
      }
    }
  }
  if (gone > 0) log.info({ table, gone }, 'purged');
  return left.length;
}

interface Some {
  readonly now: Date;
  readonly most: number;
  /** Places of rows that are not to be touched again. */
  readonly left: readonly string[];
  /** The place of the one row that is meant; null for any. */
  readonly row: string | null;
}

async function firstRow(
  db: Kysely<Database>,
  { table, where }: RetentionRule,
  now: Date,
  left: readonly string[],
): Promise<string | null> {
  const { rows } = await sql<{ row: string }>`
    select ctid::text as row from ${sql.table(table)}
    where (${where(now)})${besides(left)} limit 1 for update skip locked`.execute(db);
  return rows[0]?.row ?? null;
}

async function removeSome(
  db: Kysely<Database>,
  { table, where }: RetentionRule,
  { now, most, left, row }: Some,
): Promise<number> {
  const only = row === null ? besides(left) : sql` and ctid = ${row}::tid`;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where (${where(now)})${only}
      limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function besides(left: readonly string[]) {
  return left.length === 0 ? sql`` : sql` and ctid <> all(${left}::tid[])`;
}
