import type { Kysely } from 'kysely';
import type { Duty } from 'shared-contracts/calls/call';
import { tellSeenOrNot } from '../engagement/tell-changes.ts';
import type { AppParts } from '../platform/context.ts';
import type { Database } from '../platform/tables.ts';
import { admitProfile, withholdProfile } from '../profiles/profiles.store.ts';
import { recordAudit } from '../staff/audit.store.ts';
import type { Role } from './identity.tables.ts';
import { removeFactor } from './second-factor/second-factors.store.ts';
import { endAllSessions } from './sessions.store.ts';

/** What somebody is to be: a member has no duties; without `duties` staff keep those they have. */
export interface NewRole {
  readonly role: Role;
  readonly duties?: readonly Duty[];
}

/**
 * Makes somebody staff, or a member again; returns the duties that the account has now, and null when no confirmed
 * account has this address.
 */
export async function changeRole(
  parts: Pick<AppParts, 'db' | 'clock' | 'log' | 'accountEvents' | 'pushes'>,
  email: string,
  wanted: NewRole,
): Promise<readonly Duty[] | null> {
  const { db, clock, accountEvents } = parts;
  const now = clock();
  const changed = await db.transaction().execute((trx) => storeRole(trx, email, wanted, now));
  if (changed === null) return null;
  const { id, duties } = changed;
  // The next request is judged by the new role anyhow; an open socket is not asked again.
  accountEvents.publish({ accountId: id, because: 'role-changed', sockets: 'all' });
  // Staff stand in no list, a member does again.
  await tellSeenOrNot(parts, id);
  return duties;
}

async function storeRole(
  trx: Kysely<Database>,
  email: string,
  { role, duties: wanted }: NewRole,
  now: Date,
): Promise<{ id: string; duties: Duty[] } | null> {
  const duties = role === 'member' ? [] : wanted;
  const changed = await trx
    .updateTable('accounts')
    .set({ role, ...(duties === undefined ? {} : { duties: [...duties] }) })
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .returning(['id', 'duties'])
    .executeTakeFirst();
  if (changed === undefined) return null;
  const { id } = changed;
  // A second factor is of staff alone; whoever comes back sets up another.
  if (role === 'member') await removeFactor(trx, id);
  // Staff stand in no list.
  await (role === 'staff' ? withholdProfile(trx, id) : admitProfile(trx, id));
  const detail = { role, duties: changed.duties };
  await recordAudit(trx, { actorId: null, action: 'account.role', target: id, detail, now });
  return changed;
}

/**
 * Takes the second factor of somebody of the staff away, who lost phone and recovery codes; every session of theirs ends.
 * False when nobody of the staff with a second factor has this address.
 */
export async function takeFactorAway(
  { db, clock, accountEvents }: Pick<AppParts, 'db' | 'clock' | 'accountEvents'>,
  email: string,
): Promise<boolean> {
  const now = clock();
  const id = await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('role', '=', 'staff')
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined || !(await removeFactor(trx, account.id))) return null;
    await endAllSessions(trx, account.id, now);
    await recordAudit(trx, { actorId: null, action: 'account.factor', target: account.id, now });
    return account.id;
  });
  if (id === null) return false;
  accountEvents.publish({ accountId: id, because: 'signed-out-everywhere', sockets: 'all' });
  return true;
}

/** Changes the duties of staff; false when nobody of the staff has this address. */
export async function changeDuties(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  email: string,
  duties: readonly Duty[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('accounts')
      .set({ duties: [...duties] })
      .where('email', '=', email)
      .where('role', '=', 'staff')
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) return false;
    const [target, now] = [changed.id, clock()];
    const detail = { duties };
    await recordAudit(trx, { actorId: null, action: 'account.duties', target, detail, now });
    return true;
  });
}
