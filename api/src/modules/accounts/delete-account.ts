import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/platform/routes';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { hashEmail, hashPhone } from '../../platform/crypto/keyed-hashes.ts';
import { retryDeadlocks } from '../../platform/database/deadlocks.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { mailLink } from '../../platform/mail/mailer.ts';
import { indianDay } from '../../platform/time/indian-day.ts';
import { settleBefore, forgetBuyer } from '../billing/billing.public.ts';
import { findConcerned, notifyConcerned } from '../engagement/engagement.public.ts';
import { mailOf } from './account-mails.ts';
import { lockAccount } from './accounts.store.ts';
import { proveByCode } from './deletion-code.ts';
import { findOwnPhone } from './phone/phone.store.ts';
import { proveOwner } from './prove-owner.ts';
import type { AuthLimits } from './sessions/auth-limits.ts';

/** Days that what protects others outlives an account (decision 193). */
const DEPARTED_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** By what a deletion is noted. */
interface Departure {
  readonly now: Date;
  /** The secret that signs tokens; the keys of the hashes are made of it. */
  readonly secret: string;
}

/** How long the mail about it is tried, in ms: two days. */
const MAIL_MS = 2 * 24 * 60 * 60 * 1000;

/** Ends an account at once: its tokens are dead, its sockets close, its files go, its address is free. */
export function serveDeleteAccount(api: Api, limits: AuthLimits): void {
  const { accountEvents, config, jobs, jwtSecret: secret } = api.parts;
  serve(api, deleteAccount, async ({ body = {} }, context) => {
    const { caller, db, clock, mail, request } = context;
    // Staff hand their duties over first.
    if (caller.role === 'staff') throw new Refusal(409, 'account.dutyStands');
    const asking = { db, caller, now: clock() };
    const { code, current_password: password } = body;
    if (code === undefined) await proveOwner(asking, limits, password);
    else await proveByCode(asking, limits, { code, secret });
    await settleBefore({ ...api.parts, db }, caller.id);
    const now = clock();
    // Two members who know each other and leave at the same moment meet in rows of both.
    const concerned = await retryDeadlocks(() =>
      db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, caller.id);
        // By another request at this very moment: one mail tells of it.
        if (account === undefined) return [];
        const found = await findConcerned(trx, caller.id);
        await removeAccount(trx, caller.id, { now, secret });
        const language = account.language ?? languageOf(request);
        const values = {
          product: config.productName,
          link: mailLink(config.siteOrigin, routes.privacy.href(), language),
          support: config.support.email,
        };
        await mail.write(trx, {
          mail: mailOf('deleted', account.email, values, language),
          // No longer linked to an account.
          accountId: null,
          goodForMs: MAIL_MS,
        });
        return found;
      }),
    );
    accountEvents.publish({ accountId: caller.id, because: 'deleted', sockets: 'all' });
    await notifyConcerned(context, concerned);
    jobs.wake();
    mail.wake();
    return { data: { deleted: true as const } };
  });
}

/**
 * Removes an account and everything that is about its owner. Orders, payments, grants and receipts lose
 * their reference and stay, because the law wants money accounted for, without an address but on the receipts; so do reports, which staff still
 * decide, and call logs. What protects others from the owner is stored under keyed hashes. A second time changes nothing.
 */
async function removeAccount(
  trx: Transaction<Database>,
  id: string,
  departure: Departure,
): Promise<void> {
  await storeDeparture(trx, id, departure);
  await forgetOutsideReferences(trx, id);
  await forgetBuyer(trx, id);
  const removed = await trx.deleteFrom('accounts').where('id', '=', id).executeTakeFirst();
  if (Number(removed.numDeletedRows) === 0) return;
  await recordAudit(trx, { actorId: id, action: 'account.delete', target: id, now: departure.now });
}

/** Deletes rows that name the person without a reference to the account; references delete the rest. */
async function forgetOutsideReferences(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .deleteFrom('sign_ups')
    .where('email', 'in', (eb) => eb.selectFrom('accounts').select('email').where('id', '=', id))
    .execute();
  await trx
    .deleteFrom('drafts')
    .where('key', 'like', 'chat:%')
    .where('key', '=', `chat:${id}`)
    .execute();
  await trx
    .updateTable('call_logs')
    .set({ extra_data: sql`extra_data - 'pid_name' - 'Gender'` })
    .where('profile_id', '=', id)
    .execute();
}

/**
 * Stores what protects others from the owner of an account before its deletion, under keyed hashes of the address and
 * the confirmed number; nothing if there is nothing to protect from.
 */
async function storeDeparture(
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
