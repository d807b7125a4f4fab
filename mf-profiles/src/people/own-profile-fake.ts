import { OwnProfile } from 'shared-contracts/calls/profiles';
import { profile } from 'shared-contracts/testing/builders';

/** When the fake profile was saved last. */
export const SAVED_AT = '2026-11-01T10:00:00.000Z';

/** One's own profile; a test states only what matters to it. */
export function ownProfile(change: Partial<OwnProfile> = {}): OwnProfile {
  return OwnProfile.parse({
    ...profile(),
    name_devanagari: null,
    last_name_devanagari: null,
    phone: '9822012345',
    contact: [],
    partner_preferences: null,
    state: 'active',
    photo_privacy: 'members',
    updated_at: SAVED_AT,
    ...change,
  });
}
