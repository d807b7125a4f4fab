import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { DESK_CLOCK, deskMoment, fromDeskField } from '../../desk-time/desk-time.ts';
import { statusTexts } from '../../locales/en/desk.ts';
import { entryTexts } from '../../locales/en/entry.ts';
import type { EntryField, EntryValues } from './entry-values.ts';

/** The value of a field as text, to compare two versions. */
export function useValueText(): (field: EntryField, values: EntryValues) => string {
  const text = useTexts(entryTexts);
  const phrase = useTexts(phrases);
  const status = useTexts(statusTexts);
  return (field, values) => {
    if (field === 'status')
      return values.status === '' ? text('value.empty') : status(values.status);
    if (field === 'pid') return values.pid_name || text('value.empty');
    if (field === 'assigned_to_id') return values.assigned_to_id_name || text('value.empty');
    if (field === 'payment_done') return phrase(values.payment_done ? 'value.yes' : 'value.no');
    if (field === 'followup') {
      const at = fromDeskField(values.follow_up_at);
      if (!values.followup) return phrase('value.no');
      if (at === null) return phrase('value.yes');
      return text('value.followUpAt', { at: `${deskMoment(at)} ${DESK_CLOCK}` });
    }
    const value = values[field];
    return typeof value === 'string' && value !== '' ? value : text('value.empty');
  };
}

/** The name of a field; those that are one thing with another have the other's. */
export const FIELD_LABELS = {
  customer_name: 'field.customer_name',
  phone: 'field.phone',
  status: 'field.status',
  remark: 'field.remark',
  followup: 'field.followup',
  follow_up_at: 'field.follow_up_at',
  payment_done: 'field.payment_done',
  pid: 'field.pid',
  pid_name: 'field.pid',
  assigned_to_id: 'field.assigned_to_id',
  assigned_to_id_name: 'field.assigned_to_id',
  Gender: 'field.Gender',
  upload: 'field.upload',
  upload_name: 'field.upload',
  remove_audio: 'field.upload',
  app_name: 'field.app_name',
} as const satisfies Record<EntryField, keyof typeof entryTexts.en>;
