// What the server is put together from: the calls of staff, and its jobs and rules (decision 154).

import { listAudit } from 'shared-contracts/calls/audit';
import { listAdminProfiles, listAdmins, listApps } from 'shared-contracts/calls/desk';
import { exportStaffWeek, getStaffWeek } from 'shared-contracts/calls/staff-week';
import { addTrail, listTrails, migrateMember } from 'shared-contracts/calls/trails';
import { ageOn } from 'shared-contracts/domain/units';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { Api } from '../../platform/calls/context.ts';
import { serve, type Handler } from '../../platform/calls/serve.ts';
import { answerListAudit } from './audit.handlers.ts';
import { registerCallLogs } from './call-logs/register-call-logs.ts';
import { listCallers, listMembers, listUsergroupCodes } from './people.store.ts';
import { answerAddTrail, answerListTrails, answerMigrate } from './trails/trails.handlers.ts';
import { answerExportStaffWeek, answerGetStaffWeek } from './week/week.handlers.ts';

/** Staff to whom a call can be assigned. */
const answerListAdmins: Handler<typeof listAdmins> = async (_, { db, caller, clock }) => {
  const data = await listCallers(db);
  await recordAudit(db, { actorId: caller.id, action: 'admins.list', target: null, now: clock() });
  return { data };
};

/** Members among whom a call log's profile is chosen; our own community unless another is named. */
const answerListAdminProfiles: Handler<typeof listAdminProfiles> = async (
  { query },
  { db, caller, clock, config },
) => {
  const target = query.usergroup ?? config.communityCode;
  const now = clock();
  const rows = await listMembers(db, { usergroup: target, q: query.q ?? '' });
  await recordAudit(db, {
    actorId: caller.id,
    action: 'admin_profiles.list',
    target,
    now,
    detail: { ids: rows.map(({ id }) => id) },
  });
  const data = rows.map(({ id, name, city, birthdate }) => ({
    id,
    name,
    city,
    age: ageOn(birthdate, now),
  }));
  return { data };
};

/** Community codes, the one of this site first. */
const answerListApps: Handler<typeof listApps> = async (_, { db, caller, clock, config }) => {
  const codes = await listUsergroupCodes(db);
  await recordAudit(db, { actorId: caller.id, action: 'apps.list', target: null, now: clock() });
  return { data: [...new Set([config.communityCode, ...codes])] };
};

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
