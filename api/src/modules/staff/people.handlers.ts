import type { listAdminProfiles, listAdmins, listApps } from 'shared-contracts/calls/desk';
import { ageOn } from 'shared-contracts/domain/units';
import { recordAudit } from '../../platform/audit/audit.store.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import { listCallers, listMembers, listUsergroupCodes } from './people.store.ts';

/** Staff to whom a call can be assigned. */
export const answerListAdmins: Handler<typeof listAdmins> = async (_, { db, caller, clock }) => {
  const data = await listCallers(db);
  await recordAudit(db, { actorId: caller.id, action: 'admins.list', target: null, now: clock() });
  return { data };
};

/** Members among whom a call log's profile is chosen; our own community unless another is named. */
export const answerListAdminProfiles: Handler<typeof listAdminProfiles> = async (
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
export const answerListApps: Handler<typeof listApps> = async (
  _,
  { db, caller, clock, config },
) => {
  const codes = await listUsergroupCodes(db);
  await recordAudit(db, { actorId: caller.id, action: 'apps.list', target: null, now: clock() });
  return { data: [...new Set([config.communityCode, ...codes])] };
};
