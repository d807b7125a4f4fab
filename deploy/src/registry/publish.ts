import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ARTIFACT_FILE, readArtifact, type Artifact } from './artifact.ts';
import {
  appendGeneration,
  readGenerations,
  type Generation,
  type LiveUnit,
} from './generations.ts';
import { RegistryError } from './registry-error.ts';
import { releaseFolders } from './release-folders.ts';
import { verifyFiles } from './verify-files.ts';

/** Builds kept as fallbacks of one unit. */
const KEPT_BUILDS = 3;

/** Brings built folders into the registry and makes them stable, all in one generation; nothing new, no generation. */
export async function publish(
  dataDir: string,
  folders: readonly string[],
  now: () => Date = () => new Date(),
): Promise<Generation> {
  const { generations } = releaseFolders(dataDir);
  const history = await readGenerations(generations);
  const units: Record<string, LiveUnit> = { ...history.at(-1)?.units };
  for (const folder of folders) {
    const artifact = await insertBuild(dataDir, folder);
    units[artifact.unit] = withStable(units[artifact.unit], artifact.build);
  }
  const last = history.at(-1);
  if (last !== undefined && sameUnits(last.units, units)) return last;
  return appendGeneration(generations, history, units, now());
}

/** Copies a build below its unit and id, insert-only: the same id with other bytes is refused. */
export async function insertBuild(dataDir: string, folder: string): Promise<Artifact> {
  const artifact = await readArtifact(folder);
  const compressed = await verifyFiles(folder, artifact);
  const target = releaseFolders(dataDir).build(artifact.unit, artifact.build);
  const present = await readArtifact(target).catch((error: unknown) => {
    if (error instanceof RegistryError) return null;
    throw error;
  });
  if (present !== null) {
    refuseOtherBytes(artifact, present);
    await verifyFiles(target, present);
    return present;
  }
  // Complete under another name first: a build that can be seen is whole.
  const coming = `${target}.coming`;
  await rm(coming, { recursive: true, force: true });
  for (const [path, suffixes] of compressed) {
    await mkdir(dirname(join(coming, path)), { recursive: true });
    for (const suffix of ['', ...suffixes]) {
      await cp(join(folder, path + suffix), join(coming, path + suffix));
    }
  }
  await cp(join(folder, ARTIFACT_FILE), join(coming, ARTIFACT_FILE));
  await rename(coming, target);
  return artifact;
}

function refuseOtherBytes(next: Artifact, present: Artifact): void {
  const bytesOf = (artifact: Artifact) =>
    artifact.files
      .map((file) => `${file.path} ${file.sha384}`)
      .toSorted()
      .join('\n');
  if (bytesOf(next) === bytesOf(present)) return;
  throw new RegistryError(
    `Build ${next.build} of ${next.unit} was published before with other bytes; a build never changes.`,
  );
}

function withStable(live: LiveUnit | undefined, build: string): LiveUnit {
  if (live === undefined) return { stable: build, previous: [] };
  if (live.stable === build) return live;
  const previous = [live.stable, ...live.previous].filter((one) => one !== build);
  return { stable: build, previous: previous.slice(0, KEPT_BUILDS) };
}

function sameUnits(one: Generation['units'], other: Generation['units']): boolean {
  const names = Object.keys(other);
  return (
    names.length === Object.keys(one).length &&
    names.every((name) => one[name]?.stable === other[name]?.stable)
  );
}
