import { sql, type Kysely } from 'api/database';

/** When a build was brought again after its first time: artifacts only grow, so that time cannot be set there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table releases.published_again (
      unit text not null,
      build text not null,
      at timestamptz(3) not null,
      by text not null,
      primary key (unit, build)
    )`.execute(db);
}
