import type { CallStatus } from 'shared-contracts/domain/call-status';
import { NOT_TO_BE_CALLED } from './do-not-call.store.ts';
import type { HeldCallLog } from './save-call-log.store.ts';

/** Longest remark of an entry. */
export const REMARK_LENGTH = 2000;

/** What one entry becomes of two: what `keep` lacks it gets from `away`. */
export function joined(keep: HeldCallLog, away: HeldCallLog) {
  const followup = keep.followup || away.followup;
  const remarks = [keep.remark, away.remark].filter((one) => one !== null && one !== '');
  return {
    // A number that is not to be called stays one.
    status: refuses(away.status) && !refuses(keep.status) ? away.status : keep.status,
    remark: remarks.length === 0 ? null : [...new Set(remarks)].join('\n'),
    profile_id: keep.profile_id ?? away.profile_id,
    assigned_to_id: keep.assigned_to_id ?? away.assigned_to_id,
    followup,
    follow_up_at: followup ? earlier(keep, away) : null,
    payment_done: keep.payment_done || away.payment_done,
    extra_data: JSON.stringify({ ...away.extra_data, ...withoutNulls(keep.extra_data) }),
  };
}

function refuses(status: CallStatus): boolean {
  return NOT_TO_BE_CALLED.some((one) => one === status);
}

/** The earlier next call. One that is needed without a time is due today, and so stays without one. */
function earlier(keep: HeldCallLog, away: HeldCallLog): Date | null {
  const wanted = [keep, away].filter(({ followup }) => followup).map(({ follow_up_at: at }) => at);
  const times = wanted.filter((at) => at !== null).map((at) => at.getTime());
  return times.length < wanted.length || times.length === 0 ? null : new Date(Math.min(...times));
}

function withoutNulls(extra: object): object {
  return Object.fromEntries(Object.entries(extra).filter(([, value]) => value !== null));
}
