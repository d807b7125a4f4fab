import type { Blog } from 'shared-contracts/calls/content';
import { LOCALES, spokenIn, type Locale } from 'shared-contracts/i18n/i18n';
import type { DescribedPage, PageFacts } from './describe-page.ts';
import { meta } from './meta.ts';
import { SHARE_SIZE } from './share-scene.ts';

/** Open Graph and Twitter's card: how a link looks where it is sent. Pictures need the site's address. */
export function linkPreview(
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
