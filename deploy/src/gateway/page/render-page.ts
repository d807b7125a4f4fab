import { LRUCache } from 'lru-cache';
import { callPath } from 'shared-contracts/calls/call';
import { listBlogs, listFeatures } from 'shared-contracts/calls/content';
import { browseProfiles, type Pic } from 'shared-contracts/calls/profiles';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import { CARD_SIZES, photoFiles, PROFILE_SIZES } from 'shared-contracts/domain/photo-files';
import { PSEUDO_LOCALE, spokenIn, type TextLocale, type Locale } from 'shared-contracts/i18n/i18n';
import {
  hasFirstScreen,
  FIRST_PICTURE,
  filledIn,
  FIRST_SCREENS_FILE,
  firstScreenIn,
  FirstScreens,
} from 'shared-contracts/platform/first-screens';
import { tabOf } from 'shared-contracts/platform/main-tabs';
import type { Resolution } from 'shared-contracts/platform/resolution';
import type { NamedRoute, RouteName } from 'shared-contracts/platform/routes';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { waitingShape } from 'shared-contracts/platform/waiting-shape';
import type { Artifact } from '../../registry/artifact.ts';
import { buildBase, type FindArtifact } from '../../registry/resolution-for.ts';
import type { DeviceDeclared } from '../declared-units.ts';
import type { FirstReplies } from '../first-reply.ts';
import { frameHtml } from '../frame/frame-html.tsx';
import { pageTexts } from '../page-texts.ts';
import { buildKey, type PublishedBuilds } from '../published-builds.ts';
import type { ReleasesCache } from '../releases-cache.ts';
import type { AddressLanguage } from '../search/page-address.ts';
import { languageHints, preloadHints, type EarlyFile, type HintMode } from './hints.ts';
import { styleElement, inlineStyles, type StyleElement } from './inline-styles.ts';
import { isPostPath, openedPost, viewedPerson } from './opened-content.ts';
import { pageBody, type PageBody } from './page-body.ts';
import { pageHead } from './page-head.ts';
import { pageBeginning } from './page-html.ts';
import { preparedShells } from './shell-assets.ts';

/** A page as its remote has drawn it for visitors, with what it wears. */
interface FirstScreen {
  readonly html: string;
  readonly style: StyleElement;
}

/** Which first screen of which build. */
interface WantedScreen {
  readonly unit: string;
  readonly build: string;
  readonly route: RouteName;
  readonly locale: Locale;
}

/** First screens that are remembered, some 30 of a build: those of all that is live, and of some that was. */
const MOST_SCREENS = 1000;

type Replies = Readonly<Record<string, unknown>>;

/** The photo or drawing that is the largest thing on a first screen; sizes of a photo as an `img` has them. */
interface FirstPicture {
  readonly src: string;
  readonly files: { readonly srcSet: string; readonly sizes: string } | null;
}

const PLACE = `${FIRST_PICTURE}="">`;

/** All that the HTML of a page depends on, beside what each answer adds of its own: there is no request in it. */
export interface PageSubject {
  readonly language: TextLocale;
  /** The language that the address names, where it is another page by that. */
  readonly addressLanguage: AddressLanguage;
  /** The route that the address matched, null for one that leads nowhere; it stays whole when its unit is taken back meanwhile. */
  readonly route: NamedRoute | null;
  /** What the builds of the device declare. */
  readonly declared: DeviceDeclared;
  /** The address asks for no more than its page shows by itself: what a remote has drawn of that will stand there. */
  readonly isDrawn: boolean;
  readonly theme: 'light' | 'dark' | null;
  /** Whether the browser is signed in. */
  readonly member: boolean;
  /** Whether it is the document in which the provider's checkout runs. */
  readonly checkout: boolean;
  readonly shell: Artifact;
  readonly resolution: Resolution;
}

export interface RenderParts {
  readonly releases: Pick<ReleasesCache, 'live' | 'read'>;
  readonly config: RuntimeConfig;
  readonly hints: HintMode;
  /** Where the site is reached, without a trailing slash; null where that is not known. */
  readonly origin: string | null;
  /** Gets defects that do not fail the page. */
  readonly onError: (error: unknown) => void;
}

/** Writes the HTML of a page; with a nonce for the styles of one answer, without one for many. */
export type RenderPage = (
  subject: PageSubject,
  read: Pick<FirstReplies, 'replies' | 'missing'>,
  nonce: string | null,
) => Promise<PageBody>;

const NO_STYLE = styleElement('');

export function pageRenderer(parts: RenderParts): RenderPage {
  const { releases, config, hints, origin } = parts;
  const shellOf = preparedShells(releases.read);
  const screenOf = firstScreens(parts);
  const { checkoutScript: _, ...outsideCheckout } = config;
  return async (subject, { replies, missing }, nonce) => {
    const { language, addressLanguage, route, theme, member, checkout, resolution } = subject;
    const { productName } = config;
    const shell = await shellOf(subject.shell);
    const texts = await pageTexts(language);
    const isMissing = route === null || missing.some(isPostPath);
    const picture = firstPicture(replies);
    const screen = isMissing ? null : await screenOf(subject);
    const own = screen?.style ?? NO_STYLE;
    const waiting = frameHtml({
      language,
      texts,
      shape: waitingShape(route),
      content: screen?.html ?? null,
      tab: tabOf(route?.name ?? null)?.name ?? null,
      productName,
      member,
      desk: route?.access === 'staff',
    });
    const html = pageBeginning({
      theme,
      language,
      texts,
      shell,
      nonce,
      head: pageHead({
        route,
        theme,
        replies,
        isMissing,
        config,
        origin,
        language,
        addressLanguage,
        texts,
      }),
      frame: picture === null ? waiting : withPicture(waiting, picture),
      picture: picture === null ? '' : pictureLink(picture),
      ownStyles: own.tag(nonce),
      hints:
        languageHints(language, subject, releases.live().find) +
        preloadHints(hints, route, resolution, exposedFiles(releases.live().find)),
      data: {
        config: configIn(language, checkout ? config : outsideCheckout),
        language: spokenIn(language),
        resolution,
        ...subject.declared.forPage,
        shellBuild: subject.shell.build,
        replies: { ...replies },
      },
    });
    const styleHashes = nonce === null ? [...shell.styleHashes, ...own.hashes] : [];
    return pageBody(html, { styleHashes, isMissing });
  };
}

/** What the remote of a page has drawn of it for visitors, in the build that the page will run; null without it. */
function firstScreens({ releases, config, onError }: RenderParts) {
  const prepared = preparedScreens(releases.read, config);
  return async (subject: PageSubject): Promise<FirstScreen | null> => {
    const { language, route, isDrawn, member, resolution } = subject;
    const name = route?.name ?? null;
    if (member || !isDrawn || language === PSEUDO_LOCALE || !hasFirstScreen(name)) return null;
    const unit = route?.owner ?? '';
    const build = resolution.remotes[unit]?.[0]?.build;
    if (build === undefined) return null;
    try {
      return await prepared({ unit, build, route: name, locale: language });
    } catch (error) {
      onError(error);
      return null;
    }
  };
}

function configIn(language: TextLocale, config: RuntimeConfig): RuntimeConfig {
  return language === PSEUDO_LOCALE ? { ...config, previewLanguage: language } : config;
}

/** The files that a build's entry asks for at once, with their hashes. */
function exposedFiles(find: FindArtifact): (unit: string, build: string) => EarlyFile[] {
  return (unit, build) => {
    const artifact = find(unit, build);
    return (artifact?.expose ?? []).flatMap((path) => {
      const file = artifact?.files.find((one) => one.path === path);
      const address = buildBase(unit, build) + path;
      return file === undefined ? [] : [{ address, integrity: file.sha384 }];
    });
  };
}

/** As far as the page's first replies tell it; null without one. */
function firstPicture(replies: Replies): FirstPicture | null {
  const drawing = firstDrawing(replies);
  if (drawing !== null) return { src: drawing, files: null };
  const listed = listedPic(replies);
  if (listed !== null) return photo(listed, CARD_SIZES);
  const viewed = viewedPerson(replies)?.pic ?? null;
  return viewed === null ? null : photo(viewed, PROFILE_SIZES);
}

/** Link that has the picture travel beside the scripts and not after them. */
function pictureLink(picture: FirstPicture): string {
  const set = filesIn(picture, 'imagesrcset', 'imagesizes');
  return `<link rel="preload" as="image" href="${escapeHtml(picture.src)}"${set} fetchpriority="high">\n`;
}

/** HTML that waits, with the picture in the first place that is kept for one; as it is where there is none. */
function withPicture(html: string, picture: FirstPicture): string {
  const set = filesIn(picture, 'srcset', 'sizes');
  const img = `<img src="${escapeHtml(picture.src)}"${set} alt="" fetchpriority="high">`;
  return html.replace(PLACE, () => PLACE + img);
}

/** Attributes, by the names that they have in an element, of the files among which a browser chooses; '' for one file. */
function filesIn({ files }: FirstPicture, srcSet: string, sizes: string): string {
  if (files === null) return '';
  return ` ${srcSet}="${escapeHtml(files.srcSet)}" ${sizes}="${escapeHtml(files.sizes)}"`;
}

/** The newest post's, the opened post's, or that of the first block of /features. */
function firstDrawing(replies: Replies): string | null {
  const posts = listBlogs.reply.safeParse(replies[callPath(listBlogs, {})]);
  if (posts.success) return posts.data.data.data[0]?.image ?? null;
  const blocks = listFeatures.reply.safeParse(replies[callPath(listFeatures, {})]);
  if (blocks.success) return blocks.data.data[0]?.image ?? null;
  return openedPost(replies)?.image ?? null;
}

function photo(pic: Pic, sizes: string): FirstPicture {
  const { src, srcSet } = photoFiles(pic);
  return { src, files: { srcSet, sizes } };
}

/** The first card's. */
function listedPic(replies: Replies): Pic | null {
  for (const x of browseProfiles.params.shape.x.options) {
    const reply = replies[callPath(browseProfiles, { params: { x }, query: {} })];
    const parsed = browseProfiles.reply.safeParse(reply);
    if (parsed.success) return parsed.data.data.data[0]?.pic ?? null;
  }
  return null;
}

/**
 * First screens of published builds, each prepared once; null where a build has none, for the page then waits in the
 * general shapes. Rejects when its file is damaged.
 */
function preparedScreens(
  read: PublishedBuilds['read'],
  config: RuntimeConfig,
): (wanted: WantedScreen) => Promise<FirstScreen | null> {
  const prepared = new LRUCache<string, { screen: FirstScreen | null }>({ max: MOST_SCREENS });
  return async (wanted) => {
    const { unit, build, route, locale } = wanted;
    const key = JSON.stringify([buildKey(unit, build), route, locale]);
    const { screen } = prepared.get(key) ?? { screen: await firstScreen(wanted, read, config) };
    prepared.set(key, { screen });
    return screen;
  };
}

async function firstScreen(
  { unit, build, route, locale }: WantedScreen,
  read: PublishedBuilds['read'],
  config: RuntimeConfig,
): Promise<FirstScreen | null> {
  const file = await read(unit, build, FIRST_SCREENS_FILE);
  if (file === null) return null;
  const screen = firstScreenIn(FirstScreens.parse(JSON.parse(file.toString())), route, locale);
  if (screen === null) return null;
  const sheets = await Promise.all(
    screen.styles.map(async (path) => {
      const text = (await read(unit, build, path))?.toString() ?? '';
      return inlineStyles(text, buildBase(unit, build) + path);
    }),
  );
  return {
    html: filledIn(screen.html, config, escapeHtml),
    style: styleElement(sheets.join('\n')),
  };
}
