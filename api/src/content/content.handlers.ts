import type { BlogSummary, getBlog, getLegal, listBlogs } from 'shared-contracts/calls/content';
import { blogPictureAt } from '../files/file-addresses.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { fillPlaces, legalPlaces } from './content.rules.ts';
import { findPost, findTerms, listPosts } from './content.store.ts';
import type { BlogsTable } from './content.tables.ts';

/** All posts at once: a community's blog is short. */
export const answerListBlogs: Handler<typeof listBlogs> = async (_, { db }) => {
  const posts = await listPosts(db);
  return { data: { data: posts.map((post) => summaryOf(post)), next: null, prev: null } };
};

/** One post. */
export const answerGetBlog: Handler<typeof getBlog> = async ({ params: { id } }, { db }) => {
  const post = await findPost(db, id);
  if (post === undefined) throw new Refusal(404, 'blog.notFound');
  return { data: { ...summaryOf(post), content: post.content } };
};

/** The terms, with the names and addresses of this site's configuration in them. */
export const answerGetLegal: Handler<typeof getLegal> = async (_, { db, config }) => {
  const { content, updated_on } = (await findTerms(db)) ?? { content: '', updated_on: '' };
  return { data: { content: fillPlaces(content, legalPlaces(config)), updated_on } };
};

function summaryOf(post: Omit<BlogsTable, 'content'>): BlogSummary {
  const { id, title, summary, published_on, reading_minutes, image_key: key } = post;
  const image = key === null ? null : blogPictureAt(key);
  return { id, title, image, summary, published_on, reading_minutes };
}
