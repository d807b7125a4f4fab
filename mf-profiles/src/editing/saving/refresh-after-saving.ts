import { listBookmarks } from 'shared-contracts/calls/engagement';
import { remainingFields } from 'shared-contracts/calls/own-profile';
import { getProfile, listProfiles, profileCompletion } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import type { QueryClient } from 'shared-contracts/query';
import type { EditField } from '../values/edit-fields.ts';

/** What a Gun Milan is reckoned from: cards of other people carry its total. */
const STARS: readonly EditField[] = ['birthname', 'rashi'];

/** Has everything asked anew that shows what was saved; lists of people only where their Gun Milan may be another. */
export function refreshAfterSaving(cache: QueryClient, saved: readonly EditField[]): void {
  const shown = [profileCompletion, remainingFields, getProfile].map((call) => keyOf(call));
  const lists = saved.some((field) => STARS.includes(field))
    ? [keyOf(listProfiles), keyOf(listBookmarks)]
    : [];
  for (const queryKey of [...shown, ...lists]) void cache.invalidateQueries({ queryKey });
}
