import type { Config } from '../../../platform/config/config.ts';
import type { Role } from '../accounts.tables.ts';
import { TOKEN_SECONDS } from './session-token.ts';

type Times = Pick<Config, 'staffSessionMs'>;

/** How long a session lasts from signing in, in ms: as long as its token, and of staff no longer than a day of work. */
export function sessionMs(role: Role, { staffSessionMs }: Times): number {
  const tokenMs = TOKEN_SECONDS * 1000;
  return role === 'staff' ? Math.min(staffSessionMs, tokenMs) : tokenMs;
}

/** What a session has to have begun after to run still, by the role of its account. */
export interface OldestStarts {
  readonly member: Date;
  readonly staff: Date;
}

export function oldestStarts(now: Date, times: Times): OldestStarts {
  const before = (role: Role) => new Date(now.getTime() - sessionMs(role, times));
  return { member: before('member'), staff: before('staff') };
}

/** When a session ends at the latest. */
export function sessionEnd(
  { role, signedInAt }: { role: Role; signedInAt: Date },
  times: Times,
): Date {
  return new Date(signedInAt.getTime() + sessionMs(role, times));
}
