import type { Blog } from 'shared-contracts/calls/content';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { LOCALES, spokenIn, type Locale } from 'shared-contracts/i18n/i18n';
import { PAPER } from 'shared-contracts/ui/paper';
import { jsonForScript } from '../escape.ts';
import { FEED_PATH, feedTitle } from '../search/atom-feed.ts';
import { describePage, type DescribedPage, type PageFacts } from '../search/describe-page.ts';
import { meta } from '../search/meta.ts';
import { alternateAddresses, pageAddress } from '../search/page-address.ts';
import { SHARE_SIZE } from '../search/share-scene.ts';
import { ICON_LINKS } from '../site-files.ts';

/** What the head of a page is made from. */
export interface HeadParts extends PageFacts {
  /** The look chosen for this device; null as the device has it. */
  readonly theme: 'light' | 'dark' | null;
}

/** Title, description, colours, icon, addresses, preview and structured data of a page, as HTML for its head. */
export function pageHead(parts: HeadParts): string {
  const { theme, config, texts } = parts;
  const page = describePage(parts);
  const title = texts.gateway('page.title', { page: page.name, product: config.productName });
  const address = addressOf(page, parts);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isSearched ? [] : [meta('name', 'robots', 'noindex')]),
    ...themeColours(theme),
    ...ICON_LINKS,
    ...addressLinks(page, parts, address),
    ...feedLink(parts),
    ...linkPreview(page, parts, address),
    ...structuredData(page, parts, address),
  ].join('\n');
}

/** The canonical address of the page in this language. */
function addressOf({ path, hasLanguages }: DescribedPage, facts: PageFacts): string | null {
  const { origin, addressLanguage } = facts;
  if (origin === null || path === null) return null;
  return pageAddress(origin, path, hasLanguages ? addressLanguage : null);
}

/** Only for indexed pages: a noindex page has no canonical address. */
function addressLinks(
  page: DescribedPage,
  { origin }: PageFacts,
  address: string | null,
): string[] {
  if (!page.isSearched || origin === null || address === null) return [];
  const others =
    page.hasLanguages && page.path !== null ? alternateAddresses(origin, page.path) : [];
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...others.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
  ];
}

/** The feed of the blog, on its pages. */
function feedLink({
  route,
  origin,
  config,
  texts,
  language,
  addressLanguage,
}: HeadParts): string[] {
  if (origin === null || (route?.name !== 'blogs' && route?.name !== 'blog')) return [];
  const spoken = addressLanguage ?? LOCALES.find((one) => one === language) ?? 'en';
  const title = feedTitle(texts.pageName('blogs'), config.productName);
  const href = pageAddress(origin, FEED_PATH, spoken);
  return [
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
  ];
}

function themeColours(theme: HeadParts['theme']): string[] {
  if (theme !== null) return [meta('name', 'theme-color', PAPER[theme])];
  return (['light', 'dark'] as const).map(
    (one) =>
      `<meta name="theme-color" content="${PAPER[one]}" media="(prefers-color-scheme: ${one})">`,
  );
}

/** Open Graph and Twitter's card: how a link looks where it is sent. Pictures need the site's address. */
function linkPreview(
  { name, description, path, preview, post }: DescribedPage,
  { config, origin, language }: PageFacts,
  address: string | null,
): string[] {
  if (preview === null) return [];
  // A post keeps its own language inside any page.
  const own = LOCALES.find((one) => one === post?.language) ?? spokenIn(language);
  const others = post === null && path !== null ? LOCALES.filter((one) => one !== own) : [];
  const image =
    origin !== null && URL.canParse(preview.image, origin)
      ? new URL(preview.image, origin).href
      : null;
  return [
    meta('property', 'og:type', post === null ? 'website' : 'article'),
    meta('property', 'og:site_name', config.productName),
    meta('property', 'og:title', preview.title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', territoryOf(own)),
    ...others.map((one) => meta('property', 'og:locale:alternate', territoryOf(one))),
    ...(address === null ? [] : [meta('property', 'og:url', address)]),
    ...(image === null ? [] : pictureLines(image, name, preview.isShareSize)),
    ...(post === null ? [] : postDays(post)),
    meta('name', 'twitter:card', image === null ? 'summary' : 'summary_large_image'),
  ];
}

function postDays({ published_on, updated_on = published_on }: Blog): string[] {
  return [
    meta('property', 'article:published_time', published_on),
    meta('property', 'article:modified_time', updated_on),
  ];
}

function pictureLines(image: string, alt: string, isShareSize: boolean): string[] {
  const { width, height } = SHARE_SIZE;
  return [
    meta('property', 'og:image', image),
    ...(isShareSize
      ? [
          meta('property', 'og:image:width', String(width)),
          meta('property', 'og:image:height', String(height)),
        ]
      : []),
    meta('property', 'og:image:alt', alt),
  ];
}

/** `mr_IN`: Open Graph writes a language with its country. */
function territoryOf(language: Locale): string {
  return `${language}_IN`;
}

/**
 * What search engines read of a post and of the site, as JSON-LD (schema.org). It is data: no browser runs it, so the
 * content policy has nothing to say of it, and no text in it can end its element.
 */
function structuredData(page: DescribedPage, facts: PageFacts, address: string | null): string[] {
  if (facts.origin === null || address === null) return [];
  if (page.post !== null) return [element(posting(page, facts, address))];
  return facts.route?.name === 'home' ? [element(organisation(facts))] : [];
}

function element(value: object): string {
  return `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', ...value })}</script>`;
}

function posting({ post, preview }: DescribedPage, facts: PageFacts, address: string): object {
  const { origin, config } = facts;
  const publisher = {
    '@type': 'Organization',
    name: config.productName,
    url: `${origin}/`,
    logo: logoOf(origin),
  };
  return {
    '@type': 'BlogPosting',
    headline: post?.title,
    description: post?.summary,
    url: address,
    mainEntityOfPage: address,
    image: preview === null ? undefined : absolute(preview.image, origin),
    datePublished: post?.published_on,
    dateModified: post?.updated_on ?? post?.published_on,
    inLanguage: post?.language ?? 'en',
    timeRequired: `PT${post?.reading_minutes}M`,
    isAccessibleForFree: true,
    author: publisher,
    publisher,
  };
}

function organisation({ config, origin }: PageFacts): object {
  const { support, social, productName } = config;
  const elsewhere = Object.values(social).filter((one) => one !== null);
  return {
    '@type': 'Organization',
    name: productName,
    url: `${origin}/`,
    logo: logoOf(origin),
    email: support.email ?? undefined,
    telephone: support.phone ?? undefined,
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  };
}

/** A picture that search engines take: a PNG of more than 112 px. */
function logoOf(origin: string | null): object {
  return { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 };
}

function absolute(address: string, origin: string | null): string | undefined {
  return origin !== null && URL.canParse(address, origin)
    ? new URL(address, origin).href
    : undefined;
}
