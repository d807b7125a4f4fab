import type { Config } from '../../../platform/config/config.ts';
import type { Role } from '../accounts.tables.ts';
import { TOKEN_SECONDS } from './session-token.ts';

type Times = Pick<Config, 'staffSessionMs'>;

/** How long a session lasts from signing in, in ms: as long as its token, and of staff no longer than a day of work. */
export function sessionMs(role: Role, { staffSessionMs }: Times): number {
  const tokenMs = TOKEN_SECONDS * 1000;
  return role === 'staff' ? Math.min(staffSessionMs, tokenMs) : tokenMs;
}

/** When a session ends at the latest. */
export function sessionEnd(
  { role, signedInAt }: { role: Role; signedInAt: Date },
  times: Times,
): Date {
  return new Date(signedInAt.getTime() + sessionMs(role, times));
}
