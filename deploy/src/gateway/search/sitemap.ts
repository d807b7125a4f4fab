import type { BlogSummary } from 'shared-contracts/calls/content';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { alternateAddresses, pageAddress } from './page-address.ts';
import { SEARCHED_PAGES } from './search-routes.ts';

/** The newest posts that are named; a sitemap may hold 50,000 addresses (sitemaps.org). */
export const MOST_POSTS = 2000;

/** The addresses of public pages in every language, and of posts with their day, as sitemaps.org has them. */
export function sitemapXml(origin: string, posts: readonly BlogSummary[]): string {
  const pages = SEARCHED_PAGES.flatMap((name) => {
    const { path } = routes[name];
    const others = alternateAddresses(origin, path)
      .map(
        ({ hreflang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      )
      .join('');
    return [null, ...LOCALES].map((language) => entry(pageAddress(origin, path, language), others));
  });
  const written = posts
    .slice(0, MOST_POSTS)
    .map(({ id, published_on, updated_on: day = published_on }) =>
      entry(
        pageAddress(origin, routes.blog.href({ id }), null),
        `<lastmod>${escapeHtml(day)}</lastmod>`,
      ),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...written].join('\n')}
</urlset>
`;
}

function entry(address: string, rest: string): string {
  return `<url><loc>${escapeHtml(address)}</loc>${rest}</url>`;
}
