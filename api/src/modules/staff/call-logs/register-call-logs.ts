import type { Transaction } from 'kysely';
import {
  assignCallLogs,
  exportCallLogs,
  joinCallLogs,
} from 'shared-contracts/calls/call-log-sharing';
import { createCallLog, listCallLogs, updateCallLog } from 'shared-contracts/calls/call-logs';
import type { CallStatus } from 'shared-contracts/domain/call-status';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Api } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { AtOnce } from '../../../platform/work/at-once.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { answerAssignCallLogs, lockOwn } from './assign-call-logs.ts';
import { type CallLogParts, noCallLog, oneCallLog } from './call-log-calls.ts';
import { storeNames } from './call-log-people.store.ts';
import { NOT_TO_BE_CALLED } from './do-not-call.store.ts';
import { answerExportCallLogs } from './export-call-logs.ts';
import { answerListCallLogs } from './list-call-logs.ts';
import { movedOn, type HeldCallLog } from './save-call-log.store.ts';
import { answerCreateCallLog, answerUpdateCallLog } from './save-call-log.ts';

/** Longest remark of an entry. */
const REMARK_LENGTH = 2000;

/** Forms of one caller at the same time, and seconds after which one more may come. */
const FORMS_OF_ONE = 4;
const COME_BACK_S = 2;

/** Puts the calls about call logs on the application; each of them leaves a trace on the audit trail. */
export function registerCallLogs(api: Api): void {
  const { files, jobs, jwtSecret: secret } = api.parts;
  const forms = new AtOnce(FORMS_OF_ONE, COME_BACK_S);
  const uploads: CallLogParts['uploads'] = (context) => finishedUploads(api, context, 'audio');
  const parts: CallLogParts = { secret, files, jobs, forms, uploads };
  serve(api, listCallLogs, answerListCallLogs(secret));
  serve(api, createCallLog, answerCreateCallLog(parts));
  serve(api, updateCallLog, answerUpdateCallLog(parts));
  serve(api, assignCallLogs, answerAssignCallLogs);
  serve(api, joinCallLogs, answerJoinCallLogs(parts));
  serve(api, exportCallLogs, answerExportCallLogs(secret));
}

/** Makes one entry of two with the same number. */
function answerJoinCallLogs(parts: CallLogParts): Handler<typeof joinCallLogs> {
  return async ({ body: { keep, away } }, context) => {
    const { db, caller, clock } = context;
    if (keep === away) throw wrongField('away');
    await db.transaction().execute(async (trx) => {
      const held = await lockOwn(trx, context, [keep, away]);
      const [kept, gone] = [keep, away].map((id) => held.find((one) => one.id === id));
      if (kept === undefined || gone === undefined) throw noCallLog();
      const isOne = kept.phone_digits === gone.phone_digits && kept.app_name === gone.app_name;
      if (!isOne) throw new Refusal(409, 'callLog.otherNumber');
      const whole = joined(kept, gone);
      if ((whole.remark?.length ?? 0) > REMARK_LENGTH) throw wrongField('away');
      await moveRecording(trx, keep, away);
      await trx.deleteFrom('call_logs').where('id', '=', away).execute();
      await trx
        .updateTable('call_logs')
        .set({ ...whole, updated_at: movedOn(clock()) })
        .where('id', '=', keep)
        .execute();
      await storeNames(trx, [keep]);
      await recordAudit(trx, {
        actorId: caller.id,
        action: 'call_logs.join',
        target: keep,
        now: clock(),
        detail: { away },
      });
    });
    // The file of a recording that went.
    parts.jobs.wake();
    return { data: await oneCallLog(parts, context, keep) };
  };
}

/** The recording of what goes, where the other has none. */
async function moveRecording(
  trx: Transaction<Database>,
  keep: string,
  away: string,
): Promise<void> {
  await trx
    .updateTable('call_files')
    .set({ call_log_id: keep })
    .where('call_log_id', '=', away)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('call_files as own')
            .select('own.call_log_id')
            .where('own.call_log_id', '=', keep),
        ),
      ),
    )
    .execute();
}

/** What one entry becomes of two: what `keep` lacks it gets from `away`. */
function joined(keep: HeldCallLog, away: HeldCallLog) {
  const followup = keep.followup || away.followup;
  const remarks = [keep.remark, away.remark].filter((one) => one !== null && one !== '');
  return {
    // A number that is not to be called stays one.
    status: refuses(away.status) && !refuses(keep.status) ? away.status : keep.status,
    remark: remarks.length === 0 ? null : [...new Set(remarks)].join('\n'),
    profile_id: keep.profile_id ?? away.profile_id,
    assigned_to_id: keep.assigned_to_id ?? away.assigned_to_id,
    followup,
    follow_up_at: followup ? earlier(keep, away) : null,
    payment_done: keep.payment_done || away.payment_done,
    extra_data: JSON.stringify({ ...away.extra_data, ...withoutNulls(keep.extra_data) }),
  };
}

function refuses(status: CallStatus): boolean {
  return NOT_TO_BE_CALLED.some((one) => one === status);
}

/** The earlier next call. One that is needed without a time is due today, and so stays without one. */
function earlier(keep: HeldCallLog, away: HeldCallLog): Date | null {
  const wanted = [keep, away].filter(({ followup }) => followup).map(({ follow_up_at: at }) => at);
  const times = wanted.filter((at) => at !== null).map((at) => at.getTime());
  return times.length < wanted.length || times.length === 0 ? null : new Date(Math.min(...times));
}

function withoutNulls(extra: object): object {
  return Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== null));
}
