import { sql } from 'kysely';

/** Documents that members submit for verification, and their video introductions. */
export const verification = [
  // Only a pending document is decided, once: another answer needs another document.
  sql`
    create table verification_docs (
      id uuid primary key,
      profile_id uuid not null references profiles (id) on delete cascade,
      doc_type text not null,
      kind text not null,
      file_key text unique,
      media_type text check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
      bytes integer check (bytes > 0),
      state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
      reason text,
      submitted_at timestamptz(3) not null default now(),
      decided_at timestamptz(3),
      decided_by uuid references accounts (id) on delete set null,
      claimed_by uuid references accounts (id) on delete set null,
      claimed_until timestamptz(3),
      constraint verification_docs_check check (
        (doc_type = 'GovID' and kind = 'passport')
        or (doc_type = 'GovID' and kind = 'aadhar')
        or (doc_type = 'GovID' and kind = 'pan')
        or (doc_type = 'JobID' and kind = 'job_id_card')
        or (doc_type = 'JobID' and kind = 'salary_slip')
        or (doc_type = 'SalaryID' and kind = 'salary_slip')
        or (doc_type = 'SalaryID' and kind = 'income_proof')
        or (doc_type = 'PropertyID' and kind = 'property_card')
        or (doc_type = 'PropertyID' and kind = 'tax_receipt')),
      constraint verification_docs_check1 check ((state = 'pending') = (decided_at is null)),
      constraint verification_docs_check2 check ((state = 'rejected') = (reason is not null))
    )`,
  sql`
    create unique index verification_docs_pending
      on verification_docs (profile_id, doc_type)
      where state = 'pending'`,
  sql`create index verification_docs_of on verification_docs (profile_id, submitted_at desc)`,
  sql`
    create index verification_docs_queue
      on verification_docs (submitted_at, id)
      where state = 'pending'`,
  sql`
    create index verification_docs_decided_by
      on verification_docs (decided_by)
      where decided_by is not null`,
  sql`
    create index verification_docs_claimed_by
      on verification_docs (claimed_by)
      where claimed_by is not null`,
  sql`
    create index verification_docs_decided
      on verification_docs (decided_at)
      where decided_at is not null`,
  sql`
    create trigger verification_docs_decided before update on verification_docs
      for each row execute function keep_decision()`,
  sql`
    create trigger verification_docs_file_lost after delete or update of file_key on verification_docs
      for each row execute function note_lost_file('file')`,
  sql`
    create table verification_pages (
      id uuid primary key,
      doc_id uuid not null references verification_docs (id) on delete cascade,
      position smallint not null check (position >= 0),
      file_key text not null unique,
      media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
      bytes integer not null check (bytes > 0),
      key_id text not null,
      wrapped_key text not null,
      unique (doc_id, position)
    )`,
  sql`create index verification_pages_key on verification_pages (key_id)`,
  sql`
    create trigger verification_pages_file_lost after delete or update of file_key on verification_pages
      for each row execute function note_lost_file('file')`,
  // Pages as pictures, drawn from the files that members sent: what a reviewer opens.
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
    create trigger verification_sheets_file_lost after delete or update of file_key on verification_sheets
      for each row execute function note_lost_file('file')`,
  // `session_id` has no reference: sessions are deleted before openings.
  sql`
    create table verification_openings (
      id uuid primary key,
      doc_id uuid not null references verification_docs (id) on delete cascade,
      page_id uuid not null references verification_pages (id) on delete cascade,
      opened_by uuid references accounts (id) on delete set null,
      opened_at timestamptz(3) not null,
      uncovered boolean not null default false,
      used_at timestamptz(3),
      sheet_id uuid references verification_sheets (id) on delete cascade,
      session_id uuid
    )`,
  sql`create index verification_openings_doc on verification_openings (doc_id, opened_at desc)`,
  sql`create index verification_openings_page on verification_openings (page_id)`,
  sql`
    create index verification_openings_by
      on verification_openings (opened_by)
      where opened_by is not null`,
  sql`
    create index verification_openings_sheet
      on verification_openings (sheet_id)
      where sheet_id is not null`,
  sql`
    create table video_intros (
      profile_id uuid primary key references profiles (id) on delete cascade,
      file_key text not null unique,
      media_type text not null check (media_type in ('video/mp4', 'video/webm')),
      seconds smallint not null check (seconds >= 1 and seconds <= 600),
      bytes integer not null check (bytes > 0),
      created_at timestamptz(3) not null default now()
    )`,
  sql`
    create trigger video_intros_file_lost after delete or update of file_key on video_intros
      for each row execute function note_lost_file('file')`,
];
