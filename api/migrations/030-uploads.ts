import { sql, type Kysely } from 'kysely';

/**
 * Files that members are sending, or have sent and not used yet: pieces in the object store, sealed with a key that
 * stands here alone. With the row the pieces go, whether the file was used, given up, forgotten or its account deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table uploads (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      kind text not null check (kind in ('photo', 'document', 'video', 'audio')),
      name text not null,
      size integer not null check (size > 0),
      received integer not null default 0 check (received between 0 and size),
      pieces jsonb not null default '[]',
      seal bytea not null,
      created_at timestamptz(3) not null,
      touched_at timestamptz(3) not null
    )`,
  sql`create index uploads_of on uploads (account_id, touched_at)`,
  sql`create index uploads_old on uploads (created_at)`,
  sql`
    create function note_lost_pieces() returns trigger language plpgsql as $$
    begin
      insert into jobs (kind, payload)
        select 'file-removal', jsonb_build_object('kind', 'file', 'file_key', piece ->> 'key')
        from jsonb_array_elements(old.pieces) as piece;
      return null;
    end $$`,
  sql`create trigger uploads_pieces_lost after delete on uploads
    for each row execute function note_lost_pieces()`,
];
