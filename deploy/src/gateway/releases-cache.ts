import { kill } from '../registry/changes.ts';
import type { GenerationStore } from '../registry/generation-store.ts';
import { namedBuilds, type Generation } from '../registry/live-unit.ts';
import { ChangeRefused, RegistryError } from '../registry/registry-errors.ts';
import { liveOf, type KeptBack, type LiveReleases } from './live-releases.ts';
import type { PublishedBuilds } from './published-builds.ts';
import type { RememberedRelease } from './remembered-release.ts';
import type { StoredJson } from './stored-json.ts';
import { withoutKilled, type WaitingKill } from './waiting-kills.ts';

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
  readonly killHere: (kill: WaitingKill) => Promise<KilledHere>;
}

/** What is served after a kill; where the disk could not be written, the kill ends when the gateway starts again. */
interface KilledHere {
  readonly generation: Generation;
  readonly isStored: boolean;
}

/** What a cache is made from. */
export interface CacheParts {
  /** Asks the registry for the newest generation; rejects while it is away. */
  readonly current: GenerationStore['current'];
  readonly builds: PublishedBuilds;
  readonly remembered: RememberedRelease;
  readonly waiting: {
    readonly kills: StoredJson<WaitingKill[]>;
    /** Records a kill, also that the registry refuses it; rejects while the registry is away. */
    readonly record: (kill: WaitingKill) => Promise<void>;
  };
  /** Called once when the registry becomes unavailable; likewise when it returns. */
  readonly onAway: (error: unknown) => void;
  readonly onBack: () => void;
  /** Called when the disk cannot be written; what is served does not depend on that. */
  readonly onUnstored: (error: unknown) => void;
  /** Called with what is served, first when the cache opens and then after each change. */
  readonly onServed?: (live: LiveReleases) => void;
  /** Called with each new generation after the first. */
  readonly onNew?: (generation: number) => void;
  /** Called whenever the set of units that cannot have their live build changes, also to empty. */
  readonly onKeptBack?: (keptBack: readonly KeptBack[]) => void;
}

/** What is served, and what it is made from. */
interface Served {
  /** As the registry has it, or as it was remembered. */
  readonly base: Generation;
  /** Killed here, and not yet heard of in `base`. */
  readonly kills: readonly WaitingKill[];
  readonly live: LiveReleases;
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
  const isStored = (writing: Promise<void>) =>
    writing.then(
      () => true,
      (error: unknown) => {
        parts.onUnstored(error);
        return false;
      },
    );
  /** Kills that the registry has recorded or refused; they wait on until a generation read afterwards is served. */
  const heard = new Set<WaitingKill>();
  /** What the registry has, once it has heard of what was killed here. */
  const newest = async (kills: Served['kills']) => {
    const found = await current();
    const unheard = kills.filter((one) => !heard.has(one));
    if (found === null || unheard.length === 0) return found;
    for (const one of unheard) {
      await waiting.record(one);
      heard.add(one);
    }
    return current();
  };
  const last = await remembered.read();
  const known = (await waiting.kills.read()) ?? [];
  const first = await newest(known).catch(tellAway);
  const base = first ?? last;
  if (base === null)
    throw new RegistryError(
      'Nothing is published yet: publish shell and remotes first (mfctl publish shell --stable …), or run npm start once.',
    );
  const kills = first === null ? known : [];
  let served: Served = {
    base,
    kills,
    live: await liveOf(withoutKilled(base, kills), builds, last),
  };
  /** What was remembered may lack what the registry has, under the same number. */
  let isRemembered = first === null;
  parts.onServed?.(served.live);

  let writing: Promise<unknown> = Promise.resolve();
  const storeKills = () => {
    // One after the other, so that the file ends with the newest list.
    const next = writing.then(() => isStored(waiting.kills.write([...served.kills])));
    writing = next;
    return next;
  };
  await isStored(remembered.write(served.live.generation));
  if (kills.length !== known.length) await storeKills();
  if (served.live.keptBack.length > 0) parts.onKeptBack?.(served.live.keptBack);

  /** Changes what is served; where that has changed while files were read, it is worked out again. */
  const serve = async (make: (now: Served) => Pick<Served, 'base' | 'kills'>) => {
    for (;;) {
      const before = served;
      const next = make(before);
      const live = await liveOf(
        withoutKilled(next.base, next.kills),
        builds,
        before.live.generation,
      );
      if (served !== before) continue;
      served = { ...next, live };
      parts.onServed?.(live);
      const isOther = JSON.stringify(live.keptBack) !== JSON.stringify(before.live.keptBack);
      if (isOther) parts.onKeptBack?.(live.keptBack);
      return;
    }
  };
  const look = async () => {
    builds.forgetAbsent();
    const found = await newest(served.kills);
    const isNew = found !== null && found.hash !== served.base.hash;
    const isHeard = served.kills.some((one) => heard.has(one));
    // Files that were missing may have come meanwhile.
    const isOther = isNew || isHeard || isRemembered || served.live.keptBack.length > 0;
    if (found !== null && isOther) {
      await serve((now) => ({ base: found, kills: now.kills.filter((one) => !heard.has(one)) }));
      isRemembered = false;
      await isStored(remembered.write(served.live.generation));
      if (isHeard) await storeKills();
    }
    if (isNew) parts.onNew?.(found.generation);
    if (away) parts.onBack();
    away = false;
  };
  let looking: Promise<unknown> | null = null;
  return {
    find: builds.find,
    read: builds.read,
    live: () => served.live,
    killHere: async (one) => {
      const { unit, build, why } = one;
      await serve((now) => {
        const { generation } = now.live;
        const named = generation.units[unit];
        if (named === undefined || !namedBuilds(named).includes(build))
          throw new ChangeRefused(`This gateway serves no build ${build} of ${unit}.`);
        // Throws where it is not possible.
        kill(generation, unit, build, why);
        return { base: now.base, kills: [...now.kills, one] };
      });
      const { generation } = served.live;
      return { generation, isStored: await storeKills() };
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
