import { sql, type Kysely, type RawBuilder } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../platform/database/tables.ts';
import type { Position } from '../../platform/paging/pages.ts';

/** How many entries a page of the audit trail holds. */
export const AUDIT_PAGE = 50;

/** The key of a position on the trail: the id of an entry. */
export const AuditKey = z.int();

/** Which entries are wanted; a part that is absent leaves nothing out. */
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly until?: Date | undefined;
}

/** Entries from a place on, one more than a page holds, in the direction that it points; the newest first without one. */
export function listAuditRows(
  db: Kysely<Database>,
  position: Position<number> | null,
  { actor, action, target, from, until }: AuditFilter = {},
) {
  const back = position?.way === 'prev';
  return (
    db
      .selectFrom('audit_trail')
      .select(['id', 'actor_id', 'action', 'target', 'detail', 'created_at'])
      .$if(position !== null, (query) => query.where('id', back ? '>' : '<', position?.key ?? 0))
      .$if(actor !== undefined, (query) => query.where('actor_id', '=', actor ?? null))
      .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
      .$if(target !== undefined, (query) =>
        query
          .where('target', '=', target ?? null)
          // As the index has it.
          .where(sql<boolean>`left(target, 80) = left(${target ?? null}, 80)`),
      )
      // The times decide; the ids keep the walk from going through all the other days.
      .$if(from !== undefined, (query) =>
        query
          .where('created_at', '>=', from ?? new Date(0))
          .where(sql<boolean>`id >= ${firstIdSince(shifted(from, -SLACK_MS))}`),
      )
      .$if(until !== undefined, (query) =>
        query
          .where('created_at', '<', until ?? new Date(0))
          .where(sql<boolean>`id < ${firstIdSince(shifted(until, SLACK_MS))}`),
      )
      .orderBy('id', back ? 'asc' : 'desc')
      .limit(AUDIT_PAGE + 1)
      .execute()
  );
}

/** Ids are given before a transaction ends, and clocks of servers differ: entries may stand this far out of order, in ms. */
const SLACK_MS = 10 * 60 * 1000;

function shifted(moment: Date | undefined, ms: number): Date {
  return new Date((moment?.getTime() ?? 0) + ms);
}

/** The id with which a moment begins; beyond all of them where nothing has happened since. */
function firstIdSince(moment: Date): RawBuilder<number> {
  return sql`coalesce(
    (select id from audit_trail where created_at >= ${moment} order by created_at, id limit 1),
    9223372036854775807)`;
}

/** The people among these ids, by id, as they are called today; staff without a profile by the address. */
export async function namesOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('profiles', 'profiles.id', 'accounts.id')
    .select([
      'accounts.id',
      sql<string>`coalesce(trim(profiles.name || ' ' || profiles."lastName"), accounts.email)`.as(
        'name',
      ),
    ])
    .where('accounts.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
