import type { ProfileChange } from 'shared-contracts/calls/profile-change';

/** A change without what was not sent; a text that was emptied says nothing, as null does. */
export function clearEmptyTexts(change: Omit<ProfileChange, 'id'>): Omit<ProfileChange, 'id'> {
  const entries = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, value === '' ? null : value]);
  return Object.fromEntries(entries) as Omit<ProfileChange, 'id'>;
}
