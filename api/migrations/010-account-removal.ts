import { sql, type Kysely } from 'kysely';

/**
 * An account that is deleted is gone, row and all: what the law keeps stands in orders, payments and
 * grants, which lose their reference. Files of rows that go are noted in the same transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

/** Notes the file of a row that goes, or that gets another file. */
const onLoss = (table: string, kind: 'file' | 'photo') => sql`
  create trigger ${sql.ref(`${table}_file_lost`)}
    after delete or update of file_key on ${sql.table(table)}
    for each row execute function note_lost_file(${sql.lit(kind)})`;

/** So that a removed account or profile finds the rows that refer to it without reading whole tables. */
const byReference = (table: string, column: string) => sql`
  create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
    where ${sql.ref(column)} is not null`;

const STATEMENTS = [
  sql`delete from accounts where deleted_at is not null`,
  // Takes the index that was unique among the living only.
  sql`alter table accounts drop column deleted_at`,
  sql`create unique index accounts_email on accounts (email)`,
  sql`
    create table file_removals (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('file', 'photo')),
      file_key text not null,
      tries integer not null default 0 check (tries >= 0),
      due_at timestamptz(3) not null default 'epoch'
    )`,
  sql`create index file_removals_due on file_removals (due_at)`,
  sql`
    create function note_lost_file() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' or new.file_key <> old.file_key then
        insert into file_removals (kind, file_key) values (tg_argv[0], old.file_key);
      end if;
      return null;
    end $$`,
  onLoss('pics', 'photo'),
  onLoss('verification_docs', 'file'),
  onLoss('video_intros', 'file'),
  onLoss('call_files', 'file'),
  byReference('threads', 'b_id'),
  byReference('thread_people', 'other_id'),
  byReference('reports', 'decided_by'),
  byReference('verification_docs', 'decided_by'),
  byReference('call_logs', 'created_by'),
  byReference('trails', 'by_id'),
  byReference('leads', 'decided_by'),
  // Drafts of a conversation name the other person in their key.
  sql`create index drafts_of_chats on drafts (key) where key like 'chat:%'`,
];
