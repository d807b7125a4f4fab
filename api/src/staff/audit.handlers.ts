import type { listAudit } from 'shared-contracts/calls/audit';
import { wrongField } from '../platform/ids.ts';
import type { Handler } from '../platform/serve.ts';
import { AUDIT_PAGE, listAuditRows, type AuditPlace } from './audit-pages.store.ts';
import { recordAudit } from './audit.store.ts';

/** Who did what to whom; looking leaves its own entry, which the page that is looked at does not show. */
export const answerListAudit: Handler<typeof listAudit> = async (
  { query: { cursor } },
  { db, caller, clock },
) => {
  const place = placeOf(cursor);
  const rows = await listAuditRows(db, place);
  await recordAudit(db, {
    ...{ actorId: caller.id, action: 'audit.list', target: null, now: clock() },
    detail: { cursor: cursor ?? null },
  });
  const more = rows.length > AUDIT_PAGE;
  const back = place?.way === 'prev';
  const page = back ? rows.slice(0, AUDIT_PAGE).reverse() : rows.slice(0, AUDIT_PAGE);
  const [first, last] = [page[0], page.at(-1)];
  const [newer, older] = back ? [more, true] : [place !== null, more];
  return {
    data: {
      data: page.map(({ id, actor_id: actor, action, target, created_at: at }) => ({
        ...{ id: String(id), actor, action, target, created_at: at.toISOString() },
      })),
      next: last !== undefined && older ? `next-${last.id}` : null,
      prev: first !== undefined && newer ? `prev-${first.id}` : null,
    },
  };
};

/** At most 15 digits: a larger number would be no exact one. */
function placeOf(cursor: string | undefined): AuditPlace | null {
  if (cursor === undefined) return null;
  const [, way, id] = /^(next|prev)-(\d{1,15})$/.exec(cursor) ?? [];
  if (way === undefined) throw wrongField('cursor');
  return { way: way === 'prev' ? 'prev' : 'next', id: Number(id) };
}
