// What the server is put together from: the calls of accounts, and its jobs and rules (decision 154).
import type { Api } from '../../platform/calls/context.ts';
import { serveAccount } from './account.ts';
import { serveConsents } from './consents.ts';
import { serveDeleteAccount } from './delete-account.ts';
import { serveSendDeletionCode } from './deletion-code.ts';
import { serveResetPassword } from './passwords/reset-password.ts';
import { serveSetPassword } from './passwords/set-password.ts';
import {
  serveSendPhoneCode,
  serveConfirmPhone,
  serveStopPhoneCodes,
} from './phone/send-phone-code.ts';
import { serveStaffFactor } from './second-factor/staff-factor.handlers.ts';
import { authLimits } from './sessions/auth-limits.ts';
import { serveSessions } from './sessions/open-sessions.ts';
import { serveReleaseManagers } from './sessions/release-managers.ts';
import { serveSignIn } from './sessions/sign-in.ts';
import { serveSignOut, serveSignOutEverywhere } from './sessions/sign-out.ts';
import { serveConfirmEmail } from './sign-up/confirm-email.ts';
import { serveSignUp } from './sign-up/sign-up.ts';

export type { AccountDuty } from './account-duties.ts';
export { changeDuties, changeRole, takeFactorAway, type NewRole } from './change-role.ts';
export { exportJob } from './data-export/export-job.ts';
export { registerDataExport } from './data-export/register-data-export.ts';
export { passwordFits } from './passwords/passwords.ts';
export {
  type EnrolmentCode,
  makeEnrolmentCode,
  needsEnrolmentCode,
} from './second-factor/enrolment-code.ts';
export { rewrapFactors } from './second-factor/rewrap-factors.ts';
export { releaseManagers, type ReleaseManagers } from './sessions/release-managers.ts';
export { authenticator, readBearer } from './sessions/authenticate.ts';
export { TOKEN_SECONDS } from './sessions/session-token.ts';
export { type StaffCommand, readStaffCommand } from './staff-command.ts';

/** Signing in, up and out, and what is done with a mailed secret. */
export function registerAccounts(api: Api): void {
  const limits = authLimits(api);
  serveSignIn(api, limits);
  serveSignUp(api, limits);
  serveResetPassword(api, limits);
  serveConfirmEmail(api, limits);
  serveSignOut(api);
  serveSignOutEverywhere(api);
  serveSetPassword(api, limits);
  serveAccount(api);
  serveSendPhoneCode(api, limits);
  serveConfirmPhone(api);
  serveStopPhoneCodes(api);
  serveSessions(api);
  serveReleaseManagers(api);
  serveConsents(api);
  serveDeleteAccount(api, limits);
  serveSendDeletionCode(api, limits);
  serveStaffFactor(api, limits);
}
