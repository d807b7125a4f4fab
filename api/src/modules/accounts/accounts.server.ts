// What the server is put together from: the calls of accounts, and its jobs and rules (decision 154).

export { changeDuties, changeRole, takeFactorAway, type NewRole } from './change-role.ts';
export { exportJob } from './data-export/export-job.ts';
export { registerDataExport } from './data-export/register-data-export.ts';
export { passwordFits } from './passwords/passwords.ts';
export { registerAccounts } from './register-accounts.ts';
export {
  type EnrolmentCode,
  makeEnrolmentCode,
  needsEnrolmentCode,
} from './second-factor/enrolment-code.ts';
export { rewrapFactors } from './second-factor/rewrap-factors.ts';
export { authenticator, readBearer } from './sessions/authenticate.ts';
export { TOKEN_SECONDS } from './sessions/session-token.ts';
export { type StaffCommand, readStaffCommand } from './staff-command.ts';
