import type { Kysely } from 'kysely';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { AppParts } from '../../platform/calls/context.ts';
import type { Database } from '../../platform/database/tables.ts';
import { notifyVisibility } from '../engagement/engagement.public.ts';
import { admitProfile, withholdProfile } from '../profiles/profiles.public.ts';
import type { AccountDuty } from './account-duties.ts';
import type { Role } from './accounts.tables.ts';
import { stopCodesTo } from './phone/leave-phone.ts';
import { forgetEnrolmentCode } from './second-factor/enrolment-code.ts';
import { removeFactor } from './second-factor/second-factors.store.ts';
import { endAllSessions } from './sessions/sessions.store.ts';

/** A new role: members have no duties; without `duties` staff keep theirs. */
export interface NewRole {
  readonly role: Role;
  readonly duties?: readonly AccountDuty[];
}

/** Changes the role; returns the account's duties, null if no confirmed account has this address. */
export async function changeRole(
  parts: Pick<AppParts, 'db' | 'clock' | 'log' | 'accountEvents' | 'pushes'>,
  email: string,
  wanted: NewRole,
): Promise<readonly AccountDuty[] | null> {
  const { db, clock, accountEvents } = parts;
  const now = clock();
  const changed = await db.transaction().execute((trx) => storeRole(trx, email, wanted, now));
  if (changed === null) return null;
  const { id, duties, isLess } = changed;
  announce(accountEvents, id, isLess);
  // Staff stand in no list, a member does again.
  await notifyVisibility(parts, id);
  return duties;
}

async function storeRole(
  trx: Kysely<Database>,
  email: string,
  { role, duties: wanted }: NewRole,
  now: Date,
): Promise<Changed | null> {
  const before = await trx
    .selectFrom('accounts')
    .select(['id', 'role', 'duties'])
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return null;
  const { id } = before;
  const duties = role === 'member' ? [] : [...(wanted ?? before.duties)];
  await trx.updateTable('accounts').set({ role, duties }).where('id', '=', id).execute();
  const isLess = before.role === 'staff' && (role === 'member' || lacksAny(duties, before.duties));
  if (isLess) await endAllSessions(trx, id, now);
  // A second factor belongs to staff alone; a returning one sets up another.
  if (role === 'member') {
    await removeFactor(trx, id);
    await forgetEnrolmentCode(trx, id);
  }
  // No SMS opens the account of staff.
  if (role === 'staff') await stopCodesTo(trx, id);
  // Staff stand in no list.
  await (role === 'staff' ? withholdProfile(trx, id) : admitProfile(trx, id));
  const detail = { role, duties };
  await recordAudit(trx, { actorId: null, action: 'account.role', target: id, detail, now });
  return { id, duties, isLess };
}

/** What an account is now, and whether it may do less than before: then all its sessions have ended. */
interface Changed {
  readonly id: string;
  readonly duties: readonly AccountDuty[];
  readonly isLess: boolean;
}

const lacksAny = (duties: readonly AccountDuty[], before: readonly AccountDuty[]): boolean =>
  before.some((duty) => !duties.includes(duty));

/**
 * An account that loses rights is signed out, so that nothing of the desk stays on a screen and an idle staff session
 * does not continue as a member's. One that gains rights only reconnects.
 */
function announce(accountEvents: AppParts['accountEvents'], id: string, isLess: boolean): void {
  const because = isLess ? 'signed-out-everywhere' : 'role-changed';
  accountEvents.publish({ accountId: id, because, sockets: 'all' });
}

/**
 * Removes the second factor of a member of staff who lost phone and recovery codes, and ends all their sessions. False
 * if no staff account with a second factor has this address.
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

/** Changes the duties of staff, who sign in again when one is removed; false if no staff account has this address. */
export async function changeDuties(
  { db, clock, accountEvents }: Pick<AppParts, 'db' | 'clock' | 'accountEvents'>,
  email: string,
  duties: readonly AccountDuty[],
): Promise<boolean> {
  const changed = await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('accounts')
      .select(['id', 'duties'])
      .where('email', '=', email)
      .where('role', '=', 'staff')
      .forUpdate()
      .executeTakeFirst();
    if (before === undefined) return null;
    const [target, now] = [before.id, clock()];
    const update = trx.updateTable('accounts').set({ duties: [...duties] });
    await update.where('id', '=', target).execute();
    const isLess = lacksAny(duties, before.duties);
    if (isLess) await endAllSessions(trx, target, now);
    const detail = { duties };
    await recordAudit(trx, { actorId: null, action: 'account.duties', target, detail, now });
    return { id: target, isLess };
  });
  if (changed === null) return false;
  announce(accountEvents, changed.id, changed.isLess);
  return true;
}
