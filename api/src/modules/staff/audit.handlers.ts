import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { listAudit } from 'shared-contracts/calls/audit';
import * as z from 'zod';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Position } from '../../platform/paging/pages.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { isId, wrongField } from '../../platform/validation/ids.ts';

/** How many entries a page of the audit trail holds. */
export const AUDIT_PAGE = 50;

/** The key of a position on the trail: the id of an entry. */
const AuditKey = z.int();

/** Which entries are wanted; a part that is absent leaves nothing out. */
interface AuditFilter {
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Before this moment. */
  readonly until?: Date | undefined;
}

/** Ids are assigned before a transaction ends, and server clocks differ: entries may be this far out of order, in ms. */
const SLACK_MS = 10 * 60 * 1000;

/** Longest fact, in characters; the rest of a reason stands in the database. */
const FACT_LENGTH = 500;

/** How many words of a list are logged; of a longer one only the length is. */
const FEW = 5;

/** Who did what to whom; looking leaves its own entry, which the page that is looked at does not show. */
export const answerListAudit: Handler<typeof listAudit> = async (
  { query: { cursor, ...requested } },
  { db, caller, clock, paging },
) => {
  const position = paging.positionOf(cursor, AuditKey);
  const rows = await listAuditRows(db, position, filterOf(requested));
  await recordAudit(db, {
    actorId: caller.id,
    action: 'audit.list',
    target: null,
    now: clock(),
    detail: {
      cursor: position?.key ?? null,
      ...requested,
    },
  });
  const { data: page, ...neighbours } = paging.cut(rows, {
    size: AUDIT_PAGE,
    position,
    keyOf: ({ id }) => Number(id),
  });
  const people = page.flatMap(({ actor_id: actor, target }) => [actor, target]);
  const names = await namesOf(
    db,
    people.filter((id): id is string => id !== null && isId(id)),
  );
  return {
    data: {
      data: page.map(({ id, actor_id: actor, action, target, detail, created_at: at }) => ({
        id: String(id),
        actor,
        action,
        target,
        facts: factsOf(detail),
        actor_name: names.get(actor ?? '') ?? null,
        target_name: names.get(target ?? '') ?? null,
        created_at: at.toISOString(),
      })),
      ...neighbours,
    },
  };
};

type AuditFilters = Pick<AuditFilter, 'actor' | 'action' | 'target'> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** What a desk asks for in days, as moments: a day in India begins at 18:30 UTC of the one before. */
function filterOf({ actor, from, to, ...rest }: AuditFilters): AuditFilter {
  if (actor !== undefined && !isId(actor)) throw wrongField('actor');
  return {
    ...rest,
    actor,
    from: from === undefined ? undefined : dayInIndia(from, 'from').begins,
    until: to === undefined ? undefined : dayInIndia(to, 'to').ends,
  };
}

function dayInIndia(day: string, path: string): { begins: Date; ends: Date } {
  const noon = new Date(`${day}T06:30:00Z`);
  // The database's calendar ends before ours.
  if (Number.isNaN(noon.getTime()) || day < '2000' || day > '9999-12-30') throw wrongField(path);
  const { beginsAt } = indianDay(noon);
  return { begins: beginsAt, ends: new Date(beginsAt.getTime() + 24 * 60 * 60 * 1000) };
}

/** What was noted about an action, as words by name; what is null or empty is left out, as is what is nested. */
function factsOf(detail: object): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [name, value] of Object.entries(detail)) {
    const text = textOf(value);
    if (text !== '') facts[name] = text.slice(0, FACT_LENGTH);
  }
  return facts;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isFew = value.length <= FEW && value.every((one) => typeof one === 'string');
    return isFew ? value.join(', ') : String(value.length);
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** Entries from a place on, one more than a page holds, in the direction that it points; the newest first without one. */
function listAuditRows(
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
async function namesOf(
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
