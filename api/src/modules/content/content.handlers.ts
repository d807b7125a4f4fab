import type { BlogSummary, getBlog, getLegal, listBlogs } from 'shared-contracts/calls/content';
import type { Handler } from '../../platform/calls/serve.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { replyLanguage } from '../../platform/http/request-language.ts';
import { blogPictureAt, sharePictureAt } from '../../storage/file-addresses.ts';
import { categoriesFor, legalValues, TERMS_DAY } from './content.rules.ts';
import { findPost, listPosts } from './content.store.ts';
import { fillLegal, LEGAL_TEXTS } from './legal/legal-texts.ts';

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

/** A legal text, by default the terms, with the names and addresses of the configuration. */
export const answerGetLegal: Handler<typeof getLegal> = (
  { query: { page = 'terms' } },
  { config, request, reply },
) => {
  const language = replyLanguage(request, reply);
  const content = fillLegal(LEGAL_TEXTS[page][language], legalValues(config, language));
  return { data: { content, updated_on: TERMS_DAY } };
};

function summaryOf(post: Awaited<ReturnType<typeof listPosts>>[number]): BlogSummary {
  const { image_key: key, ...said } = post;
  return {
    ...said,
    image: key === null ? null : blogPictureAt(key),
    share_image: key === null ? null : sharePictureAt(key),
  };
}
