import { Artifact } from './artifact.ts';
import { isTaken } from './generation-store.ts';
import { lockBuilds, unfinishedOf } from './locked-builds.ts';
import {
  aged,
  listed,
  named,
  unitsOf,
  type Published,
  type PublishedPage,
} from './published-builds.ts';
import { RegistryError, BuildCollected } from './registry-errors.ts';
import type { RegistryDatabase } from './registry-tables.ts';

/** Whether the files of a build were collected. */
export type IsCollected = (build: Pick<Published, 'unit' | 'build'>) => boolean;

/** Descriptions of builds; a published one never changes. */
export interface ArtifactStore {
  /** The description of a published build; null when there is none. */
  find(unit: string, build: string): Promise<Artifact | null>;
  /** Those of the named builds that were published, in no order. */
  named(builds: readonly Pick<Published, 'unit' | 'build'>[]): Promise<Published[]>;
  /** Published builds, newest first. */
  list(page: PublishedPage): Promise<Published[]>;
  /** Builds published before a time whose files are still stored, oldest first. */
  aged(before: Date, page: Omit<PublishedPage, 'unit'>): Promise<Published[]>;
  /** Names of all units of which something was published. */
  units(): Promise<string[]>;
  /**
   * Keeps a description until its files have come; refuses a name that is taken by other bytes. One whose files were
   * collected is not marked so any more, and cannot be released before it is published again.
   */
  announce(artifact: Artifact): Promise<void>;
  /** Whether the files of a published build were collected, and not all of them have come again. */
  isCollected(unit: string, build: string): Promise<boolean>;
  /** The same for several. */
  collectedOf(builds: readonly Pick<Published, 'unit' | 'build'>[]): Promise<IsCollected>;
  /**
   * Marks a build as collected unless it was published after `before`, is being published again, or `isNeeded` returns
   * true inside the transaction. Resolves to whether its files may go.
   */
  collect(
    build: Pick<Published, 'unit' | 'build'>,
    before: Date,
    isNeeded: (within: RegistryDatabase) => Promise<boolean>,
  ): Promise<boolean>;
  /** Runs `remove` only while the build is marked as collected, which no publish changes meanwhile. */
  whileCollected(
    build: Pick<Published, 'unit' | 'build'>,
    remove: () => Promise<void>,
  ): Promise<void>;
  /** A description whose files are still coming. */
  announced(unit: string, build: string): Promise<Artifact | null>;
  /**
   * Publishes an announced build once its files are stored; again, its time starts over. Throws BuildCollected if its
   * files were collected since.
   */
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
    named: (builds) => named(db, builds),
    list: (page) => listed(db, page),
    aged: (before, page) => aged(db, before, page),
    units: () => unitsOf(db),
    announce: async (artifact) => {
      const { unit, build } = artifact;
      await refuseVersion(db, artifact);
      const now = clock();
      await db.transaction().execute(async (within) => {
        await lockBuilds(within, [artifact]);
        await within
          .deleteFrom('releases.uploads')
          .where('unit', '=', unit)
          .where('build', '=', build)
          .where('at', '<', forgottenBefore(now))
          .execute();
        await within
          .insertInto('releases.uploads')
          .values({ unit, build, description: JSON.stringify(artifact), at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await deleteOf(within, 'releases.collected', artifact);
      });
      const kept = await find('releases.uploads', unit, build);
      if (kept !== null) refuseOtherBytes(artifact, kept);
    },
    isCollected: async (unit, build) => (await unfinishedOf(db, [{ unit, build }])).length > 0,
    collectedOf: async (builds) => {
      const gone = await unfinishedOf(db, builds);
      return ({ unit, build }) => gone.some((one) => one.unit === unit && one.build === build);
    },
    collect: (named, before, isNeeded) =>
      db.transaction().execute(async (within) => {
        await lockBuilds(within, [named]);
        const { unit, build } = named;
        const [open] = await aged(within, before, { limit: 1 }, named);
        if (open === undefined || (await isNeeded(within))) return false;
        await deleteOf(within, 'releases.uploads', named);
        await within
          .insertInto('releases.collected')
          .values({ unit, build, at: clock() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return true;
      }),
    whileCollected: (named, remove) =>
      db.transaction().execute(async (within) => {
        await lockBuilds(within, [named]);
        if (await isMarked(within, named)) await remove();
      }),
    publish: (artifact, by) =>
      db.transaction().execute(async (within) => {
        const { unit, build, version } = artifact;
        const description = JSON.stringify(artifact);
        const at = clock();
        await lockBuilds(within, [artifact]);
        if (await isMarked(within, artifact)) throw new BuildCollected(unit, build);
        try {
          const { numInsertedOrUpdatedRows: inserted = 0n } = await within
            .insertInto('releases.artifacts')
            .values({ unit, build, version, description, at, by })
            .onConflict((conflict) => conflict.columns(['unit', 'build']).doNothing())
            .executeTakeFirst();
          if (inserted === 0n) {
            await within
              .insertInto('releases.published_again')
              .values({ unit, build, at, by })
              .onConflict((conflict) => conflict.columns(['unit', 'build']).doUpdateSet({ at, by }))
              .execute();
          }
        } catch (error) {
          if (isTaken(error)) throw otherVersion(artifact, error);
          throw error;
        }
        await deleteOf(within, 'releases.uploads', artifact);
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

function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - FORGOTTEN_MS);
}

async function isMarked(
  within: RegistryDatabase,
  { unit, build }: Pick<Published, 'unit' | 'build'>,
): Promise<boolean> {
  const mark = await within
    .selectFrom('releases.collected')
    .select('at')
    .where('unit', '=', unit)
    .where('build', '=', build)
    .executeTakeFirst();
  return mark !== undefined;
}

async function deleteOf(
  within: RegistryDatabase,
  table: 'releases.uploads' | 'releases.collected',
  { unit, build }: Pick<Published, 'unit' | 'build'>,
): Promise<void> {
  await within.deleteFrom(table).where('unit', '=', unit).where('build', '=', build).execute();
}
