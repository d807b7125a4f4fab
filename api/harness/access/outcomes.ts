import { ROLES, STRANGERS, type Role } from '../world/roles.ts';

/** Status that each role gets for a valid request. */
export type Outcomes = Readonly<Record<Role, number>>;
type Exceptions = Partial<Record<Role, number>>;

/** Open to everybody, but for the exceptions. */
export function everybody(exceptions: Exceptions = {}, status = 200): Outcomes {
  return { ...all(status), ...exceptions };
}

/** For whoever is signed in; everybody else is asked to sign in. */
export function members(exceptions: Exceptions = {}, status = 200): Outcomes {
  const strangers = Object.fromEntries(STRANGERS.map((role) => [role, 401]));
  return { ...all(status), ...strangers, ...exceptions };
}

/** For staff as the database knows them now; for anyone else there is no such path. */
export function staffOnly(status = 200): Outcomes {
  return { ...all(404), staff: status };
}

/** What one member may do to another whom he can see; a block stands between both of a pair. */
export function unlessBlocked(exceptions: Exceptions = {}): Outcomes {
  return members({ blocked: 404, blocker: 404, ...exceptions });
}

function all(status: number): Outcomes {
  return Object.fromEntries(ROLES.map((role) => [role, status])) as Outcomes;
}
