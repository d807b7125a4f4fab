// What the server is put together from: the calls of staff, and its jobs and rules (decision 154).
import { listAudit } from 'shared-contracts/calls/audit';
import { listAdminProfiles, listAdmins, listApps } from 'shared-contracts/calls/desk';
import { exportStaffWeek, getStaffWeek } from 'shared-contracts/calls/staff-week';
import { addTrail, listTrails, migrateMember } from 'shared-contracts/calls/trails';
import type { Api } from '../../platform/calls/context.ts';
import { serve } from '../../platform/calls/serve.ts';
import { answerListAudit } from './audit.handlers.ts';
import { registerCallLogs } from './call-logs/register-call-logs.ts';
import { answerListAdminProfiles, answerListAdmins, answerListApps } from './people.handlers.ts';
import { answerMigrate } from './trails/migrate.handlers.ts';
import { answerAddTrail, answerListTrails } from './trails/trails.handlers.ts';
import { answerExportStaffWeek, answerGetStaffWeek } from './week/week.handlers.ts';

export { registerReports } from './reports/register-reports.ts';

/** Puts the calls of the desk on the application; each of them leaves a trace on the audit trail. */
export function registerStaff(api: Api): void {
  registerCallLogs(api);
  serve(api, listAdmins, answerListAdmins);
  serve(api, listAdminProfiles, answerListAdminProfiles);
  serve(api, listApps, answerListApps);
  serve(api, listAudit, answerListAudit);
  serve(api, listTrails, answerListTrails);
  serve(api, addTrail, answerAddTrail);
  serve(api, migrateMember, answerMigrate);
  serve(api, getStaffWeek, answerGetStaffWeek);
  serve(api, exportStaffWeek, answerExportStaffWeek);
}
