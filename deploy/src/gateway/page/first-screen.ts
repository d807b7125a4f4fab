import { LRUCache } from 'lru-cache';
import { escapeHtml } from 'shared-contracts/domain/escape-html';
import type { Locale } from 'shared-contracts/i18n/i18n';
import {
  filledIn,
  FIRST_SCREENS_FILE,
  firstScreenIn,
  FirstScreens,
} from 'shared-contracts/platform/first-screens';
import type { RouteName } from 'shared-contracts/platform/routes';
import type { RuntimeConfig } from 'shared-contracts/platform/runtime-config';
import { buildBase } from '../../registry/resolution-for.ts';
import { buildKey, type PublishedBuilds } from '../published-builds.ts';
import { inlineStyles } from './inline-styles.ts';

/** A page as its remote has drawn it for visitors, with what it wears. */
export interface FirstScreen {
  readonly html: string;
  /** Text of a style element; '' for none. */
  readonly css: string;
}

/** Which first screen of which build. */
export interface WantedScreen {
  readonly unit: string;
  readonly build: string;
  readonly route: RouteName;
  readonly locale: Locale;
}

/** Builds whose first screens are remembered: all that are live, and some that were. */
const MOST_BUILDS = 50;

/**
 * First screens of published builds, read once a build; null where a build has none, for the page then waits in the
 * general shapes. Rejects when its file is damaged.
 */
export function preparedScreens(
  read: PublishedBuilds['read'],
  config: RuntimeConfig,
): (wanted: WantedScreen) => Promise<FirstScreen | null> {
  const known = new LRUCache<string, { screens: FirstScreens }>({ max: MOST_BUILDS });
  const screensOf = async (unit: string, build: string): Promise<FirstScreens> => {
    const key = buildKey(unit, build);
    const found = known.get(key)?.screens;
    if (found !== undefined) return found;
    const text = await read(unit, build, FIRST_SCREENS_FILE);
    const screens = text === null ? {} : FirstScreens.parse(JSON.parse(text.toString()));
    known.set(key, { screens });
    return screens;
  };
  return async ({ unit, build, route, locale }) => {
    const screen = firstScreenIn(await screensOf(unit, build), route, locale);
    if (screen === null) return null;
    const sheets = await Promise.all(
      screen.styles.map(async (path) => {
        const text = (await read(unit, build, path))?.toString() ?? '';
        return inlineStyles(text, buildBase(unit, build) + path);
      }),
    );
    return { html: filledIn(screen.html, config, escapeHtml), css: sheets.join('\n') };
  };
}
