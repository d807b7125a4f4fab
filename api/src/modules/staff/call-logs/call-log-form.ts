import type { createCallLog, updateCallLog } from 'shared-contracts/calls/call-logs';
import { readPhone } from 'shared-contracts/domain/phone-number';
import { fromPid } from 'shared-contracts/domain/pid';
import * as z from 'zod';
import { safeParse } from 'zod/v4/core';
import { Refusal } from '../../../platform/http/refusal.ts';
import { fieldErrors, type FieldError } from '../../../platform/validation/field-errors.ts';
import { isId } from '../../../platform/validation/ids.ts';
import { jsonOf } from '../../../platform/validation/json-of.ts';
import { phoneErrors } from '../../../platform/validation/phone-fields.ts';
import type { CallLogExtra } from '../staff.tables.ts';

/** An entry as its form has it; names of people are read from the database when they are shown. */
export interface CallLogEntry {
  readonly customer_name: string;
  /** As machines have it: `+919822012345`. */
  readonly phone: string;
  readonly status: z.output<typeof updateCallLog.body>['status'];
  readonly remark: string | null;
  readonly profile_id: string | null;
  readonly assigned_to_id: string | null;
  readonly followup: boolean;
  readonly follow_up_at: Date | null;
  readonly payment_done: boolean;
  readonly extra_data: CallLogExtra;
}

/** What a form says: the entry, and what is to be done about it. */
export interface CallLogForm {
  readonly entry: CallLogEntry;
  /** Null where the form names none. */
  readonly appName: string | null;
  readonly overrideReason: string | null;
  /** Null where the form says nothing. */
  readonly ifUpdatedAt: Date | null;
  readonly clientId: string | null;
  readonly removeAudio: boolean;
}

const text = z.nullish(z.string().max(120)).transform((value) => value ?? null);
const Extra = z.object({ Gender: text, pid_name: text, assigned_to_id_name: text });
const Instant = z.iso.datetime({ offset: true });
/** Years in which a next call may be. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

/** Reads the text fields of a form; all wrong fields are reported at once (422). */
export function readCallLogForm(
  given: Readonly<Record<string, string>>,
  body: typeof createCallLog.body | typeof updateCallLog.body,
): CallLogForm {
  // An empty field is one that was left out.
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = safeParse(body, fields);
  const own = ownErrors(fields);
  if (!parsed.success || own.length > 0) {
    const errors = [...(parsed.success ? [] : fieldErrors(parsed.error.issues)), ...own];
    throw new Refusal(422, 'form.invalid', { errors });
  }
  const form: z.output<typeof createCallLog.body> & z.output<typeof updateCallLog.body> =
    parsed.data;
  const phone = readPhone(form.phone);
  return {
    entry: {
      customer_name: form.customer_name,
      status: form.status,
      remark: form.remark ?? null,
      phone: phone.problem === null ? phone.e164 : form.phone,
      profile_id: fromPid(form.pid ?? ''),
      assigned_to_id: form.assigned_to_id ?? null,
      followup: form.followup === 'true',
      follow_up_at: form.follow_up_at === undefined ? null : new Date(form.follow_up_at),
      payment_done: form.payment_done === 'true',
      extra_data: extraIn(form.extra_data) ?? {},
    },
    appName: form.app_name ?? null,
    overrideReason: form.override_reason?.trim() || null,
    ifUpdatedAt: form.if_updated_at === undefined ? null : new Date(form.if_updated_at),
    clientId: form.client_id ?? null,
    removeAudio: form.remove_audio === 'true',
  };
}

/** What no schema of the contract finds. */
function ownErrors(fields: Readonly<Record<string, string>>): FieldError[] {
  const {
    pid,
    assigned_to_id: to,
    extra_data: extra,
    follow_up_at: at,
    client_id: client,
  } = fields;
  const wrong = [
    // The database holds no zero byte.
    ...Object.keys(fields).filter((name) => fields[name]?.includes('\0')),
    pid !== undefined && fromPid(pid) === null ? 'pid' : null,
    to !== undefined && !isId(to) ? 'assigned_to_id' : null,
    extra !== undefined && extraIn(extra) === null ? 'extra_data' : null,
    client !== undefined && !isId(client) ? 'client_id' : null,
    at !== undefined && (fields['followup'] !== 'true' || !isNextCall(at)) ? 'follow_up_at' : null,
    isInstant(fields['if_updated_at'] ?? null) ? null : 'if_updated_at',
  ].filter((path) => path !== null);
  const issues = [...new Set(wrong)].map((path) => ({
    code: 'custom',
    path: [path],
    message: '',
    input: undefined,
  })) as Parameters<typeof fieldErrors>[0];
  return [...fieldErrors(issues), ...phoneErrors('phone', fields['phone'])];
}

function isInstant(value: string | null): boolean {
  return value === null || Instant.safeParse(value).success;
}

function isNextCall(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return isInstant(value) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The object that travelled as JSON; null where it is none, or holds something else than texts. */
function extraIn(json: string | undefined): CallLogExtra | null {
  if (json === undefined) return {};
  const parsed = Extra.safeParse(jsonOf(json));
  return parsed.success && !json.includes(String.raw`\u0000`) ? parsed.data : null;
}
