import type { Kysely } from 'kysely';
import type { migrateMember } from 'shared-contracts/calls/trails';
import { fromPid, toPid } from 'shared-contracts/domain/pid';
import { recordAudit } from '../../../platform/audit/audit.store.ts';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { wrongField } from '../../../platform/validation/ids.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { profileNotFound } from '../../profiles/profiles.public.ts';
import { listUsergroupCodes } from '../people.store.ts';

/** Moves a member to a community that `apps` names; where they are already, nothing moves and the wish is on the trail. */
export const answerMigrate: Handler<typeof migrateMember> = async (
  { query: { pid, usergroup, reason } },
  context,
) => {
  const { db, caller, clock, config } = context;
  const id = fromPid(pid);
  if (id === null) throw profileNotFound();
  const moved = await db.transaction().execute(async (trx) => {
    const before = await usergroupOf(trx, id);
    if (before === null) throw profileNotFound();
    const codes = await listUsergroupCodes(trx);
    if (usergroup !== config.communityCode && !codes.includes(usergroup)) {
      throw wrongField('usergroup');
    }
    if (before !== usergroup) {
      await trx.updateTable('profiles').set({ usergroup }).where('id', '=', id).execute();
    }
    await recordAudit(trx, {
      actorId: caller.id,
      action: 'profiles.migrate',
      target: id,
      now: clock(),
      detail: {
        from: before,
        to: usergroup,
        reason: reason?.trim() ?? '',
      },
    });
    return before !== usergroup;
  });
  // To one community they are gone, to the other they are new.
  if (moved) await notifyVisibility(context, id);
  return { data: { pid: toPid(id), usergroup } };
};

/** Where a member is, locked until the move is done; null for nobody, and for staff, who stand in no list. */
async function usergroupOf(trx: Kysely<Database>, id: string): Promise<string | null> {
  const found = await trx
    .selectFrom('profiles')
    .innerJoin('accounts', 'accounts.id', 'profiles.id')
    .select('profiles.usergroup')
    .where('profiles.id', '=', id)
    .where('accounts.role', '=', 'member')
    .forUpdate('profiles')
    .executeTakeFirst();
  return found?.usergroup ?? null;
}
