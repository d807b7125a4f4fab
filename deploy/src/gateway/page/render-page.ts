import { PSEUDO_LOCALE, spokenIn, type TextLocale } from 'shared-contracts/i18n/i18n';
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
import { languageHints, preloadHints, type EarlyFile, type HintMode } from './hints.ts';
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
  readonly theme: 'light' | 'dark' | null;
  /** Whether the browser is signed in. */
  readonly member: boolean;
  /** Whether it is the document in which the provider's checkout runs. */
  readonly checkout: boolean;
  readonly shell: Artifact;
  /** What the page is told of the live builds. */
  readonly resolution: Resolution;
}

export interface RenderParts {
  readonly releases: Pick<ReleasesCache, 'live' | 'read'>;
  readonly config: RuntimeConfig;
  readonly hints: HintMode;
  /** Where the site is reached, without a trailing slash; null where that is not known. */
  readonly origin: string | null;
}

/** Writes the HTML of a page; with a nonce for the styles of one answer, without one for many. */
export type RenderPage = (
  subject: PageSubject,
  read: Pick<FirstReplies, 'replies' | 'missing'>,
  nonce: string | null,
) => Promise<PageBody>;

export function pageRenderer({ releases, config, hints, origin }: RenderParts): RenderPage {
  const shellOf = preparedShells(releases.read);
  const { checkoutScript: _, ...outsideCheckout } = config;
  return async (subject, { replies, missing }, nonce) => {
    const { language, addressLanguage, route, theme, member, checkout, resolution } = subject;
    const { productName } = config;
    const shell = await shellOf(subject.shell);
    const texts = await pageTexts(language);
    const isMissing = route === null || missing.some(isPostPath);
    const html = pageBeginning({
      ...{ theme, language, texts, shell, nonce },
      head: pageHead({
        ...{ route, theme, replies, isMissing, config, origin },
        ...{ language, addressLanguage, texts },
      }),
      frame: frameHtml({
        language,
        texts,
        shape: waitingShape(route),
        tab: tabOf(route)?.name ?? null,
        productName,
        member,
        desk: route !== null && routes[route].access === 'staff',
      }),
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
    return pageBody(html, { styleHashes: nonce === null ? shell.styleHashes : [], isMissing });
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
