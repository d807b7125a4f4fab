import type { listAudit } from 'shared-contracts/calls/audit';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { isId, wrongField } from '../../platform/validation/ids.ts';
import {
  AUDIT_PAGE,
  listAuditRows,
  AuditKey,
  namesOf,
  type AuditFilter,
} from './audit-pages.store.ts';

/** Longest fact, in characters; the rest of a reason stands in the database. */
const FACT_LENGTH = 500;

/** How many words of a list are told; a longer one is told by its length. */
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
