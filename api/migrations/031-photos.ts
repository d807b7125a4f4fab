import { sql, type Kysely } from 'kysely';

/**
 * Photos for verified members or matches only, whole pictures to crop again, and photos that wait for staff. What older
 * code writes counts as before: a photo that it adds is shown, one that it shows to everyone has no narrower audience.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db);
}

const STATEMENTS = [
  sql`
    alter table profiles add column photo_audience text
      check (photo_audience in ('verified', 'matched'))`,
  sql`
    alter table pics
      add column whole_key text,
      add column edit jsonb,
      add column state text not null default 'shown'
        check (state in ('shown', 'waiting', 'refused')),
      add column reason text`,
  sql`create index pics_waiting on pics (created_at) where state = 'waiting'`,
  // The whole picture is a file of its own: servers of the version before would not know it by the photo's name.
  sql`
    create function note_lost_whole() returns trigger language plpgsql as $$
    begin
      if old.whole_key is not null and (tg_op = 'DELETE' or new.whole_key is distinct from old.whole_key) then
        insert into jobs (kind, payload) values (
          'file-removal', jsonb_build_object('kind', 'file', 'file_key', old.whole_key));
      end if;
      return null;
    end $$`,
  sql`
    create trigger pics_whole_lost after delete or update of whole_key on pics
      for each row execute function note_lost_whole()`,
  // \`has_photo\` counts what others may come to see.
  sql`
    create or replace function note_first_photos() returns trigger language plpgsql as $$
    begin
      update profiles set has_photo = true
        where not has_photo and id in (select profile_id from added where added.state = 'shown');
      return null;
    end $$`,
  sql`
    create or replace function note_last_photos() returns trigger language plpgsql as $$
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
  sql`
    create trigger pics_state after update of state on pics
      for each row execute function note_photo_state()`,
];
