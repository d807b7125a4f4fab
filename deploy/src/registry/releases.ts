import type { Resolution } from 'shared-contracts/resolution';
import { readArtifact, type Artifact } from './artifact.ts';
import { readGenerations, type Generation } from './generations.ts';
import { RegistryError } from './registry-error.ts';
import { releaseFolders } from './release-folders.ts';
import { resolutionFor } from './resolution-for.ts';

/** What a gateway needs of the registry while it serves. */
export interface Releases {
  /** The live shell. */
  readonly shell: Artifact;
  readonly resolution: Resolution;
  /** A published build, live or not; null when there is none of that name. */
  readonly find: (unit: string, build: string) => Promise<Artifact | null>;
  /** Folder of a build's files. */
  readonly folder: (unit: string, build: string) => string;
}

/** The unit whose build the HTML starts. */
export const SHELL_UNIT = 'shell';

/** Opens the registry of a data folder for reading; throws RegistryError when it is damaged or nothing was published. */
export async function openReleases(dataDir: string): Promise<Releases> {
  const folders = releaseFolders(dataDir);
  const generation = (await readGenerations(folders.generations)).at(-1);
  if (generation === undefined) {
    throw new RegistryError(`Nothing is published in ${folders.root}; run npm start once.`);
  }
  const artifacts = await liveArtifacts(dataDir, generation);
  const shell = artifacts.get(keyOf(SHELL_UNIT, generation.units[SHELL_UNIT]?.stable ?? ''));
  if (shell === undefined) throw new RegistryError(`No shell is published in ${folders.root}.`);
  return {
    shell,
    resolution: resolutionFor(generation, (unit, build) => artifacts.get(keyOf(unit, build))),
    folder: folders.build,
    find: async (unit, build) => {
      const known = artifacts.get(keyOf(unit, build));
      if (known !== undefined) return known;
      // A page keeps the builds it started with: an older build is still served to it.
      const older = await readArtifact(folders.build(unit, build)).catch((error: unknown) => {
        if (error instanceof RegistryError) return null;
        throw error;
      });
      if (older !== null) artifacts.set(keyOf(unit, build), older);
      return older;
    },
  };
}

async function liveArtifacts(
  dataDir: string,
  generation: Generation,
): Promise<Map<string, Artifact>> {
  const folders = releaseFolders(dataDir);
  const artifacts = new Map<string, Artifact>();
  for (const [unit, live] of Object.entries(generation.units)) {
    for (const build of [live.stable, ...live.previous]) {
      artifacts.set(keyOf(unit, build), await readArtifact(folders.build(unit, build)));
    }
  }
  return artifacts;
}

function keyOf(unit: string, build: string): string {
  return `${unit}/${build}`;
}
