import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf, listOf } from './schemas.ts';

/** A post in the list: everything but its content. */
export const BlogSummary = z.object({
  id: z.string(),
  title: z.string(),
  /** Address of a 16:9 picture, or null. */
  image: z.nullable(z.string()),
  summary: z.string(),
  /** Calendar day of publication, YYYY-MM-DD. */
  published_on: z.string(),
  /** Calendar day of the last change, not before that of publication; additive, absent means the latter. */
  updated_on: z.optional(z.string()),
  reading_minutes: z.number(),
  /** Language of the text, BCP 47; additive, absent means English. */
  language: z.optional(z.string()),
  /** Address of the picture as previews of links want it, a JPEG of 1200 x 630; additive, null without a picture. */
  share_image: z.optional(z.nullable(z.string())),
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

/** The legal pages (section 2 and readings, 'Screens'); the first is the one of the specification. */
export const LEGAL_PAGES = ['terms', 'privacy', 'safety', 'refunds', 'community'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** Terms and conditions in Markdown without HTML; ours: `page` for the other legal texts. */
export const getLegal = defineCall({
  method: 'GET',
  path: '/api/v1/legal',
  access: 'public',
  summary: 'Terms and conditions',
  query: z.object({ page: z.optional(z.enum(LEGAL_PAGES)) }),
  reply: dataOf(z.object({ content: z.string(), updated_on: z.string() })),
});

/** One alternating block of picture and text on /features. */
export const Feature = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
});
export type Feature = z.infer<typeof Feature>;

/** The eight blocks of /features (section 1). */
export const listFeatures = defineCall({
  method: 'GET',
  path: '/api/v1/features',
  access: 'public',
  summary: 'What the site offers',
  reply: dataOf(z.array(Feature)),
});
