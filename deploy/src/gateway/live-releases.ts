import type { Artifact } from '../registry/artifact.ts';
import {
  isQuarantined,
  namedBuilds,
  SHELL_UNIT,
  type Generation,
  type LiveUnit,
} from '../registry/live-unit.ts';
import { RegistryError } from '../registry/registry-errors.ts';
import type { FindArtifact } from '../registry/resolution-for.ts';
import { buildKey, type PublishedBuilds } from './published-builds.ts';

/** A unit whose stable build lacks files, and the build that is served in its place; null: the unit is absent. */
export interface KeptBack {
  readonly unit: string;
  readonly build: string;
  readonly served: string | null;
}

/** What is live, at one moment. */
export interface LiveReleases {
  /** The generation as it can be served: units that are kept back have the build that is served in their place. */
  readonly generation: Generation;
  /** The description of a build that the generation names: stable, canary or earlier. */
  readonly find: FindArtifact;
  readonly keptBack: readonly KeptBack[];
}

/**
 * What can be served of a generation. A unit whose stable build lacks files stays at the build that was served before, or
 * goes to an earlier one that is whole; the other units are not touched by that. Throws RegistryError only where no
 * shell is left to start a page.
 */
export async function liveOf(
  generation: Generation,
  builds: PublishedBuilds,
  before: Generation | null,
): Promise<LiveReleases> {
  const artifacts = new Map<string, Artifact>();
  const units: Record<string, LiveUnit> = {};
  const keptBack: KeptBack[] = [];
  for (const [unit, live] of Object.entries(generation.units)) {
    const last = before?.units[unit]?.stable;
    const fallbacks = [...(last === undefined ? [] : [last]), ...live.previous];
    for (const build of new Set([...namedBuilds(live), ...fallbacks])) {
      const artifact = await described(builds, unit, build);
      if (artifact !== null) artifacts.set(buildKey(unit, build), artifact);
    }
    const isServable = async (build: string) => {
      const artifact = artifacts.get(buildKey(unit, build));
      return artifact !== undefined && (await canBegin(builds, artifact));
    };
    if (await isServable(live.stable)) {
      units[unit] = live;
      continue;
    }
    const allowed = fallbacks.filter((build) => !isQuarantined(generation, unit, build));
    const served = await firstOf(allowed, isServable);
    keptBack.push({ unit, build: live.stable, served });
    if (served !== null) {
      const previous = live.previous.filter((build) => build !== served);
      units[unit] = { ...live, stable: served, previous };
    } else if (unit === SHELL_UNIT) {
      throw new RegistryError(
        `The files of build ${live.stable} of ${unit}, which is live, are gone, and no earlier build is whole: publish it again.`,
      );
    }
  }
  return {
    generation: keptBack.length === 0 ? generation : { ...generation, units },
    find: (unit, build) => artifacts.get(buildKey(unit, build)),
    keptBack,
  };
}

async function firstOf(
  builds: readonly string[],
  isRight: (build: string) => Promise<boolean>,
): Promise<string | null> {
  for (const build of builds) if (await isRight(build)) return build;
  return null;
}

/** The description of a build; null where it is missing or damaged. */
async function described(
  builds: PublishedBuilds,
  unit: string,
  build: string,
): Promise<Artifact | null> {
  return builds.find(unit, build).catch((error: unknown) => {
    if (error instanceof RegistryError) return null;
    throw error;
  });
}

/** Whether the files that a page begins with are there. */
async function canBegin(builds: PublishedBuilds, artifact: Artifact): Promise<boolean> {
  const { unit, build, entry, expose, scripts, styles } = artifact;
  const first = [...(entry === null ? [] : [entry]), ...expose, ...scripts, ...styles];
  for (const path of new Set(first)) {
    if ((await builds.read(unit, build, path)) === null) return false;
  }
  return true;
}
