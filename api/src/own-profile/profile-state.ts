import type { setProfileState } from 'shared-contracts/calls/own-profile';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { findState, storeState } from './profile-state.store.ts';

/**
 * Paused or with the marriage fixed, a profile is in no list and opens for nobody but its owner, who
 * can undo either at any time. What the staff has hidden stays hidden.
 */
export const answerSetProfileState: Handler<typeof setProfileState> = async (
  { body: { state } },
  { db, caller },
) => {
  if (await storeState(db, caller.id, state)) return { data: { state } };
  if ((await findState(db, caller.id)) === undefined) throw nobody();
  throw new Refusal(403, 'profile.hiddenByStaff');
};
