import { createCallLog, updateCallLog, type CallLog } from 'shared-contracts/calls/call-logs';
import type { Send } from 'shared-contracts/calls/client';
import { plainPhone } from 'shared-contracts/domain/plain-digits';
import { UPLOAD_FIELD } from 'shared-contracts/platform/uploads';
import { fromDeskField, toDeskField } from '../../desk-time/desk-time.ts';
import type { EntryValues } from './entry-values.ts';

/** An entry on its way to the server. */
export interface EntryRequest {
  /** Null for a new one. */
  readonly id: string | null;
  readonly values: EntryValues;
  /** `updated_at` of the entry that was edited; null for a new one. */
  readonly updatedAt: string | null;
  /** The same in every try of one new entry. */
  readonly clientId: string;
  /** Why a number is called that is not to be called; '' for none. */
  readonly reason: string;
}

/** The form data of an entry (section 7): its fields, object fields as JSON, the recording by its upload. */
export function formOf(values: EntryValues): FormData {
  const form = new FormData();
  const followUpAt = values.followup ? fromDeskField(values.follow_up_at) : null;
  const fields: Readonly<Record<string, string | null>> = {
    customer_name: values.customer_name.trim(),
    phone: plainPhone(values.phone),
    status: values.status,
    remark: values.remark,
    pid: values.pid,
    assigned_to_id: values.assigned_to_id,
    app_name: values.app_name,
    followup: String(values.followup),
    follow_up_at: followUpAt,
    payment_done: String(values.payment_done),
    extra_data: JSON.stringify({
      Gender: values.Gender || null,
      pid_name: values.pid_name || null,
      assigned_to_id_name: values.assigned_to_id_name || null,
    }),
    [UPLOAD_FIELD]: values.upload,
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== null && value !== '') form.append(name, value);
  }
  return form;
}

/** Saves an entry; resolves to it as it stands now, rejects with ApiError. */
export async function saveEntry(send: Send, request: EntryRequest): Promise<CallLog> {
  const { id, values, updatedAt, clientId, reason } = request;
  const body = formOf(values);
  if (reason !== '') body.append('override_reason', reason);
  if (id !== null) {
    if (updatedAt !== null) body.append('if_updated_at', updatedAt);
    // Another recording takes its place without a word.
    if (values.remove_audio && values.upload === null) body.append('remove_audio', 'true');
    return (await send(updateCallLog, { params: { id }, body })).data;
  }
  body.append('client_id', clientId);
  const { data } = await send(createCallLog, { body });
  if (!isOfEarlierTry(data, values)) return data;
  // A try whose answer got lost had arrived; what was written since then is a change of it.
  return saveEntry(send, { ...request, id: data.id, updatedAt: data.updated_at ?? null });
}

/** Whether the server answered with what an earlier try of the same new entry had in it. */
function isOfEarlierTry(saved: CallLog, sent: EntryValues): boolean {
  return (
    saved.customer_name !== sent.customer_name.trim() ||
    saved.status !== sent.status ||
    (saved.remark ?? '').trim() !== sent.remark.trim() ||
    saved.followup !== sent.followup ||
    saved.payment_done !== sent.payment_done ||
    (saved.pid ?? '') !== (sent.pid ?? '') ||
    (saved.assigned_to_id ?? '') !== (sent.assigned_to_id ?? '') ||
    (sent.app_name !== '' && saved.app_name !== sent.app_name) ||
    (saved.extra_data.Gender ?? '') !== (sent.Gender ?? '') ||
    toDeskField(saved.follow_up_at ?? null) !== (sent.followup ? (sent.follow_up_at ?? '') : '') ||
    (Boolean(sent.upload) && saved.file_url === null) ||
    // The server adds the country code.
    !digitsOf(saved.phone).endsWith(digitsOf(sent.phone).replace(/^0+/, ''))
  );
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '');
