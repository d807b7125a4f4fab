import { sql, type Kysely } from 'kysely';

/** Documents that members hand in, and their video introductions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    create table verification_docs (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      doc_type text not null,
      kind text not null,
      file_key text not null unique,
      media_type text not null
        check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
      bytes integer not null check (bytes > 0),
      state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
      reason text,
      submitted_at timestamptz(3) not null default now(),
      decided_at timestamptz(3),
      decided_by uuid references accounts (id) on delete set null,
      check ((doc_type, kind) in (
        ('GovID', 'passport'), ('GovID', 'aadhar'), ('GovID', 'pan'),
        ('JobID', 'job_id_card'), ('JobID', 'salary_slip'),
        ('SalaryID', 'salary_slip'), ('SalaryID', 'income_proof'),
        ('PropertyID', 'property_card'), ('PropertyID', 'tax_receipt'))),
      check ((state = 'pending') = (decided_at is null)),
      check ((state = 'rejected') = (reason is not null))
    )`,
  sql`create unique index verification_docs_pending
    on verification_docs (profile_id, doc_type) where state = 'pending'`,
  sql`create index verification_docs_of on verification_docs (profile_id, submitted_at desc)`,
  sql`create index verification_docs_queue
    on verification_docs (submitted_at, id) where state = 'pending'`,
  // Only a pending document is decided, once: another answer needs another document.
  sql`
    create function keep_decision() returns trigger language plpgsql as $$
    begin
      if old.state <> 'pending' and new.state is distinct from old.state then
        raise exception 'a decided document stays as it was decided'
          using errcode = 'check_violation', constraint = 'verification_docs_decided';
      end if;
      return new;
    end $$`,
  sql`create trigger verification_docs_decided before update on verification_docs
    for each row execute function keep_decision()`,
  sql`
    create table video_intros (
      profile_id uuid primary key references profiles (id) on delete cascade,
      file_key text not null unique,
      media_type text not null check (media_type in ('video/mp4', 'video/webm')),
      seconds smallint not null check (seconds between 1 and 600),
      bytes integer not null check (bytes > 0),
      created_at timestamptz(3) not null default now()
    )`,
];
