import { sql, type Kysely } from 'kysely';

/** The day on which a post was last changed, noted by the database: posts are written with SQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`alter table blogs add column updated_on date`,
  sql`
    create function note_post_change() returns trigger language plpgsql as $$
      begin
        new.updated_on := (now() at time zone 'Asia/Kolkata')::date;
        return new;
      end
    $$`,
  // An update that sets the day itself is left alone.
  sql`
    create trigger blogs_change before update on blogs
      for each row when (
        old.updated_on is not distinct from new.updated_on
        and row(old.title, old.summary, old.content, old.image_key, old.language)
          is distinct from row(new.title, new.summary, new.content, new.image_key, new.language)
      )
      execute function note_post_change()`,
];
