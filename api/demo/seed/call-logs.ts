import type { Insertable } from 'kysely';
import { CALL_STATUSES, type CallStatus } from 'shared-contracts/domain/call-status';
import { readPhone } from 'shared-contracts/domain/phone-number';
import type { StaffTables } from '../../src/modules/staff/staff.tables.ts';
import { indianDay } from '../../src/platform/time/indian-day.ts';
import { callRemarks } from './call-remarks.ts';
import { makeRecording } from './call-tones.ts';
import { callers } from './callers.ts';
import { fictionalPhone } from './contacts.ts';
import { givenNames } from './given-names.ts';
import { before, DAY_MS, MINUTE_MS } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import { surnames } from './surnames.ts';

/** Rows of the call desk, and the recordings that they name. */
export interface SeedCalls {
  readonly logs: Insertable<StaffTables['call_logs']>[];
  readonly files: Insertable<StaffTables['call_files']>[];
  readonly trails: Insertable<StaffTables['trails']>[];
  readonly recordings: ReadonlyMap<string, Buffer>;
}

/** Each status so often: five pages of 20 with some to spare. */
const ROUNDS = 5;
/** Serial of the first number of a prospect, far behind those of members. */
const FIRST_SERIAL = 60_000;

/** Statuses in which nobody talked, so nothing was recorded. */
const SILENT: readonly CallStatus[] = ['not_called', 'call_failed', 'invalid_number'];

/** Call logs in every status, some with a recording, and trails of the members they are about. */
export function makeCalls(scene: Scene): SeedCalls {
  const random = createRandom('saptapadi/call-logs');
  const logs: SeedCalls['logs'] = [];
  const files: SeedCalls['files'] = [];
  const trails: SeedCalls['trails'] = [];
  const recordings = new Map<string, Buffer>();
  for (let number = 0; number < ROUNDS * CALL_STATUSES.length + 4; number += 1) {
    const status = CALL_STATUSES[number % CALL_STATUSES.length] ?? 'not_called';
    const log = callOf(random, scene, { number, status });
    logs.push(log);
    if (log.profile_id !== null) trails.push(trailOf(random, scene, log));
    if (SILENT.includes(status) || !random.chance(0.35)) continue;
    const recording = makeRecording(Array.from({ length: 6 }, () => random.int(160, 420)));
    const file_key = `calls/${random.uuid()}.wav`;
    recordings.set(file_key, recording);
    files.push({ call_log_id: log.id, file_key, media_type: 'audio/wav', bytes: recording.length });
  }
  return { logs, files, trails, recordings };
}

function callOf(
  random: Random,
  scene: Scene,
  { number, status }: { number: number; status: CallStatus },
) {
  const { now, communityCode, staff, active } = scene;
  const member = random.chance(0.4) ? random.pick(active) : null;
  const gender = member?.profile.gender ?? random.pick(['female', 'male'] as const);
  const assigned = random.pick([staff.id, ...callers.map(({ id }) => id), null]);
  const at = workingHours(random, now, Math.floor(number * 0.6));
  const followup = ['call_back_later', 'follow_up_required', 'meeting_planned'].includes(status);
  const phone = readPhone(member?.phone ?? fictionalPhone(FIRST_SERIAL + number));
  const name =
    member === null
      ? `${random.pick(givenNames[gender]).latin} ${random.pick(surnames).latin}`
      : `${member.profile.name} ${member.profile.lastName}`;
  return {
    id: random.uuid(),
    app_name: communityCode,
    customer_name: name,
    phone: phone.problem === null ? phone.e164 : fictionalPhone(FIRST_SERIAL + number),
    status,
    remark: random.pick(callRemarks[status]),
    profile_id: member?.id ?? null,
    assigned_to_id: assigned,
    followup,
    follow_up_at: followup ? nextCall(random, now, number) : null,
    payment_done: status === 'call_successful' && random.chance(0.5),
    extra_data: JSON.stringify({ Gender: gender }),
    created_by: staff.id,
    created_at: at,
    updated_at: at,
  };
}

/** A moment between nine and eight in the evening in India, so many days ago; the day before where that is to come. */
function workingHours(random: Random, now: Date, days: number): Date {
  const { beginsAt } = indianDay(before(now, days * DAY_MS));
  const minute = random.int(9 * 60, 20 * 60 - 1);
  const at = new Date(beginsAt.getTime() + minute * MINUTE_MS);
  return at < now ? at : before(at, DAY_MS);
}

/** Of five next calls two are for today, one was for yesterday, one is in some days, and one has no time. */
function nextCall(random: Random, now: Date, number: number): Date | null {
  // Each status, which comes again every twentieth time, has all five.
  const turn = (number + Math.floor(number / CALL_STATUSES.length)) % 5;
  const days = [0, -1, 0, random.int(1, 6), null][turn] ?? null;
  if (days === null) return null;
  const { beginsAt } = indianDay(new Date(now.getTime() + days * DAY_MS));
  return new Date(beginsAt.getTime() + random.int(9 * 4, 20 * 4 - 1) * 15 * MINUTE_MS);
}

function trailOf(random: Random, { staff }: Scene, log: ReturnType<typeof callOf>) {
  return {
    id: random.uuid(),
    profile_id: log.profile_id ?? '',
    note: log.remark ?? 'Added to the call list.',
    status: log.status,
    by_id: staff.id,
    by_name: `${staff.profile.name} ${staff.profile.lastName}`,
    created_at: log.created_at,
  };
}
