import { useErrorNotice } from 'shared-contracts/behaviour/error-notice';
import type { CallReply } from 'shared-contracts/calls/call';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { remainingFields, updateProfile } from 'shared-contracts/calls/own-profile';
import { ProfileChange } from 'shared-contracts/calls/profile-change';
import {
  getProfile,
  listProfiles,
  myProfile,
  profileCompletion,
  type OwnProfile,
} from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { describeError, useHost } from 'shared-contracts/host';
import { ownNameChanged } from 'shared-contracts/platform/events/event-map';
import { useMutation, useQueryClient, type QueryClient } from 'shared-contracts/query';
import type { EditField } from '../values/edit-fields.ts';
import { conflictsIn, valuesWith, type Edits } from '../values/edits.ts';
import { changeOf, valuesOf, type Values } from '../values/values.ts';

/** What was written into some fields, to be saved. */
export interface Saving {
  readonly fields: readonly EditField[];
  readonly edits: Edits;
}

/** How saving ended: done, or held back because the same fields were saved elsewhere meanwhile. */
type Outcome =
  | {
      readonly kind: 'saved';
      readonly reply: CallReply<typeof updateProfile>;
      /** In ms. */
      readonly at: number;
      /** Whether something that was saved elsewhere stands beside it. */
      readonly isMerged: boolean;
    }
  | { readonly kind: 'conflict' };

const CHANGED_MEANWHILE = 409;

/**
 * Saves the changed fields and no other: 'Profile saved' or 'Profile save failed' (section 8). What was saved elsewhere
 * meanwhile in other fields stays beside it; where it is the same field, nothing is saved before the writer has looked.
 * `settle` gets what is saved, also where the page was left meanwhile.
 */
export function useSave(base: OwnProfile, settle: (sent: Edits, now: Values) => void) {
  const { send, query, notify, bus } = useHost();
  const tellError = useErrorNotice();
  const cache = useQueryClient();
  const own = query(myProfile, {});

  const put = async (profile: OwnProfile, { fields, edits }: Saving): Promise<Outcome> => {
    const change = changeOf(valuesWith(valuesOf(profile), edits), fields);
    const { id, updated_at } = profile;
    const reply = await send(updateProfile, {
      params: { id },
      body: { id, profile: ProfileChange.parse(change), if_updated_at: updated_at },
    });
    return { kind: 'saved', reply, at: Date.now(), isMerged: profile !== base };
  };
  return useMutation({
    mutationFn: async (saving: Saving): Promise<Outcome> => {
      try {
        return await put(base, saving);
      } catch (error) {
        if (describeError(error).status !== CHANGED_MEANWHILE) throw error;
        const { data: newest } = await cache.fetchQuery({ ...own, staleTime: 0 });
        const isConflict = conflictsIn(saving.edits, valuesOf(newest)).length > 0;
        return isConflict ? { kind: 'conflict' } : await put(newest, saving);
      }
    },
    onSuccess(outcome, { fields, edits }) {
      if (outcome.kind === 'conflict') return;
      notify('profile.saved');
      cache.setQueryData(own.queryKey, outcome.reply);
      refreshAfterSaving(cache, fields);
      const { id, name } = outcome.reply.data;
      if (fields.includes('name')) bus.emit(ownNameChanged, { userId: id, name });
      settle(edits, valuesOf(outcome.reply.data));
    },
    onError: (error) => tellError(error, 'profile.saveFailed'),
  });
}

/** What a Gun Milan is reckoned from: cards of other people carry its total. */
const STARS: readonly EditField[] = ['birthname', 'rashi'];

/** Fetches everything again that shows what was saved; lists of people only where their Gun Milan may be another. */
function refreshAfterSaving(cache: QueryClient, saved: readonly EditField[]): void {
  const shown = [profileCompletion, remainingFields, getProfile].map((call) => keyOf(call));
  const lists = saved.some((field) => STARS.includes(field))
    ? [keyOf(listProfiles), keyOf(listBookmarks)]
    : [];
  for (const queryKey of [...shown, ...lists]) void cache.invalidateQueries({ queryKey });
}
