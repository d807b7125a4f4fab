import { Artifact } from './artifact.ts';
import { isTaken } from './generation-store.ts';
import { RegistryError } from './registry-error.ts';
import type { RegistryDatabase } from './registry-tables.ts';

/** A published build, as a list shows it. */
export interface Published {
  readonly unit: string;
  readonly build: string;
  readonly version: string;
  readonly at: Date;
  readonly by: string;
}

/** Descriptions of builds; whoever has published one never changes it. */
export interface ArtifactStore {
  /** The description of a published build; null when there is none. */
  find(unit: string, build: string): Promise<Artifact | null>;
  /** Published builds, newest first. */
  list(unit?: string): Promise<Published[]>;
  /** Keeps a description until its files have come; refuses a name that is taken by other bytes. */
  announce(artifact: Artifact): Promise<void>;
  /** A description whose files are still coming. */
  announced(unit: string, build: string): Promise<Artifact | null>;
  /** Publishes an announced build, its files being there. */
  publish(artifact: Artifact, by: string): Promise<void>;
}

/** An announcement that was not followed up for so long may be replaced by another, in ms. */
const FORGOTTEN_MS = 60 * 60 * 1000;

export function artifactStore(db: RegistryDatabase, clock: () => Date): ArtifactStore {
  const find = async (
    table: 'releases.artifacts' | 'releases.uploads',
    unit: string,
    build: string,
  ) => {
    const row = await db
      .selectFrom(table)
      .select('description')
      .where('unit', '=', unit)
      .where('build', '=', build)
      .executeTakeFirst();
    return row === undefined ? null : Artifact.parse(row.description);
  };
  return {
    find: (unit, build) => find('releases.artifacts', unit, build),
    announced: (unit, build) => find('releases.uploads', unit, build),
    list: (unit) => listed(db, unit),
    announce: async (artifact) => {
      const { unit, build } = artifact;
      await refuseVersion(db, artifact);
      const now = clock();
      const forgotten = new Date(now.getTime() - FORGOTTEN_MS);
      await db
        .deleteFrom('releases.uploads')
        .where('unit', '=', unit)
        .where('build', '=', build)
        .where('at', '<', forgotten)
        .execute();
      await db
        .insertInto('releases.uploads')
        .values({ unit, build, description: JSON.stringify(artifact), at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await find('releases.uploads', unit, build);
      if (kept !== null) refuseOtherBytes(artifact, kept);
    },
    publish: (artifact, by) =>
      db.transaction().execute(async (within) => {
        const { unit, build, version } = artifact;
        const description = JSON.stringify(artifact);
        try {
          await within
            .insertInto('releases.artifacts')
            .values({ unit, build, version, description, at: clock(), by })
            .onConflict((conflict) => conflict.columns(['unit', 'build']).doNothing())
            .execute();
        } catch (error) {
          if (isTaken(error)) throw otherVersion(artifact, error);
          throw error;
        }
        for (const table of ['releases.uploads', 'releases.collected'] as const) {
          await within
            .deleteFrom(table)
            .where('unit', '=', unit)
            .where('build', '=', build)
            .execute();
        }
      }),
  };
}

/** Refuses two builds of one name whose files differ. */
export function refuseOtherBytes(next: Artifact, present: Artifact): void {
  const bytesOf = ({ files }: Artifact) =>
    files
      .map((file) => `${file.path} ${file.sha384}`)
      .toSorted()
      .join('\n');
  if (bytesOf(next) === bytesOf(present)) return;
  throw new RegistryError(
    `Build ${next.build} of ${next.unit} was published before with other bytes; a build never changes.`,
  );
}

async function refuseVersion(db: RegistryDatabase, artifact: Artifact): Promise<void> {
  const other = await db
    .selectFrom('releases.artifacts')
    .select('build')
    .where('unit', '=', artifact.unit)
    .where('version', '=', artifact.version)
    .where('build', '!=', artifact.build)
    .executeTakeFirst();
  if (other !== undefined) throw otherVersion(artifact);
}

function otherVersion({ unit, version }: Artifact, cause?: unknown): RegistryError {
  return new RegistryError(
    `Version ${version} of ${unit} was published before with other bytes; give this build a version of its own.`,
    cause,
  );
}

function listed(db: RegistryDatabase, unit?: string): Promise<Published[]> {
  let query = db.selectFrom('releases.artifacts').select(['unit', 'build', 'version', 'at', 'by']);
  if (unit !== undefined) query = query.where('unit', '=', unit);
  return query.orderBy('at', 'desc').orderBy('build').execute();
}
