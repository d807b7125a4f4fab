import type { Artifact } from '../registry/artifact.ts';
import type { GenerationStore } from '../registry/generation-store.ts';
import type { Generation } from '../registry/live-unit.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { FindArtifact } from '../registry/resolution-for.ts';
import { buildKey, type PublishedBuilds } from './published-builds.ts';
import type { RememberedRelease } from './remembered-release.ts';

/** What is live, at one moment. */
export interface LiveReleases {
  readonly generation: Generation;
  /** The description of a build that the generation names: stable, canary or earlier. */
  readonly find: FindArtifact;
}

/** What a gateway knows of the registry while it serves. */
export interface ReleasesCache extends Pick<PublishedBuilds, 'find' | 'read'> {
  /** The newest generation that this gateway has heard of. */
  readonly live: () => LiveReleases;
  /** Looks at the registry now; while that is away, things stay as they are. */
  readonly refresh: () => Promise<void>;
}

/** What a cache is made from. */
export interface CacheParts {
  /** Asks the registry for the newest generation; rejects while it is away. */
  readonly current: GenerationStore['current'];
  readonly builds: PublishedBuilds;
  readonly remembered: RememberedRelease;
  /** Told once when the registry goes away, and once when it is back. */
  readonly onAway: (error: unknown) => void;
  readonly onBack: () => void;
  /** Told the number of each generation that is served from now on, after the one that was begun with. */
  readonly onNew?: (generation: number) => void;
}

/** Begins with what the registry says, or with what was served last; throws RegistryError when there is neither. */
export async function openReleasesCache(parts: CacheParts): Promise<ReleasesCache> {
  const { current, builds, remembered } = parts;
  let away = false;
  const tellAway = (error: unknown) => {
    if (!away) parts.onAway(error);
    away = true;
    return null;
  };
  const begin = (await current().catch(tellAway)) ?? (await remembered.read());
  if (begin === null)
    throw new RegistryError(
      'Nothing is published yet: publish shell and remotes first (mfctl publish shell --stable …), or run npm start once.',
    );
  let live = await liveOf(begin, builds);
  await remembered.write(begin);

  const look = async () => {
    builds.forgetAbsent();
    const newest = await current();
    if (newest !== null && newest.hash !== live.generation.hash) {
      live = await liveOf(newest, builds);
      await remembered.write(newest);
      parts.onNew?.(newest.generation);
    }
    if (away) parts.onBack();
    away = false;
  };
  let looking: Promise<unknown> | null = null;
  return {
    find: builds.find,
    read: builds.read,
    live: () => live,
    refresh: async () => {
      // Whoever comes while a look goes on waits for the next: that one may have begun before their change.
      if (looking !== null) await looking;
      looking ??= look()
        .catch(tellAway)
        .finally(() => (looking = null));
      await looking;
    },
  };
}

async function liveOf(generation: Generation, builds: PublishedBuilds): Promise<LiveReleases> {
  const artifacts = new Map<string, Artifact>();
  for (const [unit, { stable, canary, previous }] of Object.entries(generation.units)) {
    for (const build of [stable, ...(canary === null ? [] : [canary.build]), ...previous]) {
      const artifact = await builds.find(unit, build);
      if (artifact !== null) artifacts.set(buildKey(unit, build), artifact);
      else if (build === stable) {
        throw new RegistryError(`The files of build ${build} of ${unit}, which is live, are gone.`);
      }
    }
  }
  return { generation, find: (unit, build) => artifacts.get(buildKey(unit, build)) };
}
