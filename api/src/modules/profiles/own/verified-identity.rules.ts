import type { ProfileChange } from 'shared-contracts/calls/profile-change';
import { phoneticKey } from 'shared-contracts/domain/phonetic-key';

/** Of a profile, what its owner's identity papers were compared with, and whether they were found right. */
export interface VerifiedIdentity {
  readonly name: string;
  readonly lastName: string;
  readonly birthdate: string;
  readonly gender: string;
  readonly verified_personal: boolean;
}

/**
 * Fields of a change that would let the seal of one person stand on another: once papers were compared with a profile,
 * name, birthdate and gender stay (decision 184). Another spelling of the same name is not another name, in either
 * script. Empty where nothing was verified.
 */
export function changedIdentity(
  change: Pick<
    ProfileChange,
    'name' | 'lastName' | 'name_devanagari' | 'last_name_devanagari' | 'birthdate' | 'gender'
  >,
  held: VerifiedIdentity,
): string[] {
  if (!held.verified_personal) return [];
  const others = [
    isAnother(change.name, held.name) && 'name',
    (isAnother(change.lastName, held.lastName) || isDropped(change.lastName, held)) && 'lastName',
    isAnother(change.name_devanagari, held.name) && 'name_devanagari',
    isAnother(change.last_name_devanagari, held.lastName) && 'last_name_devanagari',
    change.birthdate !== undefined && change.birthdate !== held.birthdate && 'birthdate',
    change.gender !== undefined && change.gender !== held.gender && 'gender',
  ];
  return others.filter((field) => field !== false);
}

/** Whether the last name that papers showed is taken away. */
function isDropped(written: string | undefined, { lastName }: VerifiedIdentity): boolean {
  return written === '' && lastName !== '';
}

/** Whether a name sounds otherwise: by more than one sound at its beginning or end, which spellings differ by too. */
function isAnother(written: string | null | undefined, verified: string): boolean {
  if (written === undefined || written === null || written === '') return false;
  const [one, other] = [phoneticKey(written), phoneticKey(verified)];
  if (Math.abs(one.length - other.length) > 1) return true;
  return !one.includes(other) && !other.includes(one);
}
