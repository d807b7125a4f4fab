import type { Duty } from 'shared-contracts/calls/call';
import { ROLES, STAFF, STRANGERS, type Role } from '../fixtures/roles.ts';

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

/** For staff with one of these duties, as the database knows them now; for anyone else there is no such path. */
export function duty(duties: readonly Duty[], status = 200): Outcomes {
  const charged = Object.fromEntries(duties.map((one) => [one, status]));
  return { ...all(404), ...charged, staff: status };
}

/** For everybody who belongs to the staff, a duty or not; for anyone else there is no such path. */
export function anyStaff(status = 200): Outcomes {
  return { ...all(404), ...staff(status) };
}

/** An outcome of everybody who belongs to the staff. */
export function staff(status: number): Exceptions {
  return Object.fromEntries(STAFF.map((role) => [role, status]));
}

/** What one member may do to another whom he can see; a block stands between both of a pair. */
export function unlessBlocked(exceptions: Exceptions = {}): Outcomes {
  return members({ blocked: 404, blocker: 404, ...exceptions });
}

function all(status: number): Outcomes {
  return Object.fromEntries(ROLES.map((role) => [role, status])) as Outcomes;
}
