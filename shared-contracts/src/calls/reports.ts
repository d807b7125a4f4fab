import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { IdName } from './desk.ts';
import { LimitedProfile, PROFILE_STATES } from './profiles.ts';
import { Cursor, dataOf, growingArrayOf, UserId } from './schemas.ts';

/** What staff may do about a reported member. */
export const REPORT_ACTIONS = ['warn', 'hide'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];

/** What became of a report, and who decided it: a name, null for a deleted account. */
const ReportDecision = z.object({
  outcome: z.enum(['dismissed', 'warned', 'hidden']),
  note: z.string(),
  by: z.nullable(z.string()),
  /** Instant, ISO 8601. */
  at: z.string(),
});

/** Ours: reports of members about members, oldest first. */
export const Report = z.object({
  id: z.string(),
  /** These two: id and name are empty where the account is gone. */
  from: IdName,
  about: IdName,
  reason: z.string(),
  state: z.enum(['open', 'dismissed', 'acted']),
  created_at: z.string(),
  /** Null where the account is gone. */
  from_card: z.nullable(LimitedProfile),
  about_card: z.nullable(LimitedProfile),
  about_state: z.nullable(z.enum(PROFILE_STATES)),
  /** Reports about the same person before this one. */
  earlier: z.number(),
  /** How many messages the reporter handed over; null where none are, or none any more. */
  messages: z.nullable(z.number()),
  decision: z.nullable(ReportDecision),
});
export type Report = z.output<typeof Report>;

/** At most 50, never about or by the caller. `id` asks for one, decided or not. */
export const listReports = defineCall({
  method: 'GET',
  path: '/api/v1/reports',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Reports that wait for a decision',
  query: z.object({ id: z.optional(UserId), cursor: Cursor }),
  reply: growingArrayOf(Report),
  fails: { 422: 'form.invalid' },
});

/**
 * `note` says why: of a dismissal for colleagues, of an action in plain words for whom it is about. `action` is what is
 * done where `act` is true, a warning unless it says otherwise; 410 where that person is gone.
 */
export const decideReport = defineCall({
  method: 'POST',
  path: '/api/v1/reports/decision',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Dismiss a report or act on it',
  body: z.object({
    id: z.string(),
    act: z.boolean(),
    action: z.optional(z.enum(REPORT_ACTIONS)),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  reply: dataOf(Report),
  fails: { 404: 'report.notFound', 409: 'report.decided', 410: 'report.personGone' },
});

/** What a reporter handed over of the conversation: messages of the reported person only, oldest first. */
export const Excerpt = z.array(z.object({ body: z.string(), sent_at: z.string() }));
export type Excerpt = z.output<typeof Excerpt>;

/** Ours: opens what was handed over with a report; each time is on the audit trail. */
export const readExcerpt = defineCall({
  method: 'GET',
  path: '/api/v1/reports/{id}/excerpt',
  access: 'staff',
  duty: 'reviewer',
  summary: 'Messages handed over with a report',
  params: z.object({ id: z.string() }),
  reply: dataOf(z.object({ messages: Excerpt })),
  fails: { 404: 'report.notFound' },
});

/** A profile that staff have hidden. */
export const HiddenProfile = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  hidden_at: z.string(),
  by: z.nullable(z.string()),
});
export type HiddenProfile = z.output<typeof HiddenProfile>;

/**
 * Ours: profiles that staff have hidden, the latest first; never the caller's own. `next` and `prev` are cursors of the
 * pages beside, null at the ends, absent from servers older than they.
 */
export const listHiddenProfiles = defineCall({
  method: 'GET',
  path: '/api/v1/hidden_profiles',
  access: 'staff',
  duty: 'manager',
  summary: 'Profiles that staff have hidden',
  query: z.object({ cursor: Cursor }),
  reply: z.object({
    data: z.array(HiddenProfile),
    next: z.optional(z.nullable(z.string())),
    prev: z.optional(z.nullable(z.string())),
  }),
  fails: { 422: 'form.invalid' },
});

/** Ours: shows a hidden profile again; its owner is notified. `id` is the profile's. */
export const restoreProfile = defineCall({
  method: 'POST',
  path: '/api/v1/hidden_profiles/restore',
  access: 'staff',
  duty: 'manager',
  summary: 'Show a hidden profile again',
  body: z.object({
    id: z.string(),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  reply: dataOf(z.object({ id: z.string(), state: z.enum(PROFILE_STATES) })),
  fails: { 404: 'profile.notFound' },
});
