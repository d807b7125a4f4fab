import * as z from 'shared-contracts/schema';
import { defineCall } from './call.ts';
import { dataOf } from './schemas.ts';

/** Who works with call logs and the history of members (access.md). */
export const DESK = ['caller', 'manager'] as const;

export const IdName = z.object({ id: z.string(), name: z.string() });
const IdNames = dataOf(z.array(IdName));

/** How many members are offered at once. */
export const ADMIN_PROFILES_PAGE = 20;

/**
 * Members of a community, as staff choose among them: ADMIN_PROFILES_PAGE by name. `q` is the beginning of the name or of
 * the last name, in either script.
 */
export const listAdminProfiles = defineCall({
  method: 'GET',
  path: '/api/v1/admin/profiles',
  access: 'staff',
  duty: DESK,
  summary: 'Members of a usergroup',
  query: z.object({
    usergroup: z.optional(z.string()),
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  reply: dataOf(
    z.array(
      z.object({
        ...IdName.shape,
        /** To tell apart who has the same name: city, and age in years. */
        city: z.optional(z.nullable(z.string())),
        age: z.optional(z.number()),
      }),
    ),
  ),
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
