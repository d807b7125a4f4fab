import type { CallLog } from 'shared-contracts/calls/call-logs';
import { toPid } from 'shared-contracts/domain/pid';

const MEMBER = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

/** A logged call; a test states only what matters to it. */
export function callLog(change: Partial<CallLog> = {}): CallLog {
  return {
    id: 'one',
    customer_name: 'Sunil Patil',
    phone: '+91 98220 12345',
    status: 'interested_in_service',
    file_url: null,
    remark: 'Will talk to his sister first.',
    pid: toPid(MEMBER),
    assigned_to_id: MEMBER,
    app_name: 'saptapadi',
    followup: true,
    payment_done: false,
    extra_data: { Gender: 'female', pid_name: 'Asha Kulkarni', assigned_to_id_name: 'Vaishali' },
    created_at: '2026-03-11T20:05:00.000Z',
    ...change,
  };
}

/** The reply of listCallLogs: these logs on one page of several. */
export function pageReply(logs: CallLog[], page = 1, pages = 1, total = logs.length) {
  return { data: { data: logs, page, pages, total } };
}
