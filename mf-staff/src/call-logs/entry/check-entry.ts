import { PhoneNumber } from 'shared-contracts/calls/schemas';
import type { FieldErrors } from 'shared-contracts/forms/server-errors';
import type { TextValues } from 'shared-contracts/i18n/i18n';
import { fromDeskField } from '../../desk-time/desk-time.ts';
import type { entryTexts } from '../../locales/en/entry.ts';
import type { EntryField, EntryValues } from './entry-values.ts';

/** The longest remark that the contract takes. */
const REMARK_MOST = 2000;

/** What keeps an entry from being sent, in words. */
export function checkEntry(
  values: EntryValues,
  text: (key: keyof typeof entryTexts.en, values?: TextValues) => string,
): FieldErrors<EntryField> {
  const { remark, followup, follow_up_at: at } = values;
  return {
    customer_name: values.customer_name.trim() === '' ? text('check.customer_name') : undefined,
    phone: PhoneNumber.safeParse(values.phone).success ? undefined : text('check.phone'),
    status: values.status === '' ? text('check.status') : undefined,
    remark:
      remark.length > REMARK_MOST ? text('check.remark', { count: remark.length }) : undefined,
    follow_up_at:
      followup && at !== '' && fromDeskField(at) === null ? text('check.follow_up_at') : undefined,
  };
}
