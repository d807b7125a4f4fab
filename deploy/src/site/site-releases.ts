import type { Config } from 'api/config';
import { StartError } from 'api/database';
import { noReleaseNews, type ReleaseNews } from 'api/release-news';
import { declareRoutes } from 'shared-contracts/platform/routes';
import { firstShareAt } from '../canary/first-share.ts';
import { countedPages } from '../gateway/declared-units.ts';
import { publishedBuilds } from '../gateway/published-builds.ts';
import { openReleasesCache, type ReleasesCache } from '../gateway/releases-cache.ts';
import { rememberedRelease } from '../gateway/remembered-release.ts';
import { recordKill, waitingKills } from '../gateway/waiting-kills.ts';
import { inTime } from '../registry/in-time.ts';
import { publishBuilt, type StayingUnit } from '../registry/publish-built.ts';
import {
  buildFilesOf,
  openRegistry,
  type Registry,
  type RegistryConfig,
} from '../registry/registry.ts';
import type { ReleaseActions } from '../release-api/release-actions.ts';
import { releaseSecretOf, releaseTokenOf } from './release-secrets.ts';

/** How often a gateway looks for a new generation, in ms; its own changes it hears of at once. */
const POLL_MS = 5_000;
/** After how long a look that has no reply counts as one without the registry, in ms; the next may have one. */
const LOOK_PATIENCE_MS = 30_000;

/** What a site says about its releases while it runs. */
export interface ReleasesLog {
  warn(detail: object, sentence: string): void;
  info(sentence: string): void;
}

/** Who else hears of releases while the site runs, and from whom it hears of them before its next look. */
export interface ReleaseLine {
  readonly news?: ReleaseNews;
  /** The pages that are open at this process. */
  readonly tellPages?: (generation: number) => void;
}

/** The releases of a running site. */
export interface SiteReleases {
  readonly cache: ReleasesCache;
  /** The registry; opened when it is first needed, and again after it was away. Rejects while it is away. */
  readonly registry: () => Promise<Registry>;
  /** Units of which a released build stays live, and not the one that was brought. */
  readonly stays: readonly StayingUnit[];
  close(): Promise<void>;
}

/** A registry that opens on first use, and again after a failure. */
export interface RegistryOpener {
  readonly registry: () => Promise<Registry>;
  close(): Promise<void>;
}

export function registryOpener(
  config: RegistryConfig,
  onLost: (error: Error) => void,
): RegistryOpener {
  let opened: Promise<Registry> | null = null;
  return {
    registry: () => {
      opened ??= openRegistry(config, () => new Date(), onLost).catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
    // One that could not be opened has nothing to close.
    close: async () => (await opened?.catch(() => null))?.close(),
  };
}

/**
 * Publishes freshly built folders and serves what is live from then on. A registry on a server that is away does not
 * keep a site from starting that has served before: it serves what was live last.
 */
export async function openSiteReleases(
  config: RegistryConfig,
  { registry, close }: RegistryOpener,
  builds: readonly string[],
  log: ReleasesLog,
  { news = noReleaseNews, tellPages }: ReleaseLine = {},
): Promise<SiteReleases> {
  const remembered = rememberedRelease(config.dataDir);
  try {
    const stays = await publish(registry, builds, log).catch(async (error: unknown) => {
      const mayWait = error instanceof StartError && config.registryDatabaseUrl !== null;
      if (!mayWait || (await remembered.read()) === null) throw error;
      log.warn({ err: error }, 'nothing new is published: the release registry is away');
      return [];
    });
    const cache = await openReleasesCache({
      current: () =>
        inTime(
          registry().then(({ generations }) => generations.current()),
          LOOK_PATIENCE_MS,
        ),
      builds: publishedBuilds(buildFilesOf(config)),
      remembered,
      waiting: {
        kills: waitingKills(config.dataDir),
        record: async (kill) => {
          const recorded = registry().then((opened) => recordKill(opened, kill));
          const refused = await inTime(recorded, LOOK_PATIENCE_MS);
          if (refused !== null)
            log.warn({ kill, refused }, 'the registry refuses a kill of this gateway; it ends');
        },
      },
      onAway: (err) =>
        log.warn({ err }, 'the release registry is away; what was live last is served'),
      onBack: () => log.info('the release registry is back'),
      onUnstored: (err) =>
        log.warn({ err }, 'DATA_DIR/releases cannot be written; a restart may begin with less'),
      // Page views are counted by the table of this process.
      onServed: (live) => declareRoutes(countedPages(live)),
      onKeptBack: (keptBack) => {
        if (keptBack.length === 0) log.info('every unit is served at its live build again');
        else
          log.warn(
            { keptBack },
            'live builds lack files; earlier builds are served: publish them again',
          );
      },
      onNew: (generation) => {
        tellPages?.(generation);
        news.send(generation);
      },
    });
    const stop = keepFresh(cache.refresh);
    const stopHearing = news.subscribe((generation) => {
      if (generation !== cache.live().generation.generation) void cache.refresh();
    });
    return {
      cache,
      registry,
      stays,
      close: async () => {
        stopHearing();
        stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function publish(
  registry: () => Promise<Registry>,
  builds: readonly string[],
  log: ReleasesLog,
): Promise<readonly StayingUnit[]> {
  if (builds.length === 0) return [];
  const { left, stays } = await publishBuilt(await registry(), builds, 'npm start');
  for (const build of left) {
    log.warn({ build }, 'not made stable: it is a canary, or was taken back');
  }
  return stays;
}

/** Looks again and again, each time after the last look has ended; the returned function stops it. */
export function keepFresh(refresh: () => Promise<void>, every = POLL_MS): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const later = () => {
    if (!stopped) timer = setTimeout(() => void refresh().then(later), every).unref();
  };
  later();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** The release managers' side of a site; its own changes are served at once. */
export async function siteReleaseActions(
  config: Pick<Config, 'dataDir' | 'releaseToken' | 'releaseSecret' | 'needsProbe'>,
  releases: Pick<SiteReleases, 'registry'> & { readonly cache?: SiteReleases['cache'] },
  onError: (error: unknown) => void,
  accounts?: ReleaseActions['accounts'],
): Promise<ReleaseActions> {
  const { cache } = releases;
  const clock = () => new Date();
  return {
    registry: releases.registry,
    firstShare: firstShareAt(clock),
    token: await releaseTokenOf(config),
    secret: await releaseSecretOf(config),
    clock,
    needsProbe: config.needsProbe,
    onChange: async () => cache?.refresh(),
    ...(cache === undefined ? {} : { killHere: cache.killHere }),
    ...(cache === undefined ? {} : { keptBack: () => cache.live().keptBack }),
    onError,
    ...(accounts === undefined ? {} : { accounts }),
  };
}
