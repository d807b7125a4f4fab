import type { listAudit } from 'shared-contracts/calls/audit';
import type { Handler } from '../../platform/calls/serve.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { isId, wrongField } from '../../platform/validation/ids.ts';
import { factsOf } from './audit-facts.ts';
import {
  AUDIT_PAGE,
  listAuditRows,
  namesOf,
  type AuditFilter,
  type AuditPlace,
} from './audit-pages.store.ts';
import { recordAudit } from './audit.store.ts';

/** Who did what to whom; looking leaves its own entry, which the page that is looked at does not show. */
export const answerListAudit: Handler<typeof listAudit> = async (
  { query: { cursor, ...asked } },
  { db, caller, clock },
) => {
  const place = placeOf(cursor);
  const rows = await listAuditRows(db, place, filterOf(asked));
  await recordAudit(db, {
    ...{ actorId: caller.id, action: 'audit.list', target: null, now: clock() },
    detail: { cursor: cursor ?? null, ...asked },
  });
  const more = rows.length > AUDIT_PAGE;
  const back = place?.way === 'prev';
  const page = back ? rows.slice(0, AUDIT_PAGE).reverse() : rows.slice(0, AUDIT_PAGE);
  const [first, last] = [page[0], page.at(-1)];
  const [newer, older] = back ? [more, true] : [place !== null, more];
  const people = page.flatMap(({ actor_id: actor, target }) => [actor, target]);
  const names = await namesOf(
    db,
    people.filter((id): id is string => id !== null && isId(id)),
  );
  return {
    data: {
      data: page.map(({ id, actor_id: actor, action, target, detail, created_at: at }) => ({
        ...{ id: String(id), actor, action, target, facts: factsOf(detail) },
        actor_name: names.get(actor ?? '') ?? null,
        target_name: names.get(target ?? '') ?? null,
        created_at: at.toISOString(),
      })),
      next: last !== undefined && older ? `next-${last.id}` : null,
      prev: first !== undefined && newer ? `prev-${first.id}` : null,
    },
  };
};

type Asked = Pick<AuditFilter, 'actor' | 'action' | 'target'> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** What a desk asks for in days, as moments: a day in India begins at 18:30 UTC of the one before. */
function filterOf({ actor, from, to, ...rest }: Asked): AuditFilter {
  if (actor !== undefined && !isId(actor)) throw wrongField('actor');
  return {
    ...{ ...rest, actor },
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

/** At most 15 digits: a larger number would be no exact one. */
function placeOf(cursor: string | undefined): AuditPlace | null {
  if (cursor === undefined) return null;
  const [, way, id] = /^(next|prev)-(\d{1,15})$/.exec(cursor) ?? [];
  if (way === undefined) throw wrongField('cursor');
  return { way: way === 'prev' ? 'prev' : 'next', id: Number(id) };
}
