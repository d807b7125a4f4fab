import { sql, type Transaction } from 'kysely';
import { hashEmail, hashPhone } from '../../../platform/crypto/keyed-hashes.ts';
import type { Database } from '../../../platform/database/tables.ts';

/** An account whose owner may have had another one before. */
export interface Returning {
  readonly accountId: string;
  /** The secret that signs tokens; the keys of the hashes are made of it. */
  readonly secret: string;
}

/** Gives a new account what protects others from its owner, who proved to have the address. */
export async function restoreByEmail(
  trx: Transaction<Database>,
  { accountId, secret, email }: Returning & { readonly email: string },
): Promise<void> {
  const departed = await trx
    .selectFrom('departed_members')
    .selectAll()
    .where('email_hash', '=', hashEmail(email, secret))
    .forUpdate()
    .executeTakeFirst();
  if (departed === undefined) return;
  await restore(trx, departed.id, accountId);
  await trx.deleteFrom('departed_members').where('id', '=', departed.id).execute();
  if (departed.phone_hash === null) return;
  // The account has all of it now. Its number has not: it would be lost if the account was deleted without confirming one.
  const alone = { ...departed, returned_as: accountId };
  await trx.insertInto('departed_members').values(alone).execute();
}

/**
 * The same for a confirmed number; true if the profile is hidden by it. It stays stored for the address too, since
 * families share a number, and counts once per account.
 */
export async function restoreByPhone(
  trx: Transaction<Database>,
  { accountId, secret, phone }: Returning & { readonly phone: string },
): Promise<boolean> {
  const departed = await trx
    .updateTable('departed_members')
    .set({ returned_as: accountId })
    .where('phone_hash', '=', hashPhone(phone, secret))
    .where(sql<boolean>`returned_as is distinct from ${accountId}`)
    .returning('id')
    .execute();
  let isHidden = false;
  for (const { id } of departed) isHidden = (await restore(trx, id, accountId)) || isHidden;
  return isHidden;
}

/** Restores what is stored of a person to an account; true if its profile is hidden by it. */
async function restore(
  trx: Transaction<Database>,
  departed: string,
  accountId: string,
): Promise<boolean> {
  await restoreBlocks(trx, departed, accountId);
  await hideFromVisitors(trx, departed, accountId);
  await restoreUses(trx, departed, accountId);
  await sql`
    update reports set about_id = ${accountId}
    from departed_reports
    where departed_id = ${departed} and report_id = reports.id and about_id is null
      and from_id is distinct from ${accountId}
      and not exists (select from reports twin
        where twin.state = 'open' and reports.state = 'open' and twin.about_id = ${accountId}
          and twin.from_id = reports.from_id and twin.reason = reports.reason)`.execute(trx);
  return restoreActions(trx, departed, accountId);
}

/** Blocks with those who are here; of those who are gone too, the block waits until they come back. */
async function restoreBlocks(trx: Transaction<Database>, departed: string, accountId: string) {
  // Locked, so that none of them leaves before the block is written.
  await sql`
    select from profiles where id in (
      select coalesce(blocked_id, blocker_id) from departed_blocks
      where ${departed}::uuid in (blocker_departed, blocked_departed))
    order by id for key share`.execute(trx);
  await sql`
    insert into blocks (blocker_id, blocked_id, created_at)
      select ${accountId}::uuid, blocked_id, created_at from departed_blocks
      where blocker_departed = ${departed} and blocked_id <> ${accountId}
      union all
      select blocker_id, ${accountId}::uuid, created_at from departed_blocks
      where blocked_departed = ${departed} and blocker_id <> ${accountId}
    on conflict do nothing`.execute(trx);
  await sql`
    insert into departed_blocks
        (id, blocker_id, blocker_departed, blocked_id, blocked_departed, created_at)
      select gen_random_uuid(), ${accountId}::uuid, null, null, blocked_departed, created_at
      from departed_blocks where blocker_departed = ${departed} and blocked_departed is not null
      union all
      select gen_random_uuid(), null, blocker_departed, ${accountId}::uuid, null, created_at
      from departed_blocks where blocked_departed = ${departed} and blocker_departed is not null`.execute(
    trx,
  );
}

/**
 * Whom a returned member had blocked would find the new profile by signing out: it is kept from visitors until its owner
 * chooses otherwise, as at a first block (decision 198).
 */
async function hideFromVisitors(trx: Transaction<Database>, departed: string, accountId: string) {
  await sql`
    update profiles set visitors_allowed = false
    where id = ${accountId} and visitors_allowed and exists (select from departed_blocks
      where blocker_departed = ${departed})`.execute(trx);
}

/** What was used of budgets, and whose contacts were seen. */
async function restoreUses(trx: Transaction<Database>, departed: string, accountId: string) {
  await sql`
    insert into daily_budgets (profile_id, purpose, day, used)
      select ${accountId}::uuid, purpose, day, used from departed_budgets
      where departed_id = ${departed}
    on conflict (profile_id, purpose, day)
      do update set used = greatest(daily_budgets.used, excluded.used)`.execute(trx);
  await sql`
    insert into contact_views (viewer_id, shown_id, day, seen_at)
      select ${accountId}::uuid, shown_id, day, seen_at from departed_contact_views
      where departed_id = ${departed} and shown_id <> ${accountId}
    on conflict do nothing`.execute(trx);
}

/** Warnings and the hiding; true where there is one. */
async function restoreActions(trx: Transaction<Database>, departed: string, accountId: string) {
  await sql`
    insert into moderation_actions
        (id, profile_id, kind, reason, report_id, state_before, by_id, created_at)
      select gen_random_uuid(), profiles.id, kind, reason, report_id, profiles.state, by_id,
        action.created_at
      from departed_actions action join profiles on profiles.id = ${accountId}
      where departed_id = ${departed}
      order by action.created_at
    on conflict do nothing`.execute(trx);
  const { numAffectedRows } = await sql`
    update profiles set state = 'hidden'
    where id = ${accountId} and state <> 'hidden' and exists (select from departed_actions
      where departed_id = ${departed} and kind = 'hidden')`.execute(trx);
  return Number(numAffectedRows ?? 0) > 0;
}
