import { clearIncoming, diskStore } from 'api/object-store/disk';
import { areaFolder, objectStoreOf, type StorePlace } from 'api/object-store/open';
import { artifactStore, type ArtifactStore } from './artifact-store.ts';
import { buildFilesIn, type BuildFiles } from './build-files.ts';
import { generationStore, type GenerationStore } from './generation-store.ts';
import { openRegistryDatabase, type RegistryPlace } from './registry-database.ts';
import type { RegistryDatabase, RegistryTables } from './registry-tables.ts';
import { tokenStore, type TokenStore } from './token-store.ts';

/** What was built, what is live, and who did what. */
export interface Registry {
  readonly artifacts: ArtifactStore;
  readonly files: BuildFiles;
  readonly generations: GenerationStore;
  readonly audit: AuditLog;
  readonly tokens: TokenStore;
  /** For what counts beside the releases: the telemetry of a minute. */
  readonly db: RegistryDatabase;
  close(): Promise<void>;
}

/** Where a registry keeps what it has; without a bucket, files lie in the data folder. */
export interface RegistryConfig extends RegistryPlace, StorePlace {}

/** Folder of the files of builds, and of what the gateway remembers of them. */
export function releasesFolder(dataDir: string): string {
  return areaFolder({ dataDir }, 'releases');
}

/** Opens the registry; a StartError says why it cannot. */
export async function openRegistry(
  config: RegistryConfig,
  clock: () => Date,
  onLost: (error: Error) => void,
): Promise<Registry> {
  await clearIncoming(releasesFolder(config.dataDir), clock());
  const { db, close } = await openRegistryDatabase(config, onLost);
  return { ...registryOn(db, buildFilesOf(config), clock), close };
}

/** A registry over an open database. */
export function registryOn(
  db: RegistryDatabase,
  files: BuildFiles,
  clock: () => Date,
): Omit<Registry, 'close'> {
  return {
    db,
    files,
    artifacts: artifactStore(db, clock),
    generations: generationStore(db, clock),
    audit: auditLog(db, clock),
    tokens: tokenStore(db, clock),
  };
}

/** The files of builds: in the data folder, and in the bucket where one is configured. */
export function buildFilesOf(config: StorePlace): BuildFiles {
  const kept = buildFilesIn(objectStoreOf(config, 'releases'));
  if (config.bucket === null) return kept;
  return filesKeptNear(buildFilesIn(diskStore(releasesFolder(config.dataDir))), kept);
}

/** One action on releases, done or refused. */
type AuditEntry = Omit<RegistryTables['releases.audit'], 'id' | 'at'>;

/** Who did what; it only grows. */
interface AuditLog {
  record(entry: AuditEntry): Promise<void>;
  /** Records what was done and left the live builds as they were. */
  recordDone(
    entry: Pick<AuditEntry, 'by' | 'action' | 'subject'> & Partial<Pick<AuditEntry, 'detail'>>,
  ): Promise<void>;
  /** The newest entries, newest first. */
  list(limit: number): Promise<(AuditEntry & { at: Date })[]>;
  /** What was made stable by hand from a generation on; the subject is a list of `{unit, build}`. */
  releasesSince(generation: number): Promise<Pick<AuditEntry, 'subject'>[]>;
}

function auditLog(db: RegistryDatabase, clock: () => Date): AuditLog {
  const record = async (entry: AuditEntry) => {
    await db
      .insertInto('releases.audit')
      .values({ ...entry, subject: JSON.stringify(entry.subject), at: clock() })
      .execute();
  };
  return {
    record,
    recordDone: (entry) => record({ result: 'done', generation: null, detail: '', ...entry }),
    list: (limit) =>
      db
        .selectFrom('releases.audit')
        .select(['at', 'by', 'action', 'subject', 'result', 'generation', 'detail'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    releasesSince: (generation) =>
      db
        .selectFrom('releases.audit')
        .select('subject')
        .where('action', 'in', ['publish', 'train'])
        .where('result', '=', 'done')
        .where('generation', '>=', generation)
        .execute(),
  };
}

/**
 * Files of a remote store, cached locally once they were read: a build never changes, and the remote store may be
 * unavailable.
 */
function filesKeptNear(near: BuildFiles, far: BuildFiles): BuildFiles {
  return {
    read: async (unit, build, path) => {
      const kept = await near.read(unit, build, path);
      if (kept !== null) return kept;
      const bytes = await far.read(unit, build, path);
      if (bytes !== null) await near.write(unit, build, path, bytes);
      return bytes;
    },
    write: async (unit, build, path, bytes) => {
      await far.write(unit, build, path, bytes);
      await near.write(unit, build, path, bytes);
    },
    remove: async (unit, build, paths) => {
      await far.remove(unit, build, paths);
      await near.remove(unit, build, paths);
    },
  };
}
