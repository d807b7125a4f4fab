import * as z from 'zod/mini';
import type { Artifact } from './artifact.ts';
import { publishStable } from './changes.ts';
import { insertBuild } from './insert-build.ts';
import { isQuarantined, NOTHING_LIVE, type Generation, type Live } from './live-unit.ts';
import { GenerationRace, BuildCollected } from './registry-errors.ts';
import type { Registry } from './registry.ts';

/** What the audit writes down of a build that is released as it is. */
const Released = z.array(z.object({ unit: z.string(), build: z.string() }));

/** Several sites that start at once on one registry publish the same; after so many lost races something else is wrong. */
const TRIES = 5;

/** What came of publishing freshly built folders. */
export interface PublishedBuilds {
  readonly generation: Generation;
  /** Builds that were not made stable because of an earlier decision about them: `unit build`. */
  readonly left: readonly string[];
  /** Units that keep another live build, because a team released it. */
  readonly stays: readonly StayingUnit[];
}

/** A unit whose live build is not the one that was brought. */
export interface StayingUnit {
  readonly unit: string;
  readonly live: string;
  /** The build that was brought; it is published and not live. */
  readonly build: string;
}

type Under = Pick<Registry, 'artifacts' | 'files' | 'generations' | 'audit'>;

/**
 * Publishes freshly built folders and makes them stable in one generation; nothing new, no generation. A build goes
 * live only if nothing is live, or if the live one came from here too: a restart changes no release, canary or rollback
 * (decision 095).
 */
export async function publishBuilt(
  registry: Under,
  folders: readonly string[],
  by: string,
): Promise<PublishedBuilds> {
  for (let left = TRIES; ; left -= 1) {
    try {
      const artifacts: Artifact[] = [];
      for (const folder of folders) artifacts.push(await insertBuild(registry, folder, by));
      return await makeStable(registry, artifacts, by);
    } catch (error) {
      // What was collected meanwhile is brought again.
      const isLost = error instanceof GenerationRace || error instanceof BuildCollected;
      if (!isLost || left === 0) throw error;
    }
  }
}

async function makeStable(
  registry: Under,
  artifacts: readonly Artifact[],
  by: string,
): Promise<PublishedBuilds> {
  const { generations } = registry;
  const now = await generations.current();
  const wanted: Artifact[] = [];
  const left: string[] = [];
  const stays: StayingUnit[] = [];
  for (const one of artifacts) {
    const { unit, build } = one;
    const live = now?.units[unit];
    if (isDecided(now ?? NOTHING_LIVE, one)) left.push(`${unit} ${build}`);
    else if (live === undefined) {
      // A unit that was live before was taken away by a person.
      if ((await generations.formerStable(unit)).length === 0) wanted.push(one);
      else left.push(`${unit} ${build}`);
    }
    // To make it stable once more would end a canary that is compared with it.
    else if (live.stable === build) continue;
    else if (live.canary === null && (await cameBy(registry, unit, live.stable, by)))
      wanted.push(one);
    else stays.push({ unit, live: live.stable, build });
  }
  const generation = await generations.change(
    now?.generation ?? 0,
    by,
    'the builds of this checkout',
    (live) => wanted.reduce((state, { unit, build }) => publishStable(state, unit, build), live),
  );
  return { generation, left, stays };
}

function isDecided(live: Live, { unit, build }: Artifact): boolean {
  return isQuarantined(live, unit, build) || live.units[unit]?.canary?.build === build;
}

/**
 * Whether the stable build came from `by` and was not released by hand since. The history names who made it stable; the
 * audit also has releases of a build that was stable already, which make no generation.
 */
async function cameBy(
  { generations, audit }: Pick<Registry, 'generations' | 'audit'>,
  unit: string,
  build: string,
  by: string,
): Promise<boolean> {
  const since = (await generations.madeStable(unit))?.after;
  if (since === undefined || since.by !== by) return false;
  const releases = await audit.releasesSince(since.generation);
  return !releases.some(({ subject }) =>
    Released.parse(subject).some((one) => one.unit === unit && one.build === build),
  );
}
