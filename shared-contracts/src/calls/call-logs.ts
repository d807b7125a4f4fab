import * as z from 'shared-contracts/schema';
import { CALL_STATUSES } from '../domain/call-status.ts';
import { CallLogFilters } from './call-log-filters.ts';
import { defineCall } from './call.ts';
import { DESK } from './desk.ts';
import { Cursor, dataOf, UserId, PhoneNumber } from './schemas.ts';

/** A logged phone call (section 3, 'Call log'). */
export const CallLog = z.object({
  id: z.string(),
  customer_name: z.string(),
  /** As people read it, `+91 98220 12345`; what is no number stays as it was written. */
  phone: z.string(),
  status: z.enum(CALL_STATUSES),
  /** Address of the recording, which expires in 5 minutes and answers ranges; null without one. */
  file_url: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  pid: z.nullable(z.string()),
  assigned_to_id: z.nullable(UserId),
  app_name: z.string(),
  followup: z.boolean(),
  payment_done: z.boolean(),
  extra_data: z.object({
    Gender: z.nullable(z.string()),
    pid_name: z.nullable(z.string()),
    assigned_to_id_name: z.nullable(z.string()),
  }),
  created_at: z.string(),
  /** Instant of the latest change, for `if_updated_at`; ours, as everything below. */
  updated_at: z.optional(z.string()),
  /** Instant of the next call, ISO 8601; null without one. `followup` without a time is due today. */
  follow_up_at: z.optional(z.nullable(z.string())),
  /** Whether the next call was for a day before today, is for today (in India), or is none of these. */
  due: z.optional(z.nullable(z.enum(['overdue', 'today']))),
  /** Other entries of the community with the same number: how many, at most 100, and the newest five of them. */
  same_number: z.optional(z.object({ count: z.number(), ids: z.array(z.string()) })),
});
export type CallLog = z.infer<typeof CallLog>;

/** The place of a draft (getDraft): of a new entry with null, else of the entry with this id. */
export function callLogDraft(id: string | null): string {
  return id === null ? 'calllog' : `calllog:${id}`;
}

/** The place of a caller's saved filters and columns: among these drafts, under the id of no entry; never too old. */
export const CALL_LOG_VIEWS = callLogDraft('00000000-0000-4000-8000-000000000001');

/** How many call logs a page holds. */
export const CALL_LOG_PAGE = 20;

/** The last page that has a number; `next` and `prev` go on from there. */
export const CALL_LOG_LAST_PAGE = 50;

/** What `total` counts to; with `more` there are more than that. */
export const CALL_LOG_MOST_COUNTED = 1000;

/**
 * Pages by number to CALL_LOG_LAST_PAGE, and by `next` and `prev` from any page on. Those due come first: the times
 * that have passed or are today, the oldest first, then those without a time, the newest first; then all others, the
 * newest first. With `q`, `from` or `to` it is the newest first throughout: a search does not order by due.
 */
export const listCallLogs = defineCall({
  method: 'GET',
  path: '/api/v1/calllogs',
  access: 'staff',
  duty: DESK,
  summary: 'Call logs, those due first, then the newest',
  query: z.object({
    ...CallLogFilters.shape,
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
    /** `next` or `prev` of a reply with the same filters; `page` is not read beside it. */
    cursor: Cursor,
  }),
  reply: dataOf(
    z.object({
      data: z.array(CallLog),
      /** Counts on beyond CALL_LOG_LAST_PAGE while one follows `next`. */
      page: z.number(),
      /** Pages that have numbers, at least 1. */
      pages: z.number(),
      /** At most CALL_LOG_MOST_COUNTED. */
      total: z.number(),
      /** There are more than `total` says; absent for no. */
      more: z.optional(z.boolean()),
      next: z.optional(z.nullable(z.string())),
      prev: z.optional(z.nullable(z.string())),
    }),
  ),
});

const flag = z._default(z.enum(['true', 'false']), 'false');

/**
 * Form fields of a call log; `extra_data` travels as JSON, the recording as `audio`, or as `upload` with the id of a
 * finished upload of kind `audio`. The form is the whole entry: what it leaves out is empty, but for the recording, which
 * stays, and `app_name`, which is the community code in a new entry and stays in a change.
 */
export const CallLogForm = z.object({
  customer_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  phone: PhoneNumber,
  status: z.enum(CALL_STATUSES),
  remark: z.optional(z.string().check(z.maxLength(2000))),
  pid: z.optional(z.string()),
  assigned_to_id: z.optional(z.string()),
  app_name: z.optional(z.string()),
  followup: flag,
  payment_done: flag,
  extra_data: z.optional(z.string().check(z.maxLength(2000))),
  /** Why a number that refuses calls is called all the same; goes to the audit trail. */
  override_reason: z.optional(z.string().check(z.maxLength(500))),
  /** Instant, ISO 8601; only where `followup` is true. */
  follow_up_at: z.optional(z.string().check(z.maxLength(40))),
});

/** Why a number is not to be called: an entry of it says so, or a member of that number turned off calls by staff. */
export const DO_NOT_CALL_REASONS = ['do_not_disturb', 'invalid_number', 'staff_calls'] as const;

/** `conflict` of the 409 callLog.doNotCall; `id` is the entry that says so, null where a member does. */
export const DoNotCall = z.object({
  why: z.enum(DO_NOT_CALL_REASONS),
  id: z.nullable(z.string()),
});
export type DoNotCall = z.infer<typeof DoNotCall>;

/** A new entry of a number that is not to be called is refused with `conflict: DoNotCall` until `override_reason` says why. */
export const createCallLog = defineCall({
  method: 'POST',
  path: '/api/v1/calllogs',
  access: 'staff',
  duty: DESK,
  summary: 'Log a call',
  encoding: 'multipart',
  files: { audio: 1 },
  body: z.object({
    ...CallLogForm.shape,
    /** Made by the page, a UUID, the same in every try of one entry: sent twice it is one entry, answered as before. */
    client_id: z.optional(z.string()),
  }),
  reply: dataOf(CallLog),
  fails: {
    404: 'upload.notFound',
    409: 'callLog.doNotCall',
    413: 'request.tooLarge',
    415: 'upload.wrongType',
    422: 'form.invalid',
  },
});

/**
 * Changes an entry. With `if_updated_at` it answers 409 callLog.changedMeanwhile where another changed it since, and
 * `conflict` is the entry as it stands now (CallLog). A number that was not the entry's before is judged as in a new
 * entry: 409 callLog.doNotCall.
 */
export const updateCallLog = defineCall({
  method: 'PUT',
  path: '/api/v1/calllogs/{id}',
  access: 'staff',
  duty: DESK,
  summary: 'Change a logged call',
  params: z.object({ id: z.string() }),
  encoding: 'multipart',
  files: { audio: 1 },
  body: z.object({
    ...CallLogForm.shape,
    /** `updated_at` of the entry that was edited. */
    if_updated_at: z.optional(z.string().check(z.maxLength(40))),
    /** `true` takes the recording away. */
    remove_audio: z.optional(z.enum(['true', 'false'])),
  }),
  reply: dataOf(CallLog),
  fails: {
    404: 'callLog.notFound',
    409: 'callLog.changedMeanwhile',
    413: 'request.tooLarge',
    415: 'upload.wrongType',
    422: 'form.invalid',
  },
});
