import { createCallLog, listCallLogs, type CallLog } from 'shared-contracts/calls/call-logs';
import { createBus } from 'shared-contracts/platform/events/bus';
import type { UploadFile } from 'shared-contracts/platform/uploads';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';

import { callLog, deskFakes, pageReply } from '../../testing/calls.ts';
import { CallLogs } from '../call-logs.tsx';
// It comes late on a page; on a busy machine it would come too late for a test.
import './entry-side.tsx';

/** What a test of the desk may set. */
export interface DeskOptions {
  readonly at?: string;
  readonly logs?: readonly CallLog[];
  readonly api?: readonly Fake[];
  readonly upload?: UploadFile;
  /** What a person answers to questions; default yes. */
  readonly confirm?: () => Promise<boolean>;
}

/** The desk of a caller, with what was sent in forms; a new entry is saved as it was written. */
export function openDesk({
  at = '/calllogs',
  logs = [callLog()],
  api = [],
  upload,
  confirm = async () => true,
}: DeskOptions = {}) {
  const bus = createBus(({ error }) => {
    throw error;
  });
  const rendered = renderRemote(<CallLogs />, {
    at,
    session: session({ isAdmin: true }),
    api: [
      ...deskFakes(),
      fake(listCallLogs, pageReply([...logs])),
      fake(createCallLog, ({ body }) => ({ data: savedAs(body as FormData) })),
      ...api,
    ],
    host: { bus, confirm, ...(upload && { upload }) },
  });
  const sent = (call: string) =>
    rendered.requests
      .filter((one) => one.call === call)
      .map(({ input }) => Object.fromEntries((input as { body: FormData }).body.entries()));
  return {
    ...rendered,
    bus,
    created: () => sent('POST /api/v1/calllogs'),
    updated: () => sent('PUT /api/v1/calllogs/{id}'),
    calls: (call: string) => rendered.requests.filter((one) => one.call === call),
  };
}

/** An entry as the server answers what stood in a form. */
export function savedAs(form: FormData, change: Partial<CallLog> = {}): CallLog {
  const text = (name: string) => form.get(name)?.toString() ?? null;
  const extra = JSON.parse(text('extra_data') ?? '{}') as Partial<CallLog['extra_data']>;
  return callLog({
    customer_name: text('customer_name') ?? '',
    phone: text('phone') ?? '',
    status: text('status') as CallLog['status'],
    remark: text('remark'),
    followup: text('followup') === 'true',
    follow_up_at: text('follow_up_at'),
    payment_done: text('payment_done') === 'true',
    pid: text('pid'),
    assigned_to_id: text('assigned_to_id'),
    app_name: text('app_name') ?? 'saptapadi',
    extra_data: { Gender: null, pid_name: null, assigned_to_id_name: null, ...extra },
    updated_at: '2026-03-12T06:00:00.000Z',
    ...change,
  });
}
