import type { CallLog } from 'shared-contracts/calls/call-logs';
import { CALL_STATUSES } from 'shared-contracts/domain/call-status';
import * as z from 'shared-contracts/schema';
import { toDeskField } from '../../desk-time/desk-time.ts';

/** What stands in the fields of a call log, in reading order; texts are '' where nothing stands. */
export const EntryValues = z.object({
  customer_name: z.string(),
  phone: z.string(),
  /** '' until one is chosen, in a new entry. */
  status: z.union([z.enum(CALL_STATUSES), z.literal('')]),
  remark: z.string(),
  followup: z.boolean(),
  /** By the desk's clock, as a field for date and time holds it: `2026-03-12T10:00`. */
  follow_up_at: z.string(),
  payment_done: z.boolean(),
  pid: z.nullable(z.string()),
  pid_name: z.string(),
  assigned_to_id: z.nullable(z.string()),
  assigned_to_id_name: z.string(),
  Gender: z.string(),
  /** Id of a recording that was uploaded and is not part of the entry yet; null without one. */
  upload: z.nullable(z.string()),
  /** The name of its file. */
  upload_name: z.string(),
  /** The recording that the entry has is taken away. */
  remove_audio: z.boolean(),
  app_name: z.string(),
});
export type EntryValues = z.infer<typeof EntryValues>;
export type EntryField = keyof EntryValues;

export const ENTRY_FIELDS = Object.keys(EntryValues.shape) as readonly EntryField[];

/** Values with others written over some of them. */
export function withPart(
  values: EntryValues,
  over: { readonly [Field in EntryField]?: EntryValues[Field] | undefined },
): EntryValues {
  return Object.assign({}, values, over);
}

/** What a logged call puts into the fields. */
export function valuesOf(log: CallLog): EntryValues {
  const { extra_data: extra } = log;
  return {
    customer_name: log.customer_name,
    phone: log.phone,
    status: log.status,
    remark: log.remark ?? '',
    followup: log.followup,
    follow_up_at: toDeskField(log.follow_up_at ?? null),
    payment_done: log.payment_done,
    pid: log.pid,
    pid_name: extra.pid_name ?? '',
    assigned_to_id: log.assigned_to_id,
    assigned_to_id_name: extra.assigned_to_id_name ?? '',
    Gender: extra.Gender ?? '',
    upload: null,
    upload_name: '',
    remove_audio: false,
    app_name: log.app_name,
  };
}

/** The fields of an entry that is begun: the caller's own, in the community of the list. */
export function newValues(own: {
  readonly userId: string;
  readonly name: string;
  readonly app: string;
}): EntryValues {
  return {
    customer_name: '',
    phone: '',
    status: '',
    remark: '',
    followup: false,
    follow_up_at: '',
    payment_done: false,
    pid: null,
    pid_name: '',
    assigned_to_id: own.userId,
    assigned_to_id_name: own.name,
    Gender: '',
    upload: null,
    upload_name: '',
    remove_audio: false,
    app_name: own.app,
  };
}
