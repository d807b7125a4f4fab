import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { callPath } from 'shared-contracts/calls/call';
import { listBlogs, type BlogSummary } from 'shared-contracts/calls/content';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { type Locale, LOCALES } from 'shared-contracts/i18n/i18n';
import { routes } from 'shared-contracts/platform/routes';
import { firstReplies, anonymousReader, type FirstReplyPort } from '../first-reply.ts';
import { namedLanguage } from '../page-language.ts';
import { atomFeed, FEED_PATH } from './atom-feed.ts';
import { alternateAddresses, pageAddress } from './page-address.ts';
import { SEARCHED_PAGES } from './search-routes.ts';
import { PICTURE_NAMES, SHARED_PROFILE_AT, sharePictureOf } from './share-pictures.ts';

/** The newest posts that are named; a sitemap may hold 50,000 addresses (sitemaps.org). */
export const MOST_POSTS = 2000;

/** What the files for search engines and previews need. */
export interface SearchFileParts {
  readonly api: FirstReplyPort;
  readonly productName: string;
  /** Where the site is reached, without a slash at its end; without one there is no sitemap and no feed. */
  readonly origin: string | null;
  /** Addresses of pages that live remotes declare. */
  readonly declaredPaths: () => readonly string[];
  /** A clock in ms that only goes forward. */
  readonly ticks: () => number;
}

/** How long a sitemap is given out before the posts are read again, ms. */
export const SITEMAP_KEPT_MS = 60_000;

/** The longest wait for the posts, in ms: only crawlers wait. */
const POSTS_MS = 5000;

const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';

/** robots.txt, the sitemap, and the pictures that stand for pages in previews of links. */
export async function serveSearchFiles(
  app: FastifyInstance,
  parts: SearchFileParts,
): Promise<void> {
  const { origin } = parts;
  const robots = robotsText(origin);
  app.get('/robots.txt', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': A_DAY })
      .send(robots),
  );
  for (const name of PICTURE_NAMES) {
    await servePicture(app, sharePictureOf(name), name);
  }
  await servePicture(app, SHARED_PROFILE_AT, 'shared-profile');
  if (origin !== null) servePostLists(app, { ...parts, origin });
}

/**
 * Photos stay out of picture search, the drawings of posts do not. Profiles are not named here: a crawler has to open
 * one to read its `noindex`, and would otherwise list the bare address.
 */
function robotsText(origin: string | null): string {
  const lines = ['User-agent: *', 'Allow: /files/blog/', 'Disallow: /api/', 'Disallow: /files/'];
  if (origin !== null) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}

async function servePicture(app: FastifyInstance, address: string, name: string): Promise<void> {
  const picture = await readFile(new URL(`./pictures/${name}.png`, import.meta.url));
  app.get(address, (_request, reply) =>
    reply.headers({ 'content-type': 'image/png', 'cache-control': A_DAY }).send(picture),
  );
}

/**
 * The sitemap, and the feed of the blog in each language. Posts are read, and each text is made of them, at most once a
 * minute, however many ask; a site whose posts cannot be read says so, and loses none of them.
 */
function servePostLists(
  app: FastifyInstance,
  { api, origin, productName, declaredPaths, ticks }: SearchFileParts & { readonly origin: string },
): void {
  let kept: {
    readonly from: number;
    readonly posts: ReturnType<typeof readPosts>;
    /** By path and language. */
    readonly texts: Map<string, string | Promise<string>>;
  } | null = null;
  const serve = (
    path: string,
    type: string,
    xmlOf: (posts: readonly BlogSummary[], language: Locale) => string | Promise<string>,
  ) =>
    app.get(path, async (request, reply) => {
      if (kept === null || ticks() - kept.from > SITEMAP_KEPT_MS)
        kept = { from: ticks(), posts: readPosts(api), texts: new Map() };
      const own = kept;
      const posts = await own.posts;
      if (posts === null) {
        // The next one asks again.
        if (kept === own) kept = null;
        return reply
          .code(503)
          .headers({
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'no-store',
            'retry-after': '60',
          })
          .send('503\n');
      }
      const language = namedLanguage(new URL(request.url, origin).searchParams) ?? 'en';
      const key = `${path} ${language}`;
      const text = own.texts.get(key) ?? xmlOf(posts, language);
      own.texts.set(key, text);
      return reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': AN_HOUR })
        .send(await text);
    });
  serve('/sitemap.xml', 'application/xml', (posts) => sitemapXml(origin, declaredPaths(), posts));
  serve(FEED_PATH, 'application/atom+xml', (posts, language) =>
    atomFeed({ origin, productName, language }, posts),
  );
}

/** What visitors may read; null when the API does not say. */
async function readPosts(api: FirstReplyPort): Promise<readonly BlogSummary[] | null> {
  const path = callPath(listBlogs, {});
  const { replies } = await firstReplies(api, [path], anonymousReader('en'), POSTS_MS);
  const parsed = listBlogs.reply.safeParse(replies[path]);
  return parsed.success ? parsed.data.data.data : null;
}

/** The addresses of public pages in every language, and of posts with their day, as sitemaps.org has them. */
function sitemapXml(
  origin: string,
  declared: readonly string[],
  posts: readonly BlogSummary[],
): string {
  const paths = [...SEARCHED_PAGES.map((name) => routes[name].path), ...declared];
  const pages = paths.flatMap((path) => {
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
