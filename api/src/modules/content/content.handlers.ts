import type { BlogSummary, getBlog, getLegal, listBlogs } from 'shared-contracts/calls/content';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { dayText } from 'shared-contracts/i18n/day-text';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { contentTexts } from '../../../locales/en/content.ts';
import { contentTexts as hindi } from '../../../locales/hi/content.ts';
import { contentTexts as marathi } from '../../../locales/mr/content.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Config } from '../../platform/config/config.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { replyLanguage } from '../../platform/http/request-language.ts';
import { wordsOf } from '../../platform/languages/wording.ts';
import { blogPictureAt, sharePictureAt } from '../../storage/file-addresses.ts';
import { findPost, listPosts } from './content.store.ts';
import type { BlogsTable } from './content.tables.ts';
import { fillLegal, LEGAL_TEXTS, type LegalValues } from './legal/legal-texts.ts';

/** Words of this domain in a language. */
const contentWords = wordsOf(contentTexts, { mr: marathi, hi: hindi });

/** Day from which the terms are in force; it moves when their text changes. */
export const TERMS_DAY = '2026-11-21';

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

/** Categories that a reader sees; special events are a perk of paid plans. Null: a visitor. */
function categoriesFor(plan: PlanCode | null): readonly BlogsTable['category'][] {
  const open = ['guidance', 'community'] as const;
  return plan === 'belief' || plan === 'trust' ? [...open, 'events'] : open;
}

/** Values of the configuration for the terms; missing ones are replaced by words of the language. */
function legalValues(config: Config, language: Locale): LegalValues {
  const t = contentWords(language);
  return {
    product: config.productName,
    operator: config.operatorName,
    party: partyOf(config, language),
    grievance_officer: config.grievanceOfficer.name,
    grievance_email: config.grievanceOfficer.email,
    support_email: config.support.email,
    support_phone: config.support.phone ?? t('legal.noPhone'),
    postal_address: config.postalAddress ?? t('legal.noAddress'),
    city: config.jurisdictionCity ?? t('legal.noCity'),
    effective_date: dayText(TERMS_DAY, language),
  };
}

/** A product named like its operator is named alone. */
function partyOf({ operatorName, productName }: Config, language: Locale): string {
  if (operatorName === productName) return productName;
  return contentWords(language)('legal.party', { operator: operatorName, product: productName });
}
