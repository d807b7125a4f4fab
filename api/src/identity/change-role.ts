import type { Kysely } from 'kysely';
import { tellSeenOrNot } from '../engagement/tell-changes.ts';
import type { AppParts } from '../platform/context.ts';
import type { Database } from '../platform/tables.ts';
import { admitProfile, withholdProfile } from '../profiles/profiles.store.ts';
import { recordAudit } from '../staff/audit.store.ts';
import type { Role } from './identity.tables.ts';

/** Makes somebody staff, or a member again; false when no confirmed account has this address. */
export async function changeRole(
  parts: Pick<AppParts, 'db' | 'clock' | 'log' | 'accountEvents' | 'pushes'>,
  email: string,
  role: Role,
): Promise<boolean> {
  const { db, clock, accountEvents } = parts;
  const now = clock();
  const id = await db.transaction().execute((trx) => storeRole(trx, { email, role, now }));
  if (id === undefined) return false;
  // The next request is judged by the new role anyhow; an open socket is not asked again.
  accountEvents.publish({ accountId: id, because: 'role-changed', sockets: 'all' });
  // Staff stand in no list, a member does again.
  await tellSeenOrNot(parts, id);
  return true;
}

async function storeRole(
  trx: Kysely<Database>,
  { email, role, now }: { readonly email: string; readonly role: Role; readonly now: Date },
): Promise<string | undefined> {
  const changed = await trx
    .updateTable('accounts')
    .set({ role })
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return undefined;
  const { id } = changed;
  // Staff stand in no list.
  await (role === 'staff' ? withholdProfile(trx, id) : admitProfile(trx, id));
  const detail = { role };
  await recordAudit(trx, { actorId: null, action: 'account.role', target: id, detail, now });
  return id;
}
