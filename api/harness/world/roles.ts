/**
 * Whoever may come to a call (access.md): `blocked` meets somebody who blocked him, `blocker` somebody
 * whom he blocked; `staff` has every duty, `caller`, `reviewer` and `manager` are staff with
 * one, `dutyless` with none; `formerStaff` lost the role after the token was made, not its duties; `deleted` and `expired` still
 * hold a token of a deleted account, and one that has ended.
 */
export const ROLES = [
  'visitor',
  'hope',
  'belief',
  'trust',
  'verified',
  'blocked',
  'blocker',
  'staff',
  'caller',
  'reviewer',
  'manager',
  'dutyless',
  'formerStaff',
  'deleted',
  'expired',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles whose account belongs to the staff. */
export const STAFF = [
  'staff',
  'caller',
  'reviewer',
  'manager',
  'dutyless',
] as const satisfies readonly Role[];

/** Roles that nobody stands behind: a member's call asks them to sign in. */
export const STRANGERS = ['visitor', 'deleted', 'expired'] as const satisfies readonly Role[];
