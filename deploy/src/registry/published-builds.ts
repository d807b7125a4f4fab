import { sql } from 'api/database';
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

const SHOWN = ['unit', 'build', 'version', 'at', 'by'] as const;

export async function named(
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

export async function listed(
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

/** A build that is being published again is left alone until that attempt expires. */
export async function aged(
  db: RegistryDatabase,
  before: Date,
  { beside, limit }: Omit<PublishedPage, 'unit'>,
  only?: Pick<Published, 'unit' | 'build'>,
): Promise<Published[]> {
  let query = db
    .selectFrom('releases.artifacts as artifact')
    .select(SHOWN)
    .where('at', '<', before)
    .where(
      sql<boolean>`not exists (select from releases.collected as gone
        where gone.unit = artifact.unit and gone.build = artifact.build)`,
    )
    .where(
      sql<boolean>`not exists (select from releases.published_again as again
        where again.unit = artifact.unit and again.build = artifact.build and again.at >= ${before})`,
    )
    .where(
      sql<boolean>`not exists (select from releases.uploads as coming
        where coming.unit = artifact.unit and coming.build = artifact.build
          and coming.at >= ${before})`,
    );
  if (only !== undefined)
    query = query.where('unit', '=', only.unit).where('build', '=', only.build);
  if (beside !== undefined) query = query.where(sql<boolean>`${PLACE} > ${placeOf(beside)}`);
  return query.orderBy('at').orderBy('unit').orderBy('build').limit(limit).execute();
}

const PLACE = sql`(at, unit, build)`;

const placeOf = ({ at, unit, build }: Pick<Published, 'unit' | 'build' | 'at'>) =>
  sql`(${at}, ${unit}, ${build})`;

/** From each name to the next in the index: there are many builds, and few units. */
export async function unitsOf(db: RegistryDatabase): Promise<string[]> {
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
