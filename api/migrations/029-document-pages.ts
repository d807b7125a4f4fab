import { sql, type Kysely } from 'kysely';

/**
 * Documents have pages, each sealed with a key of its own; a reviewer takes a document for a while, and every opening
 * of a page is noted. Documents of before have one file, which stays where it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  // Of a document with pages; `create or replace` keeps the triggers of the tables that had files before.
  sql`
    create or replace function note_lost_file() returns trigger language plpgsql as $$
    begin
      if old.file_key is not null
        and (tg_op = 'DELETE' or new.file_key is distinct from old.file_key) then
        insert into jobs (kind, payload) values (
          'file-removal', jsonb_build_object('kind', tg_argv[0], 'file_key', old.file_key));
      end if;
      return null;
    end $$`,
  sql`alter table verification_docs alter column file_key drop not null`,
  sql`alter table verification_docs alter column media_type drop not null`,
  sql`alter table verification_docs alter column bytes drop not null`,
  sql`
    alter table verification_docs
      add column claimed_by uuid references accounts (id) on delete set null,
      add column claimed_until timestamptz(3)`,
  sql`
    create index verification_docs_claimed_by on verification_docs (claimed_by)
      where claimed_by is not null`,
  sql`
    create index verification_docs_decided on verification_docs (decided_at)
      where decided_at is not null`,
  // The key of a file is wrapped by the master key that key_id names, and wrapped anew when that one is replaced.
  sql`
    create table verification_pages (
      id uuid primary key,
      doc_id uuid not null references verification_docs (id) on delete cascade,
      position smallint not null check (position >= 0),
      file_key text not null unique,
      media_type text not null
        check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
      bytes integer not null check (bytes > 0),
      key_id text not null,
      wrapped_key text not null,
      unique (doc_id, position)
    )`,
  sql`create index verification_pages_key on verification_pages (key_id)`,
  sql`
    create trigger verification_pages_file_lost
      after delete or update of file_key on verification_pages
      for each row execute function note_lost_file('file')`,
  // One address of a page: it opens once.
  sql`
    create table verification_openings (
      id uuid primary key,
      doc_id uuid not null references verification_docs (id) on delete cascade,
      page_id uuid not null references verification_pages (id) on delete cascade,
      opened_by uuid references accounts (id) on delete set null,
      opened_at timestamptz(3) not null,
      uncovered boolean not null default false,
      used_at timestamptz(3)
    )`,
  sql`create index verification_openings_doc on verification_openings (doc_id, opened_at desc)`,
  sql`create index verification_openings_page on verification_openings (page_id)`,
  sql`
    create index verification_openings_by on verification_openings (opened_by)
      where opened_by is not null`,
];
