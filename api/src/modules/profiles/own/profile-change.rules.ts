import type { ProfileChange } from 'shared-contracts/calls/profile-change';
import { phoneText } from 'shared-contracts/domain/phone-number';

/** A change without what was not sent; a text that was emptied says nothing, as null does, and a number is written in one way. */
export function clearEmptyTexts(change: Omit<ProfileChange, 'id'>): Omit<ProfileChange, 'id'> {
  const entries = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, kept(field, value)]);
  return Object.fromEntries(entries) as Omit<ProfileChange, 'id'>;
}

function kept(field: string, value: unknown): unknown {
  if (value === '') return null;
  return field === 'phone' && typeof value === 'string' ? phoneText(value) : value;
}
