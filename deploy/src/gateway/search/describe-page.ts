import type { Blog } from 'shared-contracts/calls/content';
import { spokenIn, type TextLocale } from 'shared-contracts/i18n/i18n';
import type { PartlyKnownPage } from 'shared-contracts/platform/declared-pages';
import { routes, type NamedRoute } from 'shared-contracts/platform/routes';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { isSearched } from '../declared-units.ts';
import type { PageTexts } from '../page-texts.ts';
import { openedPost, viewedPerson } from '../page/opened-content.ts';
import type { AddressLanguage } from './page-address.ts';
import { isSearchedPage } from './search-routes.ts';
import { SHARED_PROFILE_AT, sharePictureOf } from './share-pictures.ts';

/** What the head of a page says of it follows from this. */
export interface PageFacts {
  readonly route: NamedRoute | null;
  /** Calls that came with the page, by their path. */
  readonly replies: Readonly<Record<string, unknown>>;
  /** Whether the address leads nowhere, or to something that does not exist. */
  readonly isMissing: boolean;
  readonly config: RuntimeConfig;
  /** Where the site is reached, without a slash at its end; null leaves out what needs it: a Host header may say anything. */
  readonly origin: string | null;
  readonly language: TextLocale;
  /** The language that the address named. */
  readonly addressLanguage: AddressLanguage;
  readonly texts: PageTexts;
}

/** A page as search engines and link previews see it. */
export interface DescribedPage {
  /** The document's title but for the site's name. */
  readonly name: string;
  readonly description: string;
  readonly isSearched: boolean;
  /** The one path of what is shown, however it was written; null where that is not known. */
  readonly path: string | null;
  /** Whether the page has an address for each language. */
  readonly hasLanguages: boolean;
  /** How a link to it looks where it is shared; null for pages of one member. */
  readonly preview: {
    readonly title: string;
    readonly image: string;
    /** Whether the picture is drawn for previews; of another one the size is not known. */
    readonly isShareSize: boolean;
  } | null;
  /** The post that the page is. */
  readonly post: Blog | null;
}

const UNKNOWN = {
  isSearched: false,
  path: null,
  hasLanguages: false,
  preview: null,
  post: null,
} satisfies Partial<DescribedPage>;

/** Tells what a page is about, as far as anybody may know it. */
export function describePage(facts: PageFacts): DescribedPage {
  const { route, isMissing, texts } = facts;
  if (route === null || isMissing) {
    const description = texts.description('home');
    return { ...UNKNOWN, name: texts.gateway('page.notFound'), description };
  }
  const { name: page, declared } = route;
  if (declared !== undefined) return describeDeclared(declared, facts);
  const name = texts.pageName(page);
  if (page === 'blog') return describePost(facts, name);
  if (page === 'profile') return describeProfile(facts, name);
  if (!isSearchedPage(page)) {
    return { ...UNKNOWN, name, description: texts.description('home') };
  }
  return {
    name,
    description: texts.description(page),
    isSearched: true,
    path: route.path,
    hasLanguages: true,
    // A link to the first page is one to the site.
    preview: {
      title: page === 'home' ? facts.config.productName : name,
      image: sharePictureOf(page),
      isShareSize: true,
    },
    post: null,
  };
}

/** A page of which its remote says what it is. */
function describeDeclared(page: PartlyKnownPage, { language, texts }: PageFacts): DescribedPage {
  const name = page.title[spokenIn(language)];
  const isPublic = isSearched(page);
  return {
    ...UNKNOWN,
    name,
    description: page.description?.[spokenIn(language)] ?? texts.description('home'),
    isSearched: isPublic,
    path: isPublic ? page.path : null,
    hasLanguages: isPublic,
    preview: isPublic ? { title: name, image: sharePictureOf('home'), isShareSize: true } : null,
  };
}

/** A post has the language that it was written in, and so one address only. */
function describePost({ replies, texts }: PageFacts, name: string): DescribedPage {
  const post = openedPost(replies);
  const own = sharePictureOf('blogs');
  if (post === null) {
    const description = texts.description('blogs');
    return {
      ...UNKNOWN,
      name,
      description,
      isSearched: true,
      preview: {
        title: name,
        image: own,
        isShareSize: true,
      },
    };
  }
  const { id, title, summary, image, share_image } = post;
  return {
    name: title,
    description: summary,
    isSearched: true,
    hasLanguages: false,
    post,
    path: routes.blog.href({ id }),
    preview: {
      title,
      image: share_image ?? image ?? own,
      isShareSize: typeof share_image === 'string' || image === null,
    },
  };
}

/**
 * The preview of a shared profile: a first name and a city at most, of those that visitors may see, and a drawing
 * instead of a face.
 */
function describeProfile(
  { replies, config: { productName }, texts }: PageFacts,
  name: string,
): DescribedPage {
  const person = viewedPerson(replies);
  const known = [person?.name, person?.current_city].filter((one) => one?.trim());
  return {
    ...UNKNOWN,
    name,
    description: texts.gateway('page.sharedProfile', { product: productName }),
    path: person === null ? null : routes.profile.href({ userId: person.id }),
    preview: {
      title: known.length > 0 ? known.join(', ') : name,
      image: SHARED_PROFILE_AT,
      isShareSize: true,
    },
  };
}
