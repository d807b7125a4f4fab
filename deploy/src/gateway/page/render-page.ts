import { PSEUDO_LOCALE, spokenIn, type TextLocale } from 'shared-contracts/i18n/i18n';
import { hasFirstScreen } from 'shared-contracts/platform/first-screens';
import { tabOf } from 'shared-contracts/platform/main-tabs';
import type { Resolution } from 'shared-contracts/platform/resolution';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { waitingShape } from 'shared-contracts/platform/waiting-shape';
import type { Artifact } from '../../registry/artifact.ts';
import { buildBase, type FindArtifact } from '../../registry/resolution-for.ts';
import type { FirstReplies } from '../first-reply.ts';
import { frameHtml } from '../frame/frame-html.tsx';
import { pageTexts } from '../page-texts.ts';
import type { ReleasesCache } from '../releases-cache.ts';
import type { AddressLanguage } from '../search/page-address.ts';
import { firstPicture, pictureLink, withPicture } from './first-picture.ts';
import { preparedScreens, type FirstScreen } from './first-screen.ts';
import { languageHints, preloadHints, type EarlyFile, type HintMode } from './hints.ts';
import { styleElement } from './inline-styles.ts';
import { isPostPath } from './opened-content.ts';
import { pageBody, type PageBody } from './page-body.ts';
import { pageHead } from './page-head.ts';
import { pageBeginning } from './page-html.ts';
import { preparedShells } from './shell-assets.ts';

/** All that the HTML of a page depends on, beside what each answer adds of its own: there is no request in it. */
export interface PageSubject {
  readonly language: TextLocale;
  /** The language that the address names, where it is another page by that. */
  readonly addressLanguage: AddressLanguage;
  readonly route: RouteName | null;
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
      tab: tabOf(route)?.name ?? null,
      productName,
      member,
      desk: route !== null && routes[route].access === 'staff',
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
    if (member || !isDrawn || language === PSEUDO_LOCALE || !hasFirstScreen(route)) return null;
    const unit = routes[route].owner;
    const build = resolution.remotes[unit]?.[0]?.build;
    if (build === undefined) return null;
    try {
      return await prepared({ unit, build, route, locale: language });
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
