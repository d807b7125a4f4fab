import { DUTIES, type Duty } from 'shared-contracts/calls/call';

/** Releasing: no call of the API needs this duty, the release service verifies it (decision 273). */
export const RELEASE_DUTY = 'release-manager';

/** What an account can be charged with: the duties of the desk, and releasing. */
export const ACCOUNT_DUTIES = [...DUTIES, RELEASE_DUTY] as const;
export type AccountDuty = (typeof ACCOUNT_DUTIES)[number];

/** The duties that calls of the desk ask for. */
export function deskDuties(duties: readonly AccountDuty[]): Duty[] {
  return duties.filter((duty) => duty !== RELEASE_DUTY);
}
