import * as z from 'shared-contracts/schema';
import { CALL_STATUSES } from '../domain/call-status.ts';
import { defineCall } from './call.ts';
import { DESK } from './desk.ts';
import { Cursor, dataOf, Pid } from './schemas.ts';

/** One entry of the staff history of a profile. */
export const Trail = z.object({
  id: z.string(),
  /** Empty where a status alone was noted. */
  note: z.string(),
  status: z.nullable(z.enum(CALL_STATUSES)),
  by: z.string(),
  created_at: z.string(),
});
export type Trail = z.infer<typeof Trail>;

/** How many entries a page of the history holds. */
export const TRAIL_PAGE = 20;

/** Longest note. */
export const TRAIL_NOTE = 2000;

/** Newest first; `next` is the cursor of the older ones, null at the end, absent from servers older than it. */
export const listTrails = defineCall({
  method: 'GET',
  path: '/api/v1/trails',
  access: 'staff',
  duty: DESK,
  summary: 'Staff history of a profile',
  query: z.object({ pid: Pid, cursor: Cursor }),
  reply: z.object({ data: z.array(Trail), next: z.optional(z.nullable(z.string())) }),
  fails: { 404: 'profile.notFound', 422: 'form.invalid' },
});

/** A note, a status or both; neither is 422 at `note`. The same `id` a second time answers the entry that it made. */
export const addTrail = defineCall({
  method: 'POST',
  path: '/api/v1/trail',
  access: 'staff',
  duty: DESK,
  summary: 'Append to the staff history of a profile',
  body: z.object({
    pid: Pid,
    note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(TRAIL_NOTE))),
    status: z.optional(z.nullable(z.enum(CALL_STATUSES))),
    /** Made by the page, so that a retry adds nothing twice. */
    id: z.optional(z.string().check(z.uuid())),
  }),
  reply: dataOf(Trail),
  fails: { 404: 'profile.notFound', 422: 'form.invalid' },
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
