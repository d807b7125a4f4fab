import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf, Email, listOf } from './schemas.ts';

/** A post in the list: everything but its content. */
export const BlogSummary = z.object({
  id: z.string(),
  title: z.string(),
  /** Address of a 16:9 picture, or null. */
  image: z.nullable(z.string()),
  summary: z.string(),
  /** Calendar day of publication, YYYY-MM-DD. */
  published_on: z.string(),
  reading_minutes: z.number(),
  /** Language of the text, BCP 47; additive, absent means English. */
  language: z.optional(z.string()),
});
export type BlogSummary = z.infer<typeof BlogSummary>;

/** A whole post; `content` is Markdown without HTML. */
export const Blog = z.extend(BlogSummary, { content: z.string() });
export type Blog = z.infer<typeof Blog>;

/** All posts, newest first. */
export const listBlogs = defineCall({
  method: 'GET',
  path: '/api/v1/blogs',
  access: 'public',
  summary: 'All blog posts, newest first',
  reply: listOf(BlogSummary),
});

/** One post. */
export const getBlog = defineCall({
  method: 'GET',
  path: '/api/v1/blog/{id}',
  access: 'public',
  summary: 'One blog post',
  params: z.object({ id: z.string().check(z.maxLength(80)) }),
  reply: dataOf(Blog),
  fails: { 404: 'blog.notFound' },
});

/** Terms and conditions in Markdown without HTML. */
export const getLegal = defineCall({
  method: 'GET',
  path: '/api/v1/legal',
  access: 'public',
  summary: 'Terms and conditions',
  reply: dataOf(z.object({ content: z.string(), updated_on: z.string() })),
});

/** One alternating block of picture and text on /features. */
export const Feature = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
});

/** The eight blocks of /features (section 1). */
export const listFeatures = defineCall({
  method: 'GET',
  path: '/api/v1/features',
  access: 'public',
  summary: 'What the site offers',
  reply: dataOf(z.array(Feature)),
});

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
