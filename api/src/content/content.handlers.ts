import type { BlogSummary, getBlog, getLegal, listBlogs } from 'shared-contracts/calls/content';
import { fillLegal, terms } from '../../seed/legal.ts';
import { blogPictureAt } from '../files/file-addresses.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { categoriesFor, legalValues, TERMS_DAY } from './content.rules.ts';
import { findPost, listPosts } from './content.store.ts';
import type { BlogsTable } from './content.tables.ts';

/** All posts at once: a community's blog is short. */
export const answerListBlogs: Handler<typeof listBlogs> = async (_, { db, caller }) => {
  const posts = await listPosts(db, categoriesFor(caller?.plan ?? null));
  return { data: { data: posts.map((post) => summaryOf(post)), next: null, prev: null } };
};

/** One post. */
export const answerGetBlog: Handler<typeof getBlog> = async (
  { params: { id } },
  { db, caller },
) => {
  const post = await findPost(db, id, categoriesFor(caller?.plan ?? null));
  if (post === undefined) throw new Refusal(404, 'blog.notFound');
  return { data: { ...summaryOf(post), content: post.content } };
};

/** The terms, with the names and addresses of this site's configuration in them. */
export const answerGetLegal: Handler<typeof getLegal> = (_, { config }) => ({
  data: { content: fillLegal(terms, legalValues(config)), updated_on: TERMS_DAY },
});

function summaryOf(post: Omit<BlogsTable, 'content' | 'category' | 'language'>): BlogSummary {
  const { id, title, summary, published_on, reading_minutes, image_key: key } = post;
  const image = key === null ? null : blogPictureAt(key);
  return { id, title, image, summary, published_on, reading_minutes };
}
