import type { CallLog } from 'shared-contracts/calls/call-logs';
import { personName } from 'shared-contracts/domain/person-name';
import { phoneText } from 'shared-contracts/domain/phone-number';
import { toPid } from 'shared-contracts/domain/pid';
import { signAddress, type Signing } from '../../../storage/signed-addresses.ts';
import { dueState, todayOf } from './call-log-days.rules.ts';
import type { CallLogRow } from './call-logs.store.ts';

/** An entry as the desk reads it; its recording has an address that ends after five minutes. */
export function toCallLog(row: CallLogRow, signing: Signing): CallLog {
  const { file_key: key, media_type: type, extra_data: extra, profile_id: member } = row;
  return {
    id: row.id,
    customer_name: row.customer_name,
    phone: phoneText(row.phone),
    status: row.status,
    remark: row.remark,
    app_name: row.app_name,
    file_url:
      key === null || type === null
        ? null
        : signAddress(
            {
              key,
              type,
            },
            signing,
          ),
    pid: member === null ? null : toPid(member),
    assigned_to_id: row.assigned_to_id,
    followup: row.followup,
    payment_done: row.payment_done,
    follow_up_at: row.follow_up_at?.toISOString() ?? null,
    due: dueState(row, todayOf(signing.now)),
    same_number: row.same_number,
    extra_data: {
      Gender: extra.Gender ?? null,
      pid_name: nameOf(row.member_name, row.member_last_name) ?? extra.pid_name ?? null,
      assigned_to_id_name: row.assigned_name ?? extra.assigned_to_id_name ?? null,
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function nameOf(name: string | null, lastName: string | null): string | null {
  return name === null || lastName === null ? null : personName({ name, lastName });
}
