import { sql } from 'kysely';
import { CALL_LOG_VIEWS } from 'shared-contracts/calls/call-logs';
import { TOKEN_SECONDS } from '../modules/accounts/accounts.server.ts';
import { billingRetentionRules } from '../modules/billing/billing.server.ts';
import { FINDS_DAYS } from '../modules/profiles/profiles.server.ts';
import type { RetentionRule } from '../platform/jobs/purge.ts';
import { UPLOAD_DAYS } from '../storage/uploads/uploads.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that ended ads and undecided requests are kept. */
const AD_DAYS = 180;

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Days after the decision that messages handed over with a report are kept. */
export const EXCERPT_DAYS = 90;

/** How long a warning counts, and a hiding after it was taken back, in days (decision 148). */
export const MODERATION_DAYS = 365;

/**
 * How long it is kept who opened a profile, and what an engagement gave points for, in days: a year, and the weeks in
 * which it is compared with the year before (decision 171).
 */
export const LOOKS_DAYS = 400;
/** How long the audit trail reaches back, in days: three years, which the database insists on (migration 043). */
export const AUDIT_DAYS = 3 * 366;

/**
 * Deletes hourly. Contact views and reports stay: they are the only trace of what may be investigated later (decision
 * 171).
 */
export const retentionRules: readonly RetentionRule[] = [
  {
    // Whose token has expired, or was ended.
    table: 'sessions',
    where: (now) => {
      const oldest = new Date(now.getTime() - TOKEN_SECONDS * 1000);
      return sql`ended_at is not null or created_at <= ${oldest}`;
    },
  },
  {
    // Saved filters are no draft, though they are stored among them.
    table: 'staff_drafts',
    where: (now) => sql`saved_at <= ${before(now, 30)} and key <> ${CALL_LOG_VIEWS}`,
  },
  {
    table: 'mailed_secrets',
    where: (now) => sql`used_at is not null or expires_at <= ${now}`,
  },
  { table: 'search_finds', where: (now) => sql`found_at <= ${before(now, FINDS_DAYS)}` },
  { table: 'deletion_codes', where: (now) => sql`expires_at <= ${now}` },
  { table: 'phone_codes', where: (now) => sql`expires_at <= ${now}` },
  { table: 'enrolment_codes', where: (now) => sql`expires_at <= ${now}` },
  {
    // Confirmed or not: its link is of no use any more.
    table: 'sign_ups',
    where: (now) => sql`expires_at <= ${now}`,
  },
  {
    // Dead jobs that were not revived while they were useful.
    table: 'jobs',
    where: (now) =>
      sql`dead_at is not null and (expires_at <= ${now} or dead_at <= ${before(now, 90)})`,
  },
  {
    // Orders without an account and without a payment: there is nothing to account for.
    table: 'orders',
    where: (now) => sql`account_id is null and created_at <= ${before(now, 30)}
      and not exists (select from payments where payments.order_id = orders.id)`,
  },
  {
    table: 'daily_budgets',
    where: (now) => sql`day < ${before(now, 7).toISOString().slice(0, 10)}::date`,
  },
  {
    table: 'name_searches',
    where: (now) => sql`day < ${before(now, 7).toISOString().slice(0, 10)}::date`,
  },
  {
    table: 'departed_members',
    // Stored hidings stay for returning members.
    where: (now) => sql`kept_until <= ${now} and not exists (select from departed_actions
      where departed_id = departed_members.id and kind = 'hidden')`,
  },
  {
    table: 'departed_budgets',
    where: (now) => sql`day < ${before(now, 7).toISOString().slice(0, 10)}::date`,
  },
  { table: 'uploads', where: (now) => sql`created_at <= ${before(now, UPLOAD_DAYS)}` },
  {
    // Its file goes with it, and went by itself before.
    table: 'data_exports',
    where: (now) => sql`expires_at <= ${now} or requested_at <= ${before(now, 2)}`,
  },
  {
    table: 'report_excerpts',
    where: (now) => sql`exists (select from reports
      where reports.id = report_excerpts.report_id and decided_at <= ${before(now, EXCERPT_DAYS)})`,
  },
  {
    // A profile that is hidden keeps the reason for as long as it is.
    table: 'moderation_actions',
    where: (now) => sql`(kind = 'warned' and created_at <= ${before(now, MODERATION_DAYS)})
      or lifted_at <= ${before(now, MODERATION_DAYS)}`,
  },
  ...billingRetentionRules,
  {
    // Half a year after its last day; its picture goes with it.
    table: 'ads',
    where: (now) => sql`coalesce(ended_at, ends_at) <= ${before(now, AD_DAYS)}`,
  },
  {
    // An advertiser's name and number: as long as they are of use, and an approved one with its ad.
    table: 'leads',
    where: (now) => sql`
      (state = 'rejected' and decided_at <= ${before(now, 90)})
      or (state = 'new' and created_at <= ${before(now, AD_DAYS)})
      or (state = 'approved' and not exists (select from ads where ads.lead_id = leads.id))`,
  },
  { table: 'profile_views', where: (now) => sql`viewed_at <= ${before(now, LOOKS_DAYS)}` },
  { table: 'score_events', where: (now) => sql`created_at <= ${before(now, LOOKS_DAYS)}` },
  {
    // Of the two clocks the one that is behind decides.
    table: 'audit_trail',
    where: (now) =>
      sql`created_at <= least(${before(now, AUDIT_DAYS)}, now() - interval '3 years 1 day')`,
  },
  { table: 'page_views', where: (now) => sql`hour <= ${before(now, 400)}` },
];
