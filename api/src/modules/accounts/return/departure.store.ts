import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { hashEmail, hashPhone } from '../../../platform/crypto/keyed-hashes.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { findOwnPhone } from '../phone/phone.store.ts';

/** Days that what protects others outlives an account (decision 193). */
export const DEPARTED_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** By what a deletion is noted. */
export interface Departure {
  readonly now: Date;
  /** The secret that signs tokens; the keys of the hashes are made of it. */
  readonly secret: string;
}

/**
 * Stores what protects others from the owner of an account before its deletion, under keyed hashes of the address and
 * the confirmed number; nothing if there is nothing to protect from.
 */
export async function storeDeparture(
  trx: Transaction<Database>,
  id: string,
  { now, secret }: Departure,
): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (account === undefined) return;
  await holdBothSides(trx, id);
  const { mobile, confirmedAt } = await findOwnPhone(trx, id, now);
  const departed = await addDeparted(trx, {
    email_hash: hashEmail(account.email, secret),
    phone_hash: mobile === null || confirmedAt === null ? null : hashPhone(mobile, secret),
    kept_until: new Date(now.getTime() + DEPARTED_DAYS * DAY_MS),
  });
  await storeBlocks(trx, id, departed);
  await storeRecords(trx, id, departed);
  await sql`
    insert into departed_budgets (departed_id, purpose, day, used)
      select ${departed}, purpose, day, used from daily_budgets
      where profile_id = ${id} and day >= ${indianDay(now).day}::date
    on conflict (departed_id, purpose, day) do update set used = excluded.used`.execute(trx);
  await forgetIfEmpty(trx, departed);
}

/** Holds the profile and those on the other side of its blocks: of two who leave at once, one sees what the other stored. */
async function holdBothSides(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`select from profiles where id = ${id} for update`.execute(trx);
  await sql`
    select from profiles where id in (
      select blocked_id from blocks where blocker_id = ${id}
      union select blocker_id from blocks where blocked_id = ${id}
      union select shown_id from contact_views where viewer_id = ${id})
    order by id for key share`.execute(trx);
}

/** The row of a leaving member; returns its id. */
async function addDeparted(
  trx: Transaction<Database>,
  hashes: { email_hash: string; phone_hash: string | null; kept_until: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('departed_members')
    .values({ id: randomUUID(), ...hashes })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        kept_until: hashes.kept_until,
        // Of an earlier account, where this one confirmed none.
        phone_hash: sql`coalesce(excluded.phone_hash, departed_members.phone_hash)`,
        returned_as: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Blocks in both directions, and those whose other side is gone already. */
async function storeBlocks(trx: Transaction<Database>, id: string, departed: string) {
  await sql`
    insert into departed_blocks
        (id, blocker_id, blocker_departed, blocked_id, blocked_departed, created_at)
      select gen_random_uuid(), null, ${departed}::uuid, blocked_id, null, created_at
      from blocks where blocker_id = ${id}
      union all
      select gen_random_uuid(), blocker_id, null, null, ${departed}::uuid, created_at
      from blocks where blocked_id = ${id}`.execute(trx);
  await sql`
    update departed_blocks set blocker_id = null, blocker_departed = ${departed}
      where blocker_id = ${id}`.execute(trx);
  await sql`
    update departed_blocks set blocked_id = null, blocked_departed = ${departed}
      where blocked_id = ${id}`.execute(trx);
}

/** Warnings and hidings, and whose contacts were seen. */
async function storeRecords(trx: Transaction<Database>, id: string, departed: string) {
  await sql`
    insert into departed_actions (id, departed_id, kind, reason, report_id, by_id, created_at)
      select gen_random_uuid(), ${departed}::uuid, kind, reason, report_id, by_id, created_at
      from moderation_actions where profile_id = ${id} and lifted_at is null`.execute(trx);
  await sql`
    insert into departed_reports (departed_id, report_id)
      select ${departed}::uuid, id from reports where about_id = ${id}
    on conflict do nothing`.execute(trx);
  await sql`
    insert into departed_contact_views (departed_id, shown_id, day, seen_at)
      select ${departed}::uuid, shown_id, day, seen_at from contact_views where viewer_id = ${id}
    on conflict do nothing`.execute(trx);
}

/** Hashes without records are deleted. */
async function forgetIfEmpty(trx: Transaction<Database>, departed: string): Promise<void> {
  await sql`
    delete from departed_members where id = ${departed}
      and not exists (select from departed_blocks
        where ${departed}::uuid in (blocker_departed, blocked_departed))
      and not exists (select from departed_actions where departed_id = ${departed})
      and not exists (select from departed_reports where departed_id = ${departed})
      and not exists (select from departed_budgets where departed_id = ${departed})
      and not exists (select from departed_contact_views where departed_id = ${departed})`.execute(
    trx,
  );
}
