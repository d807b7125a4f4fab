import type { Badges } from '../calls/listed-profiles.ts';
import { VERIFICATIONS, type Verification } from './plan.ts';

/** The seal of each verification. */
export const SEALS = {
  personal: 'identity',
  job: 'job',
  salary: 'income',
  property: 'property',
} as const satisfies Record<Verification, string>;

/** The verifications that are proven, in their order, of those that the viewer may see. */
export function provenOf(
  badges: Badges,
  seen: readonly Verification[] = VERIFICATIONS,
): readonly Verification[] {
  return seen.filter((verification) => badges[verification] === true);
}
