import type { Transaction } from 'kysely';
import type { joinCallLogs } from 'shared-contracts/calls/call-log-sharing';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { recordAudit } from '../audit.store.ts';
import { lockOwn } from './assign-call-logs.ts';
import { noCallLog, oneCallLog, type CallLogParts } from './call-log-calls.ts';
import { storeNames } from './call-log-people.store.ts';
import { joined, REMARK_LENGTH } from './join-call-logs.rules.ts';
import { movedOn } from './save-call-log.store.ts';

/** Makes one entry of two with the same number. */
export function answerJoinCallLogs(parts: CallLogParts): Handler<typeof joinCallLogs> {
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
