import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import {
  createCallLog,
  listCallLogs,
  updateCallLog,
  type CallLog,
} from 'shared-contracts/calls/call-logs';
import { expect } from 'vitest';
import type { CallLogsTable } from '../src/modules/staff/staff.tables.ts';
import { send, type TestApp, type TestReply } from './app.ts';
import { sendForm } from './form.ts';

/** Text fields of a form, and its recording. */
export type FormFields = Readonly<Record<string, string | Buffer>>;

/** The fields of a whole entry; a test states only what matters to it. */
export function entryFields(change: FormFields = {}): Record<string, string | Buffer> {
  return {
    customer_name: 'Shalini Kale',
    phone: '98220 54321',
    status: 'call_completed',
    followup: 'false',
    payment_done: 'false',
    ...change,
  };
}

function formOf(fields: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), '../call.exe');
  }
  return form;
}

export const create = (t: TestApp, token: string, fields: FormFields = entryFields()) =>
  sendForm(t, createCallLog, formOf(fields), token);

export const update = (t: TestApp, token: string, id: string, fields: FormFields) =>
  sendForm(
    t,
    { method: 'PUT', path: updateCallLog.path.replace('{id}', id) },
    formOf(fields),
    token,
  );

/** The entry of a reply. */
export function entryOf({ status, body }: TestReply): CallLog {
  expect(status, JSON.stringify(body)).toBe(200);
  return createCallLog.reply.parse(body).data;
}

export type ListQuery = NonNullable<Parameters<typeof send<typeof listCallLogs>>[2]['query']>;

export async function list(t: TestApp, token: string, query: ListQuery = {}) {
  const { status, body } = await send(t, listCallLogs, { query }, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return listCallLogs.reply.parse(body).data;
}

/** Puts an entry into the database; answers its id. */
export async function addCallLog(
  { db, clock, parts }: TestApp,
  change: Partial<Insertable<CallLogsTable>> = {},
): Promise<string> {
  const id = change.id ?? randomUUID();
  const at = clock.read();
  await db
    .insertInto('call_logs')
    .values({
      id,
      app_name: parts.config.communityCode,
      customer_name: 'Shalini Kale',
      phone: '+919822054321',
      status: 'not_called' as const,
      remark: null,
      profile_id: null,
      assigned_to_id: null,
      created_by: null,
      extra_data: '{}',
      created_at: at,
      updated_at: at,
      ...change,
    })
    .execute();
  return id;
}
