import { listAudit } from 'shared-contracts/calls/audit';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listAdminProfiles, listAdmins, listApps } from 'shared-contracts/calls/desk';
import { exportStaffWeek, getStaffWeek } from 'shared-contracts/calls/staff-week';
import type { Api } from '../platform/context.ts';
import { serve } from '../platform/serve.ts';
import { answerListAudit } from './audit.handlers.ts';
import { answerListCallLogs } from './call-logs.handlers.ts';
import { answerListAdminProfiles, answerListAdmins, answerListApps } from './people.handlers.ts';
import { answerExportStaffWeek, answerGetStaffWeek } from './week/week.handlers.ts';

/** Puts the calls of the desk on the application; each of them leaves a trace on the audit trail. */
export function registerStaff(api: Api): void {
  serve(api, listCallLogs, answerListCallLogs(api.parts.jwtSecret));
  serve(api, listAdmins, answerListAdmins);
  serve(api, listAdminProfiles, answerListAdminProfiles);
  serve(api, listApps, answerListApps);
  serve(api, listAudit, answerListAudit);
  serve(api, getStaffWeek, answerGetStaffWeek);
  serve(api, exportStaffWeek, answerExportStaffWeek);
}
