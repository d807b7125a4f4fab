/**
 * Whoever may come to a call (access.md): `blocked` meets somebody who blocked him, `blocker` somebody
 * whom he blocked; `formerStaff` lost the role after the token was made; `deleted` and `expired` still
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
  'formerStaff',
  'deleted',
  'expired',
] as const;
export type Role = (typeof ROLES)[number];

/** Roles that nobody stands behind: a member's call asks them to sign in. */
export const STRANGERS = ['visitor', 'deleted', 'expired'] as const satisfies readonly Role[];
