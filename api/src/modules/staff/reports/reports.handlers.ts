import type { listReports, readExcerpt } from 'shared-contracts/calls/reports';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { AppParts } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createdKey, TimeKey } from '../../../platform/paging/pages.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { findExcerpt } from './excerpts.store.ts';
import { toReport } from './report-reply.ts';
import { listReportRows, REPORTS_PAGE } from './reports.store.ts';

/** Reports that wait, the oldest first, or the one that is requested. */
export const answerListReports: Handler<typeof listReports> = async (
  { query: { id, cursor } },
  { db, caller, clock, photos, paging },
) => {
  const now = clock();
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listReportRows(db, { reviewer: caller.id, id, position });
  const page = { size: REPORTS_PAGE, position, keyOf: createdKey };
  const { data, next } = paging.cut(rows, page);
  await recordAudit(db, { actorId: caller.id, action: 'reports.list', target: id ?? null, now });
  return { data: data.map((row) => toReport(row, photos, now)), next };
};

/** Opens what was handed over with a report, and tells the audit trail. */
export function answerReadExcerpt({
  documentKeys,
}: Pick<AppParts, 'documentKeys'>): Handler<typeof readExcerpt> {
  return async ({ params: { id } }, { db, caller, clock, noteOpened }) => {
    const [row] = isId(id) ? await listReportRows(db, { reviewer: caller.id, id }) : [];
    const messages = row === undefined ? undefined : await findExcerpt(db, id, documentKeys);
    if (row === undefined || messages === undefined) throw notFound();
    await recordAudit(db, {
      actorId: caller.id,
      action: 'reports.excerpt',
      target: id,
      now: clock(),
    });
    if (row.about_id !== null) await noteOpened(row.about_id);
    return { data: { messages } };
  };
}

/** The 404 of a report that is not there, or is about or by the caller. */
export function notFound(): Refusal {
  return new Refusal(404, 'report.notFound');
}
