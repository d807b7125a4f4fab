import { jsonForScript } from '../escape.ts';
import type { DescribedPage, PageFacts } from './describe-page.ts';

/**
 * What search engines read of a post and of the site, as JSON-LD (schema.org). It is data: no browser runs it, so the
 * content policy has nothing to say of it, and no text in it can end its element.
 */
export function structuredData(
  page: DescribedPage,
  facts: PageFacts,
  address: string | null,
): string[] {
  if (facts.origin === null || address === null) return [];
  if (page.post !== null) return [element(posting(page, facts, address))];
  return facts.route === 'home' ? [element(organisation(facts))] : [];
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
