import { ARTIFACT_FILE, type Artifact } from './artifact.ts';
import { pathsOf } from './build-files.ts';
import { generationsAfter } from './generation-store.ts';
import { namedBuilds } from './live-unit.ts';
import type { Published } from './published-builds.ts';
import type { RegistryDatabase } from './registry-tables.ts';
import type { Registry } from './registry.ts';

/** A build whose files no page can be using. */
export interface Collectable {
  readonly unit: string;
  readonly build: string;
  /** Of its files, without the compressed copies. */
  readonly bytes: number;
}

/** A page keeps the builds that it started with: so long after a build was last live its files stay, in ms. */
export const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Generations, and builds, read at once. */
const PART = 200;

/** Builds found at one time; callers may repeat. */
const MOST_COLLECTED = 500;

/** Files removed per lock of a build: the longest that a publish waits. */
const REMOVED_AT_ONCE = 20;

/**
 * Finds builds that are not live, were not within the last two weeks, and were published before that; without `dryRun`
 * their files go. The descriptions stay, so that their names are never used for other bytes. `more` says that there may be
 * others. Each build is decided on in a transaction: a release of it that comes first wins, a later one is refused.
 */
export async function collectBuilds(
  registry: Omit<Registry, 'close'>,
  now: Date,
  dryRun: boolean,
): Promise<{ readonly found: Collectable[]; readonly more: boolean }> {
  const since = new Date(now.getTime() - KEPT_MS);
  const { needed, newest } = await neededBuilds(registry, since);
  const found: Collectable[] = [];
  for await (const { unit, build } of agedBuilds(registry, since)) {
    if (needed.has(`${unit} ${build}`)) continue;
    if (found.length === MOST_COLLECTED) return { found, more: true };
    const artifact = await registry.artifacts.find(unit, build);
    if (artifact === null) continue;
    if (!dryRun) {
      const marked = await registry.artifacts.collect({ unit, build }, since, (within) =>
        isNamedSince(within, newest, { unit, build }),
      );
      if (!marked) continue;
      await removeFiles(registry, artifact);
    }
    found.push({ unit, build, bytes: artifact.files.reduce((sum, { bytes }) => sum + bytes, 0) });
  }
  return { found, more: false };
}

/** The mark is there first, so a release is refused from then on; who publishes the build again ends the removal. */
async function removeFiles(
  { artifacts, files }: Pick<Registry, 'artifacts' | 'files'>,
  artifact: Artifact,
): Promise<void> {
  const { unit, build } = artifact;
  // The description first: from then on the build is absent.
  const paths = [ARTIFACT_FILE, ...pathsOf(artifact)];
  for (let at = 0; at < paths.length; at += REMOVED_AT_ONCE) {
    await artifacts.whileCollected({ unit, build }, () =>
      files.remove(unit, build, paths.slice(at, at + REMOVED_AT_ONCE)),
    );
  }
}

/** Whether a generation newer than those that were read names a build. */
async function isNamedSince(
  within: RegistryDatabase,
  newest: number,
  { unit, build }: Pick<Published, 'unit' | 'build'>,
): Promise<boolean> {
  const later = await generationsAfter(within, newest);
  return later.some(({ units }) => {
    const live = units[unit];
    return live !== undefined && namedBuilds(live).includes(build);
  });
}

async function* agedBuilds(
  { artifacts }: Pick<Registry, 'artifacts'>,
  since: Date,
): AsyncGenerator<Published> {
  let beside: Published | undefined;
  for (;;) {
    const part: Published[] = await artifacts.aged(since, { beside, limit: PART });
    yield* part;
    beside = part.at(-1);
    if (part.length < PART) return;
  }
}

/** Builds that are live, may be fallen back to, or were either within the time. */
async function neededBuilds(
  { generations }: Pick<Registry, 'generations'>,
  since: Date,
): Promise<{ readonly needed: Set<string>; readonly newest: number }> {
  let newest = 0;
  const needed = new Set<string>();
  let before: number | undefined;
  for (;;) {
    const part = await generations.list({
      limit: PART,
      ...(before === undefined ? {} : { before }),
    });
    for (const { at, generation, units } of part) {
      newest = Math.max(newest, generation);
      for (const [unit, live] of Object.entries(units)) {
        for (const build of namedBuilds(live)) needed.add(`${unit} ${build}`);
      }
      // The one that was live when the time began is the last that counts.
      if (new Date(at) < since) return { needed, newest };
      before = generation;
    }
    if (part.length < PART) return { needed, newest };
  }
}
