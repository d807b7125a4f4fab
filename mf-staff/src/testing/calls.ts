import { getAccount } from 'shared-contracts/calls/auth';
import type { CallLog } from 'shared-contracts/calls/call-logs';
import { listAdmins, listApps } from 'shared-contracts/calls/desk';
import { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { toPid } from 'shared-contracts/domain/pid';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';

/** The id of a call, unless a test says another. */
export const CALL_ID = '5c1e0b0e-4d0f-4a53-9a53-3f0c6a1b2c99';

const MEMBER = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c01';

const OTHER_CALLER = '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2c02';

/** A logged call; a test states only what matters to it. */
export function callLog(change: Partial<CallLog> = {}): CallLog {
  return {
    id: CALL_ID,
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
    updated_at: '2026-03-11T20:05:00.000Z',
    follow_up_at: null,
    due: null,
    same_number: { count: 0, ids: [] },
    ...change,
  };
}

/** The reply of listCallLogs: these logs on one page of several. */
export function pageReply(logs: CallLog[], page = 1, pages = 1, total = logs.length) {
  return { data: { data: logs, page, pages, total } };
}

/** What the desk asks beside the list: who calls, which communities there are, what its holder is charged with. */
export function deskFakes(): Fake[] {
  return [
    fake(listApps, { data: ['saptapadi'] }),
    fake(listAdmins, {
      data: [
        { id: MEMBER, name: 'Vaishali' },
        { id: OTHER_CALLER, name: 'Deepak' },
      ],
    }),
    fake(getAccount, {
      data: {
        email: 'caller@example.com',
        has_password: true,
        recently_signed_in: false,
        plan_until: null,
        duties: ['caller', 'manager'],
      },
    }),
    ...draftFakes(),
  ];
}

/** A server that keeps drafts. */
function draftFakes(): Fake[] {
  const kept = new Map<unknown, { content: unknown; saved_at: string }>();
  return [
    fake(getDraft, ({ params }) => ({ data: kept.get(params?.['key']) ?? null })),
    fake(saveDraft, ({ params, body }) => {
      const draft = { ...(body as { content: unknown }), saved_at: '2026-03-12T05:30:00.000Z' };
      kept.set(params?.['key'], draft);
      return { data: draft };
    }),
    fake(deleteDraft, ({ params }) => {
      kept.delete(params?.['key']);
      return { data: null };
    }),
  ];
}
