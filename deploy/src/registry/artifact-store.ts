import { sql } from 'api/database';
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

/** A page of published builds. */
export interface PublishedPage {
  readonly unit?: string | undefined;
  /** Only builds beside this one, in the direction of the list; it need not be there any more. */
  readonly beside?: Pick<Published, 'unit' | 'build' | 'at'> | undefined;
  readonly limit: number;
}

/** Descriptions of builds; whoever has published one never changes it. */
export interface ArtifactStore {
  /** The description of a published build; null when there is none. */
  find(unit: string, build: string): Promise<Artifact | null>;
  /** Those of the named builds that were published, in no order. */
  named(builds: readonly Pick<Published, 'unit' | 'build'>[]): Promise<Published[]>;
  /** Published builds, newest first. */
  list(page: PublishedPage): Promise<Published[]>;
  /** Builds that were published before a time and whose files nobody has removed, oldest first. */
  aged(before: Date, page: Omit<PublishedPage, 'unit'>): Promise<Published[]>;
  /** Names of all units of which something was published. */
  units(): Promise<string[]>;
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
    named: (builds) => named(db, builds),
    list: (page) => listed(db, page),
    aged: (before, page) => aged(db, before, page),
    units: () => unitsOf(db),
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

const SHOWN = ['unit', 'build', 'version', 'at', 'by'] as const;

async function named(
  db: RegistryDatabase,
  builds: readonly Pick<Published, 'unit' | 'build'>[],
): Promise<Published[]> {
  const units = builds.map((one) => one.unit);
  const names = builds.map((one) => one.build);
  return db
    .selectFrom('releases.artifacts')
    .select(SHOWN)
    .where(
      sql<boolean>`(unit, build) in (select * from unnest(${units}::text[], ${names}::text[]))`,
    )
    .execute();
}

async function listed(
  db: RegistryDatabase,
  { unit, beside, limit }: PublishedPage,
): Promise<Published[]> {
  let query = db.selectFrom('releases.artifacts').select(SHOWN);
  if (unit !== undefined) query = query.where('unit', '=', unit);
  if (beside !== undefined) query = query.where(sql<boolean>`${PLACE} < ${placeOf(beside)}`);
  return query
    .orderBy('at', 'desc')
    .orderBy('unit', 'desc')
    .orderBy('build', 'desc')
    .limit(limit)
    .execute();
}

async function aged(
  db: RegistryDatabase,
  before: Date,
  { beside, limit }: Omit<PublishedPage, 'unit'>,
): Promise<Published[]> {
  let query = db
    .selectFrom('releases.artifacts as artifact')
    .select(SHOWN)
    .where('at', '<', before)
    .where(
      sql<boolean>`not exists (select from releases.collected as gone
        where gone.unit = artifact.unit and gone.build = artifact.build)`,
    );
  if (beside !== undefined) query = query.where(sql<boolean>`${PLACE} > ${placeOf(beside)}`);
  return query.orderBy('at').orderBy('unit').orderBy('build').limit(limit).execute();
}

const PLACE = sql`(at, unit, build)`;

const placeOf = ({ at, unit, build }: Pick<Published, 'unit' | 'build' | 'at'>) =>
  sql`(${at}, ${unit}, ${build})`;

/** From each name to the next in the index: there are many builds, and few units. */
async function unitsOf(db: RegistryDatabase): Promise<string[]> {
  const { rows } = await sql<{ unit: string }>`
    with recursive known as (
      select min(unit) as unit from releases.artifacts
      union all
      select (select min(unit) from releases.artifacts where unit > known.unit) from known
      where known.unit is not null
    )
    select unit from known where unit is not null`.execute(db);
  return rows.map(({ unit }) => unit);
}
