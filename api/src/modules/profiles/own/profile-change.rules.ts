import type { ProfileChange } from 'shared-contracts/calls/profile-change';
import { madeForOf } from 'shared-contracts/domain/made-for';
import { phoneText } from 'shared-contracts/domain/phone-number';
import type { Gender, MadeFor } from 'shared-contracts/domain/profile';

/** A change without what was not sent; a text that was emptied says nothing, as null does, and a number is written in one way. */
export function clearEmptyTexts(change: Omit<ProfileChange, 'id'>): Omit<ProfileChange, 'id'> {
  const entries = Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, kept(field, value)]);
  return Object.fromEntries(entries) as Omit<ProfileChange, 'id'>;
}

/** A change of the gender alone takes whom the profile is for along: a daughter's that turns out a man's is a son's. */
export function followGender(
  change: Omit<ProfileChange, 'id'>,
  stored: { gender: Gender; made_for: MadeFor | null },
): Omit<ProfileChange, 'id'> {
  const { gender = stored.gender, made_for: written } = change;
  if (gender === stored.gender || written !== undefined || stored.made_for === null) return change;
  const agreed = madeForOf(stored.made_for, gender);
  return agreed === stored.made_for ? change : { ...change, made_for: agreed };
}

function kept(field: string, value: unknown): unknown {
  if (value === '') return null;
  return field === 'phone' && typeof value === 'string' ? phoneText(value) : value;
}
