import type { chooseVisitors } from 'shared-contracts/calls/own-profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import { profileNotFound } from '../profiles.handlers.ts';

/** Whether visitors may see the profile: a choice of its owner, which a later block no longer changes. */
export const answerChooseVisitors: Handler<typeof chooseVisitors> = async (
  { body: { allowed } },
  { db, caller, clock },
) => {
  const chosen = await db
    .updateTable('profiles')
    .set({ visitors_allowed: allowed, visitors_chosen_at: clock() })
    .where('id', '=', caller.id)
    .returning('id')
    .executeTakeFirst();
  if (chosen === undefined) throw profileNotFound();
  return { data: { allowed } };
};
