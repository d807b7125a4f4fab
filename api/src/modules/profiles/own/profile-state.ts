import type { setProfileState } from 'shared-contracts/calls/own-profile';
import type { Handler } from '../../../platform/calls/serve.ts';
import type { Budget } from '../../../platform/counters/budget.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { notifyVisibility } from '../../engagement/engagement.public.ts';
import { nobody } from '../profiles.handlers.ts';
import { findState, storeState } from './profile-state.store.ts';

/**
 * Paused or with the marriage fixed, a profile is in no list and opens for nobody but its owner, who
 * can undo either at any time. What the staff has hidden stays hidden. Going is never refused; coming back costs one
 * change, so that nobody keeps the pages of others asking.
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
    if ((await findState(db, caller.id)) === undefined) throw nobody();
    throw new Refusal(403, 'profile.hiddenByStaff');
  };
}
