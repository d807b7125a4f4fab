import * as z from 'shared-contracts/schema';
import { CALL_STATUSES } from '../domain/call-status.ts';
import { defineCall } from './call.ts';
import { DESK } from './desk.ts';
import { dataOf, UserId } from './schemas.ts';

/** A logged phone call (section 3, 'Call log'). */
export const CallLog = z.object({
  id: z.string(),
  customer_name: z.string(),
  phone: z.string(),
  status: z.enum(CALL_STATUSES),
  /** Address of the recording, which expires in 5 minutes; null without one. */
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
});
export type CallLog = z.infer<typeof CallLog>;

/** How many call logs a page holds. */
export const CALL_LOG_PAGE = 20;

export const listCallLogs = defineCall({
  method: 'GET',
  path: '/api/v1/calllogs',
  access: 'staff',
  duty: DESK,
  summary: 'Call logs, newest first',
  query: z.object({
    app_name: z.optional(z.string()),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: dataOf(
    z.object({ data: z.array(CallLog), page: z.number(), pages: z.number(), total: z.number() }),
  ),
});

const flag = z._default(z.enum(['true', 'false']), 'false');

/** Form fields of a call log; `extra_data` travels as JSON, the recording as `file`. */
const CallLogForm = z.object({
  customer_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  phone: z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 -]{7,18}$/)),
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
});

export const createCallLog = defineCall({
  method: 'POST',
  path: '/api/v1/calllogs',
  access: 'staff',
  duty: DESK,
  summary: 'Log a call',
  encoding: 'multipart',
  files: { audio: 1 },
  body: CallLogForm,
  reply: dataOf(CallLog),
  fails: {
    409: 'callLog.doNotCall',
    413: 'request.tooLarge',
    415: 'upload.wrongType',
    422: 'form.invalid',
  },
});

export const updateCallLog = defineCall({
  method: 'PUT',
  path: '/api/v1/calllogs/{id}',
  access: 'staff',
  duty: DESK,
  summary: 'Change a logged call',
  params: z.object({ id: z.string() }),
  encoding: 'multipart',
  files: { audio: 1 },
  body: CallLogForm,
  reply: dataOf(CallLog),
  fails: {
    404: 'callLog.notFound',
    413: 'request.tooLarge',
    415: 'upload.wrongType',
    422: 'form.invalid',
  },
});
