import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { PAPER } from 'shared-contracts/ui/paper';
import { FEED_PATH, feedTitle } from '../search/atom-feed.ts';
import { describePage, type DescribedPage, type PageFacts } from '../search/describe-page.ts';
import { linkPreview } from '../search/link-preview.ts';
import { meta } from '../search/meta.ts';
import { alternateAddresses, pageAddress } from '../search/page-address.ts';
import { structuredData } from '../search/structured-data.ts';
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
  if (origin === null || (route !== 'blogs' && route !== 'blog')) return [];
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
