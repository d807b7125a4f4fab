import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { sql } from 'api/database';
import { migrate, openInMemoryDatabase } from 'api/database-in-memory';
import { empty, emptyingOf, type Emptying } from 'api/emptying';
import { expect, inject, onTestFinished } from 'vitest';
import { publishedBuilds } from '../gateway/published-builds.ts';
import { openReleasesCache, type ReleasesCache } from '../gateway/releases-cache.ts';
import { rememberedRelease } from '../gateway/remembered-release.ts';
import { recordKill, waitingKills } from '../gateway/waiting-kills.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { openRegistryDatabase, REGISTRY_MIGRATIONS } from '../registry/registry-database.ts';
import type { RegistryDatabase, RegistryTables } from '../registry/registry-tables.ts';
import { buildFilesOf, registryOn, type Registry } from '../registry/registry.ts';
import { temporaryFolder } from './fake-build.ts';
import { placeOnServer } from './registry-place.ts';
import { createDatabase, dropDatabase, ignoreLost, onPostgres, serverUrl } from './test-server.ts';

/** One per process of tests, emptied for each test: to open PGlite or to make a database takes up to seconds. */
let inMemory: Promise<RegistryDatabase> | undefined;
let onServer: Promise<string> | undefined;
let emptying: Promise<Emptying> | undefined;

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
    waiting: {
      kills: waitingKills(dataDir),
      record: async (kill) => void (await recordKill(registry, kill)),
    },
    onAway: (error) => {
      throw error;
    },
    onUnstored: (error) => {
      throw error;
    },
    onBack: () => undefined,
  });
  return { dataDir, registry, cache };
}

/**
 * An empty registry: PGlite in memory, or PostgreSQL with TEST_DATABASE=postgres. It ends with the test; `whenDone` takes the
 * way to end it where a hook opens it for several.
 */
export async function registryDatabase(
  whenDone: (close: () => Promise<void>) => void = onTestFinished,
): Promise<RegistryDatabase> {
  const { testPath = '' } = expect.getState();
  // The proof runs these files on both databases, and finds them by their name.
  if (!testPath.endsWith('.db.test.ts'))
    throw new Error(`${testPath} opens a registry, so its name must end in .db.test.ts.`);
  const db = onPostgres
    ? await openOnPostgres(await (onServer ??= newDatabase()), whenDone)
    : await (inMemory ??= openImage());
  emptying ??= emptyingOf(db, 'releases');
  if (await empty(db, await emptying)) return db;
  // A test changed the schema.
  await sql`drop schema releases cascade`.execute(db);
  await migrate(db, REGISTRY_MIGRATIONS);
  return db;
}

async function openImage(): Promise<RegistryDatabase> {
  const image = await openAsBlob(inject('registryImage'));
  return openInMemoryDatabase<RegistryTables>(REGISTRY_MIGRATIONS, image);
}

/** The address of an empty database on the test server, gone after the test. */
export async function postgresDatabase(): Promise<string> {
  const name = await newDatabase();
  onTestFinished(async () => void (await dropDatabase(name)));
  return serverUrl(name);
}

/** Makes a database and names it; the end of the run takes it away at the latest (`registry-image.ts`). */
async function newDatabase(): Promise<string> {
  const name = `${inject('registryPrefix')}${randomUUID().slice(0, 8)}`;
  await createDatabase(name);
  return name;
}

async function openOnPostgres(
  name: string,
  whenDone: (close: () => Promise<void>) => void,
): Promise<RegistryDatabase> {
  const { db, close } = await openRegistryDatabase(placeOnServer(serverUrl(name)), ignoreLost);
  whenDone(close);
  return db;
}
