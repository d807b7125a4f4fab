import { sql, type Kysely } from 'kysely';

/**
 * Pages of documents as pictures, drawn from the files that members sent: what a reviewer opens. A file of a PDF has
 * one for each of its pages. Files of before, and those that older code stores, get theirs when they are claimed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table verification_sheets (
      id uuid primary key,
      doc_id uuid not null references verification_docs (id) on delete cascade,
      page_id uuid not null references verification_pages (id) on delete cascade,
      position smallint not null check (position >= 0),
      file_key text not null unique,
      bytes integer not null check (bytes > 0),
      key_id text not null,
      wrapped_key text not null,
      unique (doc_id, position)
    )`,
  sql`create index verification_sheets_page on verification_sheets (page_id)`,
  sql`create index verification_sheets_key on verification_sheets (key_id)`,
  sql`
    create trigger verification_sheets_file_lost
      after delete or update of file_key on verification_sheets
      for each row execute function note_lost_file('file')`,
  sql`
    alter table verification_openings
      add column sheet_id uuid references verification_sheets (id) on delete cascade`,
  sql`
    create index verification_openings_sheet on verification_openings (sheet_id)
      where sheet_id is not null`,
];
