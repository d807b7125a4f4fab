import { sql } from 'kysely';

/** Ads and the requests for them, posts, replaced labels, page views, and the mark of a loaded demo community. */
export const content = [
  // Prices in paise; of ads in rupees.
  sql`
    create table leads (
      id uuid primary key,
      title text not null check (length(title) >= 3 and length(title) <= 120),
      description text not null check (length(description) >= 10 and length(description) <= 1000),
      price integer not null check (price >= 0),
      advertiser_name text not null check (length(advertiser_name) >= 1 and length(advertiser_name) <= 120),
      advertiser_contact text not null,
      email text,
      state text not null default 'new' check (state in ('new', 'approved', 'rejected')),
      decided_at timestamptz(3),
      decided_by uuid references accounts (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      reason text check (length(reason) >= 3 and length(reason) <= 500),
      language text check (language in ('en', 'mr', 'hi')),
      constraint leads_check check ((state = 'new') = (decided_at is null)),
      constraint leads_reason check (reason is null or state = 'rejected')
    )`,
  sql`create index leads_oldest on leads (created_at, id)`,
  sql`create index leads_decided_by on leads (decided_by) where decided_by is not null`,
  sql`create index leads_waiting on leads (created_at, id) where state = 'new'`,
  sql`create index leads_by_state on leads (state, created_at, id)`,
  sql`
    create table ads (
      id uuid primary key,
      lead_id uuid not null unique references leads (id) on delete restrict,
      title text not null,
      description text not null,
      image_key text,
      price integer not null check (price >= 0),
      advertiser_name text not null,
      advertiser_contact text not null,
      status text not null check (status in ('active', 'delayed')),
      created_at timestamptz(3) not null default now(),
      ended_at timestamptz(3),
      file_key text unique,
      starts_at timestamptz(3),
      ends_at timestamptz(3),
      constraint ads_days check (ends_at > starts_at)
    )`,
  sql`create index ads_running on ads (ends_at) where ended_at is null`,
  sql`
    create index ads_by_end
      on ads (coalesce(ends_at, 'infinity'::timestamptz), id)
      where ended_at is null`,
  sql`create index ads_over on ads (coalesce(ended_at, ends_at) desc, id desc)`,
  sql`
    create trigger ads_file_lost after delete or update of file_key on ads
      for each row
      when (old.file_key is not null) execute function note_lost_file('file')`,
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
      reading_minutes smallint not null check (reading_minutes > 0),
      updated_on date
    )`,
  sql`create index blogs_newest on blogs (published_on desc, id)`,
  sql`
    create trigger blogs_change before update on blogs
      for each row
      when (not (old.updated_on is distinct from new.updated_on) and ((((old.title is distinct from new.title or old.summary is distinct from new.summary) or old.content is distinct from new.content) or old.image_key is distinct from new.image_key) or old.language is distinct from new.language))
      execute function note_post_change()`,
  sql`
    create table ab_texts (
      code text primary key,
      text text not null
    )`,
  // Counts by hour and page only: the table grows with time, not with visitors.
  sql`
    create table page_views (
      hour timestamptz(0) not null check (date_trunc('hour', hour, 'UTC') = hour),
      name text not null check (length(name) >= 1 and length(name) <= 60),
      views integer not null check (views > 0),
      primary key (hour, name)
    )`,
  // One row at most: a second load finds it and does nothing.
  sql`
    create table demo (
      id smallint primary key default 1 check (id = 1),
      people integer not null,
      loaded_at timestamptz not null
    )`,
];
