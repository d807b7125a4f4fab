import type { Transaction } from 'kysely';
import type { decideReport } from 'shared-contracts/calls/reports';
import { CHANGED_LISTS } from 'shared-contracts/platform/realtime';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Context } from '../../../platform/calls/context.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { lockProfile } from '../../profiles/profiles.public.ts';
import { writeModerationMail } from './moderation-mail.ts';
import { hideProfile, warnProfile } from './moderation.store.ts';
import { toReport } from './report-reply.ts';
import { notFound } from './reports.handlers.ts';
import { listReportRows, type ReportRow } from './reports.store.ts';

type Outcome = NonNullable<ReportRow['action']> | 'dismissed';
type Decision = { readonly outcome: Outcome; readonly note: string };

/** Decides once: report, warning or hiding, audit and mail are there together, or none of them. */
export const answerDecideReport: Handler<typeof decideReport> = async ({ body }, context) => {
  const { db, caller, clock, photos, mail, pushes } = context;
  const { id, act, action = 'warn', note } = body;
  if (!isId(id)) throw notFound();
  const now = clock();
  const query = { reviewer: caller.id, id };
  const done = action === 'hide' ? 'hidden' : 'warned';
  const outcome: Outcome = act ? done : 'dismissed';
  const row = await db.transaction().execute(async (trx) => {
    const [found] = await listReportRows(trx, query);
    if (found === undefined) throw notFound();
    if (found.state !== 'open') throw new Refusal(409, 'report.decided');
    // The profile before the report, as its owner's own changes have it.
    const isThere = found.about_id !== null && (await lockProfile(trx, found.about_id));
    if (act && !isThere) throw new Refusal(410, 'report.personGone');
    await close(trx, found.id, {
      outcome,
      note,
      now,
      by: caller.id,
    });
    if (act) await actOn(trx, found, { outcome, note }, context);
    await recordAudit(trx, {
      actorId: caller.id,
      action: `reports.${outcome}`,
      target: id,
      now,
      detail: {
        about: found.about_id,
        note,
      },
    });
    const [decided] = await listReportRows(trx, query);
    if (decided === undefined) throw notFound();
    return decided;
  });
  mail.wake();
  if (row.about_id !== null && outcome === 'hidden') await notifyVisibility(context, row.about_id);
  if (row.about_id !== null && outcome === 'warned') {
    pushes.push(row.about_id, 'changed', { lists: [...CHANGED_LISTS] });
  }
  return { data: toReport(row, photos, now) };
};

/** Of two who decide at once, one does. */
async function close(
  trx: Transaction<Database>,
  id: string,
  { outcome, note, by, now }: Decision & { readonly by: string; readonly now: Date },
): Promise<void> {
  const closed = await trx
    .updateTable('reports')
    .set({
      state: outcome === 'dismissed' ? 'dismissed' : 'acted',
      note,
      decided_by: by,
      action: outcome === 'dismissed' ? null : outcome,
      decided_at: now,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (closed === undefined) throw new Refusal(409, 'report.decided');
}

async function actOn(
  trx: Transaction<Database>,
  { id: reportId, about_id: profileId }: ReportRow,
  { outcome, note: reason }: Decision,
  { caller, clock, mail, config }: Pick<Context<'staff'>, 'caller' | 'clock' | 'mail' | 'config'>,
): Promise<void> {
  if (profileId === null || outcome === 'dismissed') return;
  const act = outcome === 'hidden' ? hideProfile : warnProfile;
  await act(trx, { profileId, reportId, reason, by: caller.id, now: clock() });
  await writeModerationMail(trx, { mail, config }, { profileId, kind: outcome, reason });
}
