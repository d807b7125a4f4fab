import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { callPath } from 'shared-contracts/calls/call';
import { listBlogs, type BlogSummary } from 'shared-contracts/calls/content';
import { firstReplies, nobody, type FirstReplyPort } from '../first-reply.ts';
import { PICTURE_NAMES, SHARED_PROFILE_AT, sharePictureOf } from './share-pictures.ts';
import { sitemapXml } from './sitemap.ts';

/** What the files for search engines and previews need. */
export interface SearchFileParts {
  readonly api: FirstReplyPort;
  /** Where the site is reached, without a slash at its end; without one there is no sitemap. */
  readonly origin: string | null;
  /** A clock in ms that only goes forward. */
  readonly ticks: () => number;
}

/** How long a sitemap is given out before the posts are read again, ms. */
export const SITEMAP_KEPT_MS = 60_000;

/** The longest wait for the posts, ms: nobody looks on. */
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
  if (origin !== null) serveSitemap(app, { ...parts, origin });
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

/** Made at most once a minute, however many ask; a site whose posts cannot be read says so, and loses none of them. */
function serveSitemap(
  app: FastifyInstance,
  { api, origin, ticks }: SearchFileParts & { readonly origin: string },
): void {
  let kept: { readonly from: number; readonly xml: Promise<string | null> } | null = null;
  const made = async () => {
    const posts = await readPosts(api);
    return posts === null ? null : sitemapXml(origin, posts);
  };
  app.get('/sitemap.xml', async (_request, reply) => {
    if (kept === null || ticks() - kept.from > SITEMAP_KEPT_MS) {
      kept = { from: ticks(), xml: made() };
    }
    const own = kept;
    const xml = await own.xml;
    if (xml === null) {
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
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': AN_HOUR })
      .send(xml);
  });
}

/** What visitors may read; null when the API does not say. */
async function readPosts(api: FirstReplyPort): Promise<readonly BlogSummary[] | null> {
  const path = callPath(listBlogs, {});
  const { replies } = await firstReplies(api, [path], nobody('en'), POSTS_MS);
  const parsed = listBlogs.reply.safeParse(replies[path]);
  return parsed.success ? parsed.data.data.data : null;
}
