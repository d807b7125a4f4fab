import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { ReleaseUnits } from './release-tokens.ts';
import { dataOf, Email, FactorCode } from './schemas.ts';

/**
 * A person with the duty 'release-manager' gets a release token of 12 hours, in the name of the account. As at `signIn`,
 * `otp` is needed once the password is right. No page may make this call but those of the release desk.
 */
export const signInToRelease = defineCall({
  method: 'POST',
  path: '/releases/api/sign_ins',
  access: 'public',
  summary: 'Sign in with an account of the site that has the duty of a release manager',
  body: z.object({
    email: Email,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    otp: z.optional(FactorCode),
    /** Units that the token is for; absent for all. */
    units: z.optional(ReleaseUnits),
  }),
  reply: dataOf(
    z.object({ token: z.string(), name: z.string(), units: ReleaseUnits, expiresAt: z.string() }),
  ),
  fails: {
    400: 'request.unreadable',
    401: ['auth.wrongPassword', 'auth.codeNeeded', 'factor.codeWrong'],
    403: ['release.noDuty', 'release.noFactor', 'release.foreignPage'],
    429: 'auth.tooManyTries',
    503: ['release.away', 'release.accountsAway'],
  },
});

export const signOutOfRelease = defineCall({
  method: 'POST',
  path: '/releases/api/sign_outs',
  access: 'releases',
  summary: 'End the release token that makes this call',
  reply: dataOf(z.object({ name: z.string() })),
  fails: { 409: 'release.refused', 503: 'release.away' },
});
