import type { MadeFor } from 'shared-contracts/domain/profile';

/** Of whom the guide speaks: the reader, a daughter or sister, a son or brother; of a relative, the profile alone. */
export type Whose = 'self' | 'female' | 'male' | 'relative';

const WHOSE = {
  self: 'self',
  daughter: 'female',
  sister: 'female',
  son: 'male',
  brother: 'male',
  relative: 'relative',
} as const satisfies Record<MadeFor, Whose>;

/** Whom the guide addresses, from whom the profile is for; the reader if that is not given. */
export function whoseProfile(madeFor: MadeFor | null | undefined): Whose {
  return WHOSE[madeFor ?? 'self'];
}
