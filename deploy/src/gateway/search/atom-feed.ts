import type { BlogSummary } from 'shared-contracts/calls/content';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { pageTexts } from '../page-texts.ts';
import { pageAddress } from './page-address.ts';

/** Where the feed of the blog is; `?lang=` chooses the language of its own texts. */
export const FEED_PATH = '/blogs.atom';

/** The newest posts in a feed. */
export const MOST_ENTRIES = 50;

/** When a feed without posts was updated: a moment that never changes. */
const NEVER = '1970-01-01T00:00:00Z';

export interface FeedFacts {
  /** Of the site, without a slash at its end. */
  readonly origin: string;
  readonly productName: string;
  readonly language: Locale;
}

/** The newest posts as an Atom feed (RFC 4287), each in the language that it was written in. */
export async function atomFeed(facts: FeedFacts, posts: readonly BlogSummary[]): Promise<string> {
  const { origin, productName, language } = facts;
  const texts = await pageTexts(language);
  const newest = posts.slice(0, MOST_ENTRIES);
  const days = newest.map(lastChange).toSorted();
  const self = pageAddress(origin, FEED_PATH, language);
  const page = pageAddress(origin, routes.blogs.path, language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeHtml(self)}</id>
<title>${escapeHtml(feedTitle(texts.pageName('blogs'), productName))}</title>
<subtitle>${escapeHtml(texts.description('blogs'))}</subtitle>
<updated>${moment(days.at(-1))}</updated>
<icon>${escapeHtml(`${origin}/favicon.svg`)}</icon>
<author><name>${escapeHtml(productName)}</name><uri>${escapeHtml(`${origin}/`)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeHtml(page)}"/>
${newest.map((post) => entry(origin, post)).join('\n')}
</feed>
`;
}

/** The name of a feed, also where a page links to it. */
export function feedTitle(blogs: string, productName: string): string {
  return `${blogs} - ${productName}`;
}

function lastChange({ updated_on, published_on }: BlogSummary): string {
  return updated_on ?? published_on;
}

function entry(origin: string, post: BlogSummary): string {
  const { id, title, summary, published_on, language } = post;
  const address = escapeHtml(pageAddress(origin, routes.blog.href({ id }), null));
  const written = escapeHtml(language ?? 'en');
  return `<entry xml:lang="${written}"><id>${address}</id><title>${escapeHtml(title)}</title><link rel="alternate" type="text/html" hreflang="${written}" href="${address}"/><published>${moment(published_on)}</published><updated>${moment(lastChange(post))}</updated><summary>${escapeHtml(summary)}</summary></entry>`;
}

/** A calendar day as the moment that it begins. */
function moment(day: string | undefined): string {
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : NEVER;
}
