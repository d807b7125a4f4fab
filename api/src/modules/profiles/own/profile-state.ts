import type { Kysely } from 'kysely';
import type { setProfileState } from 'shared-contracts/calls/own-profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import type { ProfileState } from '../profiles.tables.ts';

/**
 * A paused or married profile is in no list and opens only for its owner, who can undo either. What staff hid stays
 * hidden. Pausing is never refused; returning costs one change, to limit refetches of others.
 */
export function answerSetProfileState(changes: Budget): Handler<typeof setProfileState> {
  return async ({ body: { state } }, context) => {
    const { db, caller } = context;
    if (state === 'active') await changes.spend(caller.budgetKey);
    const before = await storeState(db, caller.id, state);
    if (before !== undefined) {
      if ((before === 'active') !== (state === 'active'))
        await notifyVisibility(context, caller.id);
      return { data: { state } };
    }
    if ((await findState(db, caller.id)) === undefined) throw profileNotFound();
    throw new Refusal(403, 'profile.hiddenByStaff');
  };
}

/** Sets a profile's state unless it is hidden; the state before, or undefined when it is, or when there is no profile. */
async function storeState(
  db: Kysely<Database>,
  id: string,
  state: Exclude<ProfileState, 'hidden'>,
): Promise<ProfileState | undefined> {
  const stored = await db
    .updateTable('profiles')
    .from((eb) =>
      eb.selectFrom('profiles').select(['id', 'state']).where('id', '=', id).forUpdate().as('old'),
    )
    .set({ state })
    .whereRef('profiles.id', '=', 'old.id')
    .where('old.state', '<>', 'hidden')
    .returning('old.state')
    .executeTakeFirst();
  return stored?.state;
}

/** A profile's state; undefined without one. */
async function findState(db: Kysely<Database>, id: string): Promise<ProfileState | undefined> {
  const row = await db
    .selectFrom('profiles')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state;
}
