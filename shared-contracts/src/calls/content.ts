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
export type Feature = z.infer<typeof Feature>;

/** The eight blocks of /features (section 1). */
export const listFeatures = defineCall({
  method: 'GET',
  path: '/api/v1/features',
  access: 'public',
  summary: 'What the site offers',
  reply: dataOf(z.array(Feature)),
});
