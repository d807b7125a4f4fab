import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf, Email } from './schemas.ts';

/** What an advertiser hands in; price in paise. */
export const Lead = z.object({
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  description: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
  price: z.number().check(z.int(), z.nonnegative()),
  advertiser_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  advertiser_contact: z.string().check(z.trim(), z.regex(/^\+?[0-9][0-9 -]{7,18}$/)),
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

/** Ours: leads that wait for staff. */
export const listLeads = defineCall({
  method: 'GET',
  path: '/api/v1/leads',
  access: 'staff',
  duty: 'manager',
  summary: 'Leads, oldest first',
  reply: dataOf(
    z.array(
      z.extend(Lead, {
        id: z.string(),
        state: z.enum(['new', 'approved', 'rejected']),
        created_at: z.string(),
      }),
    ),
  ),
});

/** Ours: makes an ad of a lead. */
export const decideLead = defineCall({
  method: 'POST',
  path: '/api/v1/leads/decision',
  access: 'staff',
  duty: 'manager',
  summary: 'Approve a lead into an ad, or reject it',
  body: z.object({ id: z.string(), approve: z.boolean(), delayed: z._default(z.boolean(), false) }),
  reply: dataOf(z.object({ id: z.string(), state: z.enum(['approved', 'rejected']) })),
  fails: { 404: 'lead.notFound', 409: 'lead.decided' },
});
