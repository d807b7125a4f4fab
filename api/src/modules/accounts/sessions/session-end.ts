import type { Role } from '../accounts.tables.ts';
import { TOKEN_SECONDS } from './session-token.ts';

/** A day of work at the desk; then staff sign in again, with their second factor. */
const STAFF_SESSION_MS = 12 * 60 * 60 * 1000;

/** How long a session lasts from signing in, in ms: as long as its token, and of staff no longer than a day of work. */
export function sessionMs(role: Role): number {
  return role === 'staff' ? STAFF_SESSION_MS : TOKEN_SECONDS * 1000;
}

/** When a session ends at the latest. */
export function sessionEnd({ role, signedInAt }: { role: Role; signedInAt: Date }): Date {
  return new Date(signedInAt.getTime() + sessionMs(role));
}
