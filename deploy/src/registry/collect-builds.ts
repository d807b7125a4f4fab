import type { Published } from './artifact-store.ts';
import { ARTIFACT_FILE } from './artifact.ts';
import { pathsOf } from './build-files.ts';
import type { Registry } from './registry.ts';

/** A build whose files nobody can be using any more. */
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

/** Builds that are found at one time; whoever asks may ask again. */
export const MOST_COLLECTED = 500;

/**
 * Finds builds that are not live, were not within the last two weeks, and were published before that; without `dryRun`
 * their files go. The descriptions stay, so that their names are never used for other bytes. `more` says that there may be
 * others.
 */
export async function collectBuilds(
  registry: Omit<Registry, 'close'>,
  now: Date,
  dryRun: boolean,
): Promise<{ readonly found: Collectable[]; readonly more: boolean }> {
  const since = new Date(now.getTime() - KEPT_MS);
  const needed = await neededBuilds(registry, since);
  const found: Collectable[] = [];
  for await (const { unit, build } of agedBuilds(registry, since)) {
    if (needed.has(`${unit} ${build}`)) continue;
    if (found.length === MOST_COLLECTED) return { found, more: true };
    const artifact = await registry.artifacts.find(unit, build);
    if (artifact === null) continue;
    found.push({ unit, build, bytes: artifact.files.reduce((sum, { bytes }) => sum + bytes, 0) });
    if (dryRun) continue;
    // The description first: from then on nobody is told that the build is there.
    await registry.files.remove(unit, build, [ARTIFACT_FILE, ...pathsOf(artifact)]);
    await registry.db
      .insertInto('releases.collected')
      .values({ unit, build, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { found, more: false };
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
): Promise<Set<string>> {
  const needed = new Set<string>();
  let before: number | undefined;
  for (;;) {
    const part = await generations.list({
      limit: PART,
      ...(before === undefined ? {} : { before }),
    });
    for (const { at, generation, units } of part) {
      for (const [unit, { stable, canary, previous }] of Object.entries(units)) {
        for (const build of [stable, canary?.build, ...previous]) needed.add(`${unit} ${build}`);
      }
      // The one that was live when the time began is the last that counts.
      if (new Date(at) < since) return needed;
      before = generation;
    }
    if (part.length < PART) return needed;
  }
}
