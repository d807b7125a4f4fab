import { sql, type Kysely } from 'kysely';

/** Posts, replaced labels, and the mark of a loaded demo community. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table blogs (
      id text primary key check (id ~ '^[a-z0-9-]{1,80}$'),
      title text not null,
      image_key text,
      summary text not null,
      content text not null,
      category text not null check (category in ('guidance', 'community', 'events')),
      language text not null check (language in ('en', 'mr', 'hi')),
      published_on date not null,
      reading_minutes smallint not null check (reading_minutes > 0)
    )`,
  sql`create index blogs_newest on blogs (published_on desc, id)`,
  sql`
    create table ab_texts (
      code text primary key,
      text text not null
    )`,
  // One row at most: a second load finds it and does nothing.
  sql`
    create table demo (
      id smallint primary key default 1 check (id = 1),
      people integer not null,
      loaded_at timestamptz not null
    )`,
];
