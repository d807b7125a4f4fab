import type { Transaction } from 'kysely';
import {
  decideReport,
  listHiddenProfiles,
  listReports,
  readExcerpt,
  restoreProfile,
} from 'shared-contracts/calls/reports';
import { CHANGED_LISTS } from 'shared-contracts/platform/realtime';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createdKey, TIME_PAGE, TimeKey } from '../../../platform/paging/pages.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { lockProfile, profileNotFound } from '../../profiles/profiles.public.ts';
import { writeModerationMail } from './moderation-mail.ts';
import { hideProfile, warnProfile, listHidden, restore } from './moderation.store.ts';
import { toReport } from './report-reply.ts';
import { answerListReports, answerReadExcerpt, notFound } from './reports.handlers.ts';
import { listReportRows, type ReportRow } from './reports.store.ts';

/** Profiles that staff have hidden. */
const answerListHidden: Handler<typeof listHiddenProfiles> = async (
  { query: { cursor } },
  { db, caller, clock, paging },
) => {
  const position = paging.positionOf(cursor, TimeKey);
  const rows = await listHidden(db, caller.id, position);
  const page = paging.cut(rows, { size: TIME_PAGE, position, keyOf: createdKey });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'profiles.hidden',
    target: null,
    now: clock(),
    detail: { ids: page.data.map(({ profile_id: id }) => id) },
  });
  return {
    ...page,
    data: page.data.map(({ profile_id: id, name, reason, created_at: at, by }) => ({
      id,
      name,
      by,
      reason,
      hidden_at: at.toISOString(),
    })),
  };
};

/** Shows a hidden profile again; its owner is notified, by mail and on the open pages. */
const answerRestore: Handler<typeof restoreProfile> = async ({ body }, context) => {
  const { db, caller, clock, mail, config } = context;
  const { id, note } = body;
  if (!isId(id) || id === caller.id) throw profileNotFound();
  const state = await db.transaction().execute(async (trx) => {
    const now = clock();
    const restored = (await lockProfile(trx, id))
      ? await restore(trx, { id, note, by: caller.id, now })
      : undefined;
    if (restored === undefined) throw profileNotFound();
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'profiles.restore',
      target: id,
      detail: { note },
      now,
    });
    const reported = { profileId: id, kind: 'restored', reason: note } as const;
    await writeModerationMail(trx, { mail, config }, reported);
    return restored;
  });
  mail.wake();
  await notifyVisibility(context, id);
  return { data: { id, state } };
};

type Outcome = NonNullable<ReportRow['action']> | 'dismissed';
type Decision = { readonly outcome: Outcome; readonly note: string };

/** Decides once: report, warning or hiding, audit and mail are there together, or none of them. */
const answerDecideReport: Handler<typeof decideReport> = async ({ body }, context) => {
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

/** Puts the calls about reports, and about what staff did after them, on the application. */
export function registerReports(api: Api): void {
  serve(api, listReports, answerListReports);
  serve(api, readExcerpt, answerReadExcerpt(api.parts));
  serve(api, decideReport, answerDecideReport);
  serve(api, listHiddenProfiles, answerListHidden);
  serve(api, restoreProfile, answerRestore);
}

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
