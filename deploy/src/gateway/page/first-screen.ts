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
import { inlineStyles, styleElement, type StyleElement } from './inline-styles.ts';

/** A page as its remote has drawn it for visitors, with what it wears. */
export interface FirstScreen {
  readonly html: string;
  readonly style: StyleElement;
}

/** Which first screen of which build. */
export interface WantedScreen {
  readonly unit: string;
  readonly build: string;
  readonly route: RouteName;
  readonly locale: Locale;
}

/** First screens that are remembered, some 30 of a build: those of all that is live, and of some that was. */
const MOST_SCREENS = 1000;

/**
 * First screens of published builds, each prepared once; null where a build has none, for the page then waits in the
 * general shapes. Rejects when its file is damaged.
 */
export function preparedScreens(
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
