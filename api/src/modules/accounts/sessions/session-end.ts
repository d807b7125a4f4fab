import { idleBefore } from '../../../platform/calls/staff-session.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Role } from '../accounts.tables.ts';
import { TOKEN_SECONDS } from './session-token.ts';

type Times = Pick<Config, 'staffSessionMs'>;

/** How long a session lasts from signing in, in ms: as long as its token, and of staff no longer than a day of work. */
export function sessionMs(role: Role, { staffSessionMs }: Times): number {
  const tokenMs = TOKEN_SECONDS * 1000;
  return role === 'staff' ? Math.min(staffSessionMs, tokenMs) : tokenMs;
}

/** What a session needs to run still, by the role of its account. */
export interface SessionLimits {
  /** When it began at the earliest. */
  readonly begun: Readonly<Record<Role, Date>>;
  /** When staff made their latest call at the earliest; null where they may be idle for ever. */
  readonly called: Date | null;
}

export function sessionLimits(
  now: Date,
  times: Times & Pick<Config, 'staffIdleMs'>,
): SessionLimits {
  const before = (role: Role) => new Date(now.getTime() - sessionMs(role, times));
  return {
    begun: { member: before('member'), staff: before('staff') },
    called: idleBefore(now, times),
  };
}

/** When a session ends at the latest. */
export function sessionEnd(
  { role, signedInAt }: { role: Role; signedInAt: Date },
  times: Times,
): Date {
  return new Date(signedInAt.getTime() + sessionMs(role, times));
}
