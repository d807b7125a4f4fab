import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reachingStyles } from 'shared-contracts/build/style-reach';
import { refuseOtherBytes, type ArtifactStore } from './artifact-store.ts';
import { ARTIFACT_FILE, readArtifact, type Artifact } from './artifact.ts';
import { missingFiles, type BuildFiles } from './build-files.ts';
import { RegistryError } from './registry-errors.ts';
import { expectFile, verifyFiles } from './verify-files.ts';

/** Styles that a refusal names. */
const NAMED_STYLES = 10;

/** Where builds go in: their descriptions and their files. */
export interface BuildStore {
  readonly artifacts: ArtifactStore;
  readonly files: BuildFiles;
}

/** Announces a build; resolves to the paths of the files that have to come (none: they are all here). */
export async function announceBuild(store: BuildStore, artifact: Artifact): Promise<string[]> {
  const { unit, build, files } = artifact;
  if (files.some(({ path }) => path === ARTIFACT_FILE)) {
    throw new RegistryError(`${ARTIFACT_FILE} describes a build and is no file of it.`);
  }
  const present = await store.artifacts.find(unit, build);
  if (present !== null) refuseOtherBytes(artifact, present);
  if (present === null || (await store.artifacts.isCollected(unit, build)))
    await store.artifacts.announce(artifact);
  return missingFiles(store.files, artifact);
}

/** Takes one file of an announced or published build, or a compressed copy of one; refuses bytes that it does not describe. */
export async function takeFile(
  store: BuildStore,
  place: { unit: string; build: string; path: string },
  bytes: Uint8Array,
): Promise<void> {
  const { unit, build, path } = place;
  const artifact = await described(store, unit, build);
  await expectFile(artifact, path, bytes);
  // Nothing says what a map has to hold, so the first one stays.
  const isMap = artifact.maps.includes(path);
  if (isMap && (await store.files.read(unit, build, path)) !== null) return;
  await store.files.write(unit, build, path, bytes);
}

/** Publishes a build whose files are all here; it is not live by that. */
export async function completeBuild(
  store: BuildStore,
  unit: string,
  build: string,
  by: string,
): Promise<Artifact> {
  const artifact = await described(store, unit, build);
  const missing = await missingFiles(store.files, artifact);
  if (missing.length > 0) {
    throw new RegistryError(
      `${missing.length} files of build ${build} of ${unit} have not come, ${missing[0]} among them.`,
    );
  }
  if (artifact.entry !== null) await refuseReachingStyles(store, artifact);
  // Beside its files, so that a build is served without the database too; last, so that what can be found is whole.
  const text = Buffer.from(`${JSON.stringify(artifact)}\n`);
  await store.files.write(unit, build, ARTIFACT_FILE, text);
  await store.artifacts.publish(artifact, by);
  return artifact;
}

/** A remote's stylesheets may style nothing outside of it; what it says of itself is not read. */
async function refuseReachingStyles({ files }: BuildStore, artifact: Artifact): Promise<void> {
  const { unit, build } = artifact;
  const reaching: string[] = [];
  for (const { path } of artifact.files) {
    if (!path.endsWith('.css')) continue;
    const css = (await files.read(unit, build, path))?.toString() ?? '';
    reaching.push(...reachingStyles(css, unit).map((one) => `${path}: ${one}`));
  }
  if (reaching.length === 0) return;
  throw new RegistryError(
    `Styles of build ${build} reach outside of ${unit}; begin each with a class of its own: ${reaching.slice(0, NAMED_STYLES).join(', ')}.`,
  );
}

/** Brings a built folder in, as a client at the other end of a line does. */
export async function insertBuild(
  store: BuildStore,
  folder: string,
  by: string,
): Promise<Artifact> {
  const built = await readArtifact(folder);
  const compressed = await verifyFiles(folder, built);
  const artifact = { ...built, version: releaseVersion(built) };
  const { unit, build } = artifact;
  const missing = new Set(await announceBuild(store, artifact));
  for (const [path, suffixes] of compressed) {
    if (!missing.has(path)) continue;
    for (const suffix of [...suffixes, '']) {
      const place = { unit, build, path: path + suffix };
      await takeFile(store, place, await readFile(join(folder, place.path)));
    }
  }
  const known = await store.artifacts.find(unit, build);
  const isWhole = missing.size === 0 && (await store.artifacts.announced(unit, build)) === null;
  return known === null || !isWhole ? completeBuild(store, unit, build, by) : known;
}

/** A package's version stays the same from commit to commit; with its build it names one release. */
export function releaseVersion({ version, build }: Pick<Artifact, 'version' | 'build'>): string {
  return version.includes('+') ? version : `${version}+${build}`;
}

async function described(store: BuildStore, unit: string, build: string): Promise<Artifact> {
  const { artifacts } = store;
  const found = (await artifacts.announced(unit, build)) ?? (await artifacts.find(unit, build));
  if (found !== null) return found;
  throw new RegistryError(`Build ${build} of ${unit} was not announced.`);
}
