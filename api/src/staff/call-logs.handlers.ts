import { CALL_LOG_PAGE, type CallLog, type listCallLogs } from 'shared-contracts/calls/call-logs';
import { personName } from 'shared-contracts/domain/person-name';
import { phoneText } from 'shared-contracts/domain/phone-number';
import { toPid } from 'shared-contracts/domain/pid';
import { signAddress } from '../files/signed-addresses.ts';
import type { Handler } from '../platform/serve.ts';
import { recordAudit } from './audit.store.ts';
import { countCallLogs, listCallLogRows, type CallLogRow } from './call-logs.store.ts';

/** Largest page that is read; nobody leafs so far, and an offset beyond costs as much as all before. */
const LAST_PAGE = 100_000;

/** A page of call logs; recordings have addresses that end after five minutes. */
export function answerListCallLogs(secret: string): Handler<typeof listCallLogs> {
  return async ({ query }, { db, caller, clock, config }) => {
    const now = clock();
    const appName = query.app_name ?? config.communityCode;
    const page = Math.min(query.page, LAST_PAGE);
    const [total, rows] = await Promise.all([
      countCallLogs(db, appName),
      listCallLogRows(db, appName, page),
    ]);
    await recordAudit(db, {
      ...{ actorId: caller.id, action: 'call_logs.list', target: appName, now },
      detail: { page, ids: rows.map(({ id }) => id) },
    });
    const data = rows.map((row) => toCallLog(row, { secret, now }));
    const pages = Math.max(1, Math.ceil(total / CALL_LOG_PAGE));
    return { data: { data, page, pages, total } };
  };
}

function toCallLog(row: CallLogRow, { secret, now }: { secret: string; now: Date }): CallLog {
  const { file_key: key, media_type: type, extra_data: extra } = row;
  return {
    id: row.id,
    customer_name: row.customer_name,
    phone: phoneText(row.phone),
    status: row.status,
    file_url: key === null || type === null ? null : signAddress({ key, type }, secret, now),
    remark: row.remark,
    pid: row.profile_id === null ? null : toPid(row.profile_id),
    assigned_to_id: row.assigned_to_id,
    app_name: row.app_name,
    followup: row.followup,
    payment_done: row.payment_done,
    extra_data: {
      Gender: extra.Gender ?? null,
      // Names as they are today; what the form said stays where the person is gone.
      pid_name: nameOf(row.member_name, row.member_last_name) ?? extra.pid_name ?? null,
      assigned_to_id_name:
        nameOf(row.assigned_name, row.assigned_last_name) ?? extra.assigned_to_id_name ?? null,
    },
    created_at: row.created_at.toISOString(),
  };
}

function nameOf(name: string | null, lastName: string | null): string | null {
  return name === null || lastName === null ? null : personName({ name, lastName });
}
