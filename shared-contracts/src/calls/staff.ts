import * as z from 'shared-contracts/schema';
import { CALL_STATUSES } from '../domain/call-status.ts';
import { defineCall } from './call.ts';
import { dataOf, Pid, UserId } from './schemas.ts';

const IdName = z.object({ id: z.string(), name: z.string() });
const IdNames = dataOf(z.array(IdName));

/** Who works with call logs and the history of members (access.md). */
const DESK = ['caller', 'manager'] as const;

/** Members of a community, as staff choose among them. */
export const listAdminProfiles = defineCall({
  method: 'GET',
  path: '/api/v1/admin/profiles',
  access: 'staff',
  duty: DESK,
  summary: 'Members of a usergroup',
  query: z.object({ usergroup: z.optional(z.string()) }),
  reply: IdNames,
});

/** Staff to whom a call can be assigned. */
export const listAdmins = defineCall({
  method: 'GET',
  path: '/api/v1/admins',
  access: 'staff',
  duty: DESK,
  summary: 'Callers',
  reply: IdNames,
});

/** Community codes that app_name and usergroup may have. */
export const listApps = defineCall({
  method: 'GET',
  path: '/api/v1/apps',
  access: 'staff',
  duty: DESK,
  summary: 'Community codes',
  reply: dataOf(z.array(z.string())),
});

/** One entry of the staff history of a profile. */
export const Trail = z.object({
  id: z.string(),
  note: z.string(),
  status: z.nullable(z.enum(CALL_STATUSES)),
  by: z.string(),
  created_at: z.string(),
});

export const listTrails = defineCall({
  method: 'GET',
  path: '/api/v1/trails',
  access: 'staff',
  duty: DESK,
  summary: 'Staff history of a profile',
  query: z.object({ pid: Pid }),
  reply: dataOf(z.array(Trail)),
  fails: { 404: 'profile.notFound' },
});

export const addTrail = defineCall({
  method: 'POST',
  path: '/api/v1/trail',
  access: 'staff',
  duty: DESK,
  summary: 'Append to the staff history of a profile',
  body: z.object({
    pid: Pid,
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    status: z.optional(z.nullable(z.enum(CALL_STATUSES))),
  }),
  reply: dataOf(Trail),
  fails: { 404: 'profile.notFound', 422: 'form.invalid' },
});

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

/** A GET that changes state: refused without the app header or from another site; idempotent, audited. */
export const migrateMember = defineCall({
  method: 'GET',
  path: '/api/v1/migrate',
  access: 'staff',
  duty: 'manager',
  ownPagesOnly: true,
  summary: 'Move a member to another usergroup',
  query: z.object({
    pid: Pid,
    usergroup: z.string().check(z.maxLength(60)),
    reason: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: dataOf(z.object({ pid: z.string(), usergroup: z.string() })),
  fails: { 403: 'request.foreign', 404: 'profile.notFound', 422: 'form.invalid' },
});

/** Ours: reports of members about members, oldest first. */
export const Report = z.object({
  id: z.string(),
  from: IdName,
  about: IdName,
  reason: z.string(),
  state: z.enum(['open', 'dismissed', 'acted']),
  created_at: z.string(),
});

export const listReports = defineCall({
  method: 'GET',
  path: '/api/v1/reports',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Reports that wait for a decision',
  reply: dataOf(z.array(Report)),
});

export const decideReport = defineCall({
  method: 'POST',
  path: '/api/v1/reports/decision',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Dismiss a report or act on it',
  body: z.object({
    id: z.string(),
    act: z.boolean(),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  reply: dataOf(Report),
  fails: { 404: 'report.notFound', 409: 'report.decided' },
});

/** Ours: who did what to whom; append-only. */
export const listAudit = defineCall({
  method: 'GET',
  path: '/api/v1/audit',
  access: 'staff',
  duty: 'manager',
  summary: 'The audit trail, newest first',
  query: z.object({ cursor: z.optional(z.string()) }),
  reply: dataOf(
    z.object({
      data: z.array(
        z.object({
          id: z.string(),
          actor: z.nullable(z.string()),
          action: z.string(),
          target: z.nullable(z.string()),
          created_at: z.string(),
        }),
      ),
      next: z.nullable(z.string()),
      prev: z.nullable(z.string()),
    }),
  ),
});
