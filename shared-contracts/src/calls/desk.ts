import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** Who works with call logs and the history of members (access.md). */
export const DESK = ['caller', 'manager'] as const;

export const IdName = z.object({ id: z.string(), name: z.string() });
const IdNames = dataOf(z.array(IdName));

/** Members of a community, as staff choose among them. */
export const listAdminProfiles = defineCall({
  method: 'GET',
  path: '/api/v1/admin/profiles',
  access: 'staff',
  duty: DESK,
  summary: 'Members of a usergroup',
  query: z.object({ usergroup: z.optional(z.string()) }),
  reply: IdNames,
});

/** Staff to whom a call can be assigned. */
export const listAdmins = defineCall({
  method: 'GET',
  path: '/api/v1/admins',
  access: 'staff',
  duty: DESK,
  summary: 'Callers',
  reply: IdNames,
});

/** Community codes that app_name and usergroup may have. */
export const listApps = defineCall({
  method: 'GET',
  path: '/api/v1/apps',
  access: 'staff',
  duty: DESK,
  summary: 'Community codes',
  reply: dataOf(z.array(z.string())),
});
