import { kill } from '../registry/changes.ts';
import type { GenerationStore } from '../registry/generation-store.ts';
import { namedBuilds, type Generation } from '../registry/live-unit.ts';
import { ChangeRefused, RegistryError } from '../registry/registry-errors.ts';
import { liveOf, type KeptBack, type LiveReleases } from './live-releases.ts';
import type { PublishedBuilds } from './published-builds.ts';
import type { RememberedRelease } from './remembered-release.ts';
import type { StoredJson } from './stored-json.ts';
import type { WaitingKill } from './waiting-kills.ts';

/** What a gateway knows of the registry while it serves. */
export interface ReleasesCache extends Pick<PublishedBuilds, 'find' | 'read'> {
  /** The newest generation that this gateway has heard of. */
  readonly live: () => LiveReleases;
  /** Looks at the registry now; while that is away, things stay as they are. */
  readonly refresh: () => Promise<void>;
  /**
   * Serves a build no longer, by the word of this gateway alone, and has it recorded once the registry is back. Rejects
   * with ChangeRefused where there is no such unit, or the build is in quarantine already.
   */
  readonly killHere: (kill: WaitingKill) => Promise<Generation>;
}

/** What a cache is made from. */
export interface CacheParts {
  /** Asks the registry for the newest generation; rejects while it is away. */
  readonly current: GenerationStore['current'];
  readonly builds: PublishedBuilds;
  readonly remembered: RememberedRelease;
  readonly waiting: {
    readonly kills: StoredJson<WaitingKill[]>;
    readonly record: (kill: WaitingKill) => Promise<void>;
  };
  /** Called once when the registry becomes unavailable; likewise when it returns. */
  readonly onAway: (error: unknown) => void;
  readonly onBack: () => void;
  /** Called with what is served, first when the cache opens and then after each change. */
  readonly onServed?: (live: LiveReleases) => void;
  /** Called with each new generation after the first. */
  readonly onNew?: (generation: number) => void;
  /** Called whenever the set of units that cannot have their live build changes, also to empty. */
  readonly onKeptBack?: (keptBack: readonly KeptBack[]) => void;
}

/** Begins with what the registry says, or with what was served last; throws RegistryError when there is neither. */
export async function openReleasesCache(parts: CacheParts): Promise<ReleasesCache> {
  const { current, builds, remembered, waiting } = parts;
  let away = false;
  const tellAway = (error: unknown) => {
    if (!away) parts.onAway(error);
    away = true;
    return null;
  };
  let kills = (await waiting.kills.read()) ?? [];
  let writing: Promise<void> = Promise.resolve();
  const keepKills = (next: typeof kills) => {
    kills = next;
    // One after the other, so that the file ends with the newest list.
    writing = writing.catch(() => undefined).then(() => waiting.kills.write(next));
    return writing;
  };
  /** What the registry has, once it has heard of what was decided here. */
  const newest = async () => {
    const found = await current();
    if (kills.length === 0) return found;
    for (const one of kills) {
      await waiting.record(one);
      await keepKills(kills.filter((other) => other !== one));
    }
    return current();
  };
  const last = await remembered.read();
  const begin = (await newest().catch(tellAway)) ?? last;
  if (begin === null)
    throw new RegistryError(
      'Nothing is published yet: publish shell and remotes first (mfctl publish shell --stable …), or run npm start once.',
    );
  let live = await liveOf(begin, builds, last);
  parts.onServed?.(live);
  await remembered.write(live.generation);
  if (live.keptBack.length > 0) parts.onKeptBack?.(live.keptBack);

  const serve = async (next: LiveReleases) => {
    const isOther = JSON.stringify(next.keptBack) !== JSON.stringify(live.keptBack);
    live = next;
    parts.onServed?.(live);
    await remembered.write(next.generation);
    if (isOther) parts.onKeptBack?.(next.keptBack);
  };
  const look = async () => {
    builds.forgetAbsent();
    const found = await newest();
    const isNew = found !== null && found.hash !== live.generation.hash;
    // Files that were missing may have come meanwhile.
    if (found !== null && (isNew || live.keptBack.length > 0)) {
      await serve(await liveOf(found, builds, live.generation));
    }
    if (isNew) parts.onNew?.(found.generation);
    if (away) parts.onBack();
    away = false;
  };
  let looking: Promise<unknown> | null = null;
  return {
    find: builds.find,
    read: builds.read,
    live: () => live,
    killHere: async (one) => {
      const { unit, build, why } = one;
      const named = live.generation.units[unit];
      if (named === undefined || !namedBuilds(named).includes(build))
        throw new ChangeRefused(`This gateway serves no build ${build} of ${unit}.`);
      const killed = kill(live.generation, unit, build, why);
      await keepKills([...kills, one]);
      await serve(await liveOf({ ...live.generation, ...killed }, builds, live.generation));
      return live.generation;
    },
    refresh: async () => {
      // Callers during a look wait for the next: this one may have begun before their change.
      if (looking !== null) await looking;
      looking ??= look()
        .catch(tellAway)
        .finally(() => (looking = null));
      await looking;
    },
  };
}
