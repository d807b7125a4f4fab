import type { Api } from '../platform/context.ts';
import { serveAccount } from './account.ts';
import { authLimits } from './auth-limits.ts';
import { serveConfirmEmail } from './confirm-email.ts';
import { serveConsents } from './consents.ts';
import { serveDeleteAccount } from './delete-account.ts';
import { serveSessions } from './open-sessions.ts';
import { serveResetPassword } from './reset-password.ts';
import { serveStaffFactor } from './second-factor/staff-factor.handlers.ts';
import { serveSetPassword } from './set-password.ts';
import { serveSignIn } from './sign-in.ts';
import { serveSignOut, serveSignOutEverywhere } from './sign-out.ts';
import { serveSignUp } from './sign-up.ts';

/** Signing in, up and out, and what is done with a mailed secret. */
export function registerIdentity(api: Api): void {
  const limits = authLimits(api.parts.counters);
  serveSignIn(api, limits);
  serveSignUp(api, limits);
  serveResetPassword(api, limits);
  serveConfirmEmail(api, limits);
  serveSignOut(api);
  serveSignOutEverywhere(api);
  serveSetPassword(api, limits);
  serveAccount(api);
  serveSessions(api);
  serveConsents(api);
  serveDeleteAccount(api);
  serveStaffFactor(api, limits);
}
