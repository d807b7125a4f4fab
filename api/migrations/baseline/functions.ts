import { sql } from 'kysely';
import { PHONETIC_KEY } from './phonetic-key.ts';

/** Becomes a space in texts that are searched. Written out: what counts as punctuation differs between servers. */
const SEPARATORS = `.,;:/\\()[]{}<>|&+-_%*?!'"\`~@#^=$‘’“”`;

/** What generated columns and triggers of the tables call. */
export const functions = [
  sql`
    create function listing_words(value text) returns text
      language sql immutable parallel safe as $$
      select array_to_string(array_remove(string_to_array(
        lower(translate(value, ${sql.lit(SEPARATORS)}, ${sql.lit(' '.repeat(SEPARATORS.length))})),
        ' '), ''), ' ') $$`,
  sql`
    create function listing_facets(kind text, words text) returns tsvector
      language sql immutable parallel safe as $$
      select case when coalesce(words, '') = '' then ''::tsvector
        else ('''' || kind || ':' || replace(words, ' ', ''' ''' || kind || ':') || '''')::tsvector
      end $$`,
  // All words but the last are whole; the last may be the beginning of one.
  sql`
    create function listing_prefix(kind text, words text) returns tsquery
      language sql immutable parallel safe as $$
      select ('''' || kind || ':' || replace(words, ' ', ''' & ''' || kind || ':') || ''':*')::tsquery
      $$`,
  PHONETIC_KEY,
  // A name is found by each of its first four words, and by each two of them, with a '~' before them.
  sql`
    create function call_log_terms(name text) returns setof text
      language sql immutable parallel safe as $$
      with word as (
        select distinct one as word
        from unnest((string_to_array(phonetic_key(name), ' '))[1:4]) as one where one <> '')
      select '~' || word from word
      union
      select '~' || first.word || ' ' || second.word from word first, word second
        where first.word <> second.word $$`,
  sql`
    create function note_call_log_names() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from call_log_names where log_id = new.id;
      end if;
      insert into call_log_names (log_id, app_name, term, created_at)
        select new.id, new.app_name, term, new.created_at from call_log_terms(new.customer_name) term;
      return null;
    end $$`,
  // A row that is deleted, or gets another file, leaves a job that removes the old file.
  sql`
    create function note_lost_file() returns trigger language plpgsql as $$
    begin
      if old.file_key is not null
        and (tg_op = 'DELETE' or new.file_key is distinct from old.file_key) then
        insert into jobs (kind, payload) values (
          'file-removal', jsonb_build_object('kind', tg_argv[0], 'file_key', old.file_key));
      end if;
      return null;
    end $$`,
  sql`
    create function note_lost_whole() returns trigger language plpgsql as $$
    begin
      if old.whole_key is not null
        and (tg_op = 'DELETE' or new.whole_key is distinct from old.whole_key) then
        insert into jobs (kind, payload) values (
          'file-removal', jsonb_build_object('kind', 'file', 'file_key', old.whole_key));
      end if;
      return null;
    end $$`,
  sql`
    create function note_lost_pieces() returns trigger language plpgsql as $$
    begin
      insert into jobs (kind, payload)
        select 'file-removal', jsonb_build_object('kind', 'file', 'file_key', piece ->> 'key')
        from jsonb_array_elements(old.pieces) as piece;
      return null;
    end $$`,
  // The database keeps `has_photo`: statements that add or remove photos need not.
  sql`
    create function note_first_photos() returns trigger language plpgsql as $$
    begin
      update profiles set has_photo = true
        where not has_photo and id in (select profile_id from added where added.state = 'shown');
      return null;
    end $$`,
  sql`
    create function note_last_photos() returns trigger language plpgsql as $$
    begin
      update profiles set has_photo = false
        where has_photo and id in (select profile_id from removed) and not exists (
          select from pics where pics.profile_id = profiles.id and pics.state = 'shown');
      return null;
    end $$`,
  sql`
    create function note_photo_state() returns trigger language plpgsql as $$
    begin
      update profiles set has_photo = not has_photo
        where id = new.profile_id and has_photo <> exists (
          select from pics where pics.profile_id = profiles.id and pics.state = 'shown');
      return null;
    end $$`,
  // A boost lasts as long as the plan that brought it: a copy of its end, so that the listing reads no other table.
  sql`
    create function begin_boost() returns trigger language plpgsql as $$
    begin
      new.boosted_until := (
        select coalesce(next_plan_until, plan_until) from accounts
        where accounts.id = new.id and plan <> 'hope');
      return new;
    end $$`,
  sql`
    create function note_boost() returns trigger language plpgsql as $$
    begin
      update profiles set boosted_until = case
          when new.plan <> 'hope' then coalesce(new.next_plan_until, new.plan_until) end
        where id = new.id;
      return null;
    end $$`,
  // Every change of a plan leaves a job that brings what depends on it in line: at once, and when the plan ends.
  sql`
    create function note_plan() returns trigger language plpgsql as $$
    begin
      insert into jobs (kind, unique_key, account_id, payload, run_at)
        values ('plan', new.id::text, new.id, jsonb_build_object('account_id', new.id),
          case when tg_op = 'INSERT' then new.plan_until else 'epoch' end)
        on conflict (kind, unique_key) do update
          set seq = default, run_at = excluded.run_at, attempts = 0, last_error = null, dead_at = null;
      return null;
    end $$`,
  sql`
    create function keep_decision() returns trigger language plpgsql as $$
    begin
      if old.state <> 'pending' and new.state is distinct from old.state then
        raise exception 'a decided document stays as it was decided'
          using errcode = 'check_violation', constraint = 'verification_docs_decided';
      end if;
      return new;
    end $$`,
  sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name
        using errcode = 'insufficient_privilege', constraint = 'append_only';
    end $$`,
  // In the database, so that a connection of the server cannot remove a trace either.
  sql`
    create function refuse_young_deletion() returns trigger language plpgsql as $$
    begin
      if old.created_at < now() - interval '3 years' then return old; end if;
      raise exception '% is append-only', tg_table_name
        using errcode = 'insufficient_privilege', constraint = 'append_only';
    end $$`,
  // The day of a post's last change: posts are written with SQL. An update that sets the day itself is left alone.
  sql`
    create function note_post_change() returns trigger language plpgsql as $$
    begin
      new.updated_on := (now() at time zone 'Asia/Kolkata')::date;
      return new;
    end $$`,
];
