import type { Artifact } from './artifact.ts';
import { publishStable } from './changes.ts';
import { GenerationRace } from './generation-race.ts';
import { insertBuild } from './insert-build.ts';
import { isQuarantined, NOTHING_LIVE, type Generation, type Live } from './live-unit.ts';
import type { Registry } from './registry.ts';

/** Several sites that start at once on one registry publish the same; after so many lost races something else is wrong. */
const TRIES = 5;

/** What came of publishing freshly built folders. */
export interface PublishedBuilds {
  readonly generation: Generation;
  /** Builds that were not made stable, because somebody has decided otherwise about them: `unit build`. */
  readonly left: readonly string[];
}

/**
 * Brings freshly built folders in and makes them stable, all in one generation; nothing new, no generation. A build that
 * is being tried as a canary or was taken back stays what it is: to start a site anew decides nothing about a release.
 */
export async function publishBuilt(
  registry: Pick<Registry, 'artifacts' | 'files' | 'generations'>,
  folders: readonly string[],
  by: string,
): Promise<PublishedBuilds> {
  const artifacts: Artifact[] = [];
  for (const folder of folders) artifacts.push(await insertBuild(registry, folder, by));
  for (let left = TRIES; ; left -= 1) {
    try {
      return await makeStable(registry, artifacts, by);
    } catch (error) {
      if (!(error instanceof GenerationRace) || left === 0) throw error;
    }
  }
}

async function makeStable(
  { generations }: Pick<Registry, 'generations'>,
  artifacts: readonly Artifact[],
  by: string,
): Promise<PublishedBuilds> {
  const now = await generations.current();
  const decided = artifacts.filter((one) => isDecided(now ?? NOTHING_LIVE, one));
  const wanted = artifacts.filter((one) => !decided.includes(one));
  const generation = await generations.change(
    now?.generation ?? 0,
    by,
    'the builds of this checkout',
    (live) => wanted.reduce((state, { unit, build }) => publishStable(state, unit, build), live),
  );
  return { generation, left: decided.map(({ unit, build }) => `${unit} ${build}`) };
}

function isDecided(live: Live, { unit, build }: Artifact): boolean {
  return isQuarantined(live, unit, build) || live.units[unit]?.canary?.build === build;
}
