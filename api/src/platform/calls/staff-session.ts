import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Caller } from './caller.ts';
import type { AppParts } from './context.ts';

/** How exactly the latest call of a session is noted, in ms: not every call is worth a write. */
const NOTED_MS = 60_000;

/**
 * The page tells of keys and taps at most every sixth of the time (shell: idle-dialog), and warns before it signs out: the
 * server waits so much longer, as a part of the time.
 */
const REPORTED_PART = 1 / 6;

type IdleTime = Pick<AppParts['config'], 'staffIdleMs'>;

/** A session of staff whose latest call was before this is idle; null where none is. */
export function idleBefore(now: Date, { staffIdleMs }: IdleTime): Date | null {
  if (staffIdleMs === null) return null;
  return new Date(now.getTime() - staffIdleMs * (1 + REPORTED_PART) - 2 * NOTED_MS);
}

/** Whether a session of staff had no call for so long that it counts as left behind. */
export function isIdleStaff(
  { role, activeAt }: Pick<Caller, 'role' | 'activeAt'>,
  { config, clock }: { config: IdleTime; clock: AppParts['clock'] },
): boolean {
  const before = idleBefore(clock(), config);
  return role === 'staff' && before !== null && activeAt < before;
}

/** Notes that a staff member is at work. */
export async function noteActive(
  db: Kysely<Database>,
  { role, sessionId, activeAt }: Pick<Caller, 'role' | 'sessionId' | 'activeAt'>,
  now: Date,
): Promise<void> {
  const unlessSince = new Date(now.getTime() - NOTED_MS);
  if (role !== 'staff' || activeAt > unlessSince) return;
  await noteSessionTimes(db, [sessionId], 'active_at', { now, unlessSince });
}

/** Whether the desk stays closed: the account has a second factor that this session never gave, or has none and needs one. */
export function lacksFactor(caller: Pick<Caller, 'factor'> | null, required: boolean): boolean {
  if (caller === null || caller.factor === 'none') return required;
  return caller.factor.givenAt === null;
}

/** How long a code stands for 'just now', in ms (access.md: refunds). */
const FRESH_FACTOR_MS = 5 * 60 * 1000;

/** Whether this session gave a code less than five minutes ago. */
export function gaveCodeLately({ factor }: Pick<Caller, 'factor'>, now: Date): boolean {
  if (factor === 'none' || factor.givenAt === null) return false;
  return now.getTime() - factor.givenAt.getTime() < FRESH_FACTOR_MS;
}

/**
 * Notes that sessions are used, or (`active_at`) that staff are at work in them, unless that was noted since. A session
 * that another statement changes at this moment is left out: nothing waits for it.
 */
export async function noteSessionTimes(
  db: Kysely<Database>,
  ids: readonly string[],
  column: 'last_seen_at' | 'active_at',
  { now, unlessSince }: { readonly now: Date; readonly unlessSince: Date },
): Promise<void> {
  const stale = db
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<', unlessSince)]))
    .forUpdate()
    .skipLocked();
  await db
    .updateTable('sessions')
    .set({ [column]: now })
    .where('id', 'in', stale)
    .execute();
}
