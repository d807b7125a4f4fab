import { sql, type Kysely } from 'kysely';

/** Photos of members of before were for everyone: those who have another audience chose it, and are not asked again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update profiles set photo_audience_chosen = true
    where not photo_audience_chosen and (photo_privacy <> 'everyone' or photo_audience is not null)`.execute(
    db,
  );
}
