import { sql, type Transaction } from 'kysely';
import { deleteAccount } from 'shared-contracts/calls/auth';
import { routes } from 'shared-contracts/platform/routes';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { retryDeadlocks } from '../../platform/database/deadlocks.ts';
import type { Database } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-language.ts';
import { mailLink } from '../../platform/mail/mail-link.ts';
import { settleBefore, forgetBuyer } from '../billing/billing.public.ts';
import { findConcerned, notifyConcerned } from '../engagement/engagement.public.ts';
import { mailOf } from './account-mails.ts';
import { lockAccount } from './accounts.store.ts';
import { proveByCode } from './deletion-code.ts';
import { proveOwner } from './prove-owner.ts';
import { storeDeparture, type Departure } from './return/departure.store.ts';
import type { AuthLimits } from './sessions/auth-limits.ts';

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
          // Of nobody's account any more.
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
