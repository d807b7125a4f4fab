import { publishedBuilds } from '../gateway/published-builds.ts';
import { openReleasesCache, type ReleasesCache } from '../gateway/releases-cache.ts';
import { rememberedRelease } from '../gateway/remembered-release.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { buildFilesOf, registryOn, type Registry } from '../registry/registry.ts';
import { temporaryFolder } from './fake-build.ts';
import { registryDatabase } from './registry-database.ts';

/** A registry of this test's own and the gateway's view of it. */
export interface TestReleases {
  readonly dataDir: string;
  readonly registry: Omit<Registry, 'close'>;
  readonly cache: ReleasesCache;
}

/** A registry of one test; its clock stands still unless another is given. */
export async function testRegistry(
  clock = () => new Date('2026-11-21T09:00:00Z'),
): Promise<Omit<TestReleases, 'cache'>> {
  const dataDir = await temporaryFolder();
  const files = buildFilesOf({ dataDir, bucket: null });
  return { dataDir, registry: registryOn(await registryDatabase(), files, clock) };
}

/** Freshly published builds. */
export async function testReleases(builds: readonly string[]): Promise<TestReleases> {
  const { dataDir, registry } = await testRegistry();
  await publishBuilt(registry, builds, 'test');
  const cache = await openReleasesCache({
    current: registry.generations.current,
    builds: publishedBuilds(registry.files),
    remembered: rememberedRelease(dataDir),
    onAway: (error) => {
      throw error;
    },
    onBack: () => undefined,
  });
  return { dataDir, registry, cache };
}
