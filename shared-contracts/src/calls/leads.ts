import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { Cursor, dataOf, Day, Email, growingArrayOf, PhoneNumber } from './schemas.ts';

/** Highest price of a lead, in paise: a crore of rupees. */
export const PRICE_MOST = 1_000_000_000;

/** What an advertiser hands in; price in paise, at most PRICE_MOST. A phone number is one that can be called. */
export const Lead = z.object({
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  description: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
  price: z.number().check(z.int(), z.nonnegative()),
  advertiser_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  advertiser_contact: PhoneNumber,
  email: z.optional(Email),
});

/** A request to publish an ad; staff approve it (readings, 'Calls'). */
export const submitLead = defineCall({
  method: 'POST',
  path: '/api/v1/leads',
  access: 'public',
  summary: 'Ask to publish an ad',
  body: z.object({ lead: Lead }),
  reply: dataOf(z.object({ id: z.string() })),
  fails: { 422: 'form.invalid', 429: 'request.tooMany' },
});

/** An ad of section 3; `delayed` locks its close button for 10 seconds. Price in rupees, as shown. */
export const Ad = z.object({
  title: z.string(),
  image_url: z.nullable(z.string()),
  description: z.string(),
  price: z.number(),
  advertiser_name: z.string(),
  advertiser_contact: z.string(),
  status: z.enum(['active', 'delayed']),
});
export type Ad = z.infer<typeof Ad>;

/** A sample ad; also pushed to a signed-in caller. */
export const testAd = defineCall({
  method: 'GET',
  path: '/api/v1/ad/test',
  access: 'public',
  summary: 'A sample ad',
  reply: dataOf(Ad),
});

export const LEAD_STATES = ['new', 'approved', 'rejected'] as const;

/** A lead as the desk has it. */
export const DeskLead = z.extend(Lead, {
  id: z.string(),
  state: z.enum(LEAD_STATES),
  created_at: z.string(),
});
export type DeskLead = z.output<typeof DeskLead>;

/** Ours: leads of one state, at most LEADS_MOST of them; waiting ones unless another state is given. */
export const listLeads = defineCall({
  method: 'GET',
  path: '/api/v1/leads',
  access: 'staff',
  duty: 'manager',
  summary: 'Leads, oldest first',
  query: z.object({ state: z._default(z.enum(LEAD_STATES), 'new'), cursor: Cursor }),
  reply: growingArrayOf(DeskLead),
  fails: { 422: 'form.invalid' },
});

/** Leads, or ads, that one reply carries at most. */
export const LEADS_MOST = 100;

/** Longest time for which an ad may run, and how far ahead it may begin, in days. */
export const AD_DAYS_MOST = 366;

/**
 * Ours: makes an ad of a lead, or rejects it. Approving needs `from` and `until`, days in India, both included;
 * rejecting needs the reason, which is mailed to the advertiser where the lead has an e-mail (decision 135).
 */
export const decideLead = defineCall({
  method: 'POST',
  path: '/api/v1/leads/decision',
  access: 'staff',
  duty: 'manager',
  summary: 'Approve a lead into an ad, or reject it',
  body: z.object({
    id: z.string(),
    approve: z.boolean(),
    delayed: z._default(z.boolean(), false),
    /** Whole rupees. Absent: the lead's own price, which is refused where it is no whole number of rupees. */
    price: z.optional(z.number().check(z.int(), z.nonnegative(), z.maximum(PRICE_MOST / 100))),
    from: z.optional(Day),
    until: z.optional(Day),
    /** A finished upload of the kind `photo`; absent for an ad without a picture. */
    picture: z.optional(z.string()),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  reply: dataOf(z.object({ id: z.string(), state: z.enum(['approved', 'rejected']) })),
  fails: { 404: 'lead.notFound', 409: 'lead.decided', 422: 'form.invalid', 503: 'server.busy' },
});

/** An ad as the desk has it: `coming` before its first day, `over` after its last, `ended` by hand. */
export const DeskAd = z.extend(Ad, {
  id: z.string(),
  state: z.enum(['running', 'coming', 'over', 'ended']),
  /** First and last moment, ISO 8601; null for an ad from before ads had days. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
});
export type DeskAd = z.output<typeof DeskAd>;

/** Ours: ads that run or are to come, those that end first at the top; with `past` those that are over, the latest first. */
export const listAds = defineCall({
  method: 'GET',
  path: '/api/v1/ads',
  access: 'staff',
  duty: 'manager',
  summary: 'Ads of approved leads',
  query: z.object({ past: z._default(z.enum(['true', 'false']), 'false'), cursor: Cursor }),
  reply: growingArrayOf(DeskAd),
  fails: { 422: 'form.invalid' },
});

/** Ours: takes an ad off the site at once, for good. */
export const endAd = defineCall({
  method: 'POST',
  path: '/api/v1/ads/{id}/end',
  access: 'staff',
  duty: 'manager',
  summary: 'End an ad before its last day',
  params: z.object({ id: z.string() }),
  reply: dataOf(DeskAd),
  fails: { 404: 'ad.notFound', 409: 'ad.ended' },
});
