import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { CounterStore } from '../counters/counter-store.ts';
import type { Caller } from './caller.ts';

/** When a staff member opens so many people within an hour, an alarm is logged. */
export const ALARM_AT = 100;
const HOUR_MS = 60 * 60 * 1000;

/** Who opens people. */
export type Opener = Pick<Caller, 'id' | 'role' | 'budgetKey'>;

/**
 * Notes that a member or a staff member opened a person: a profile, a call log entry, a document or an excerpt.
 * `personId` is the user id, or the id of the entry where no member stands behind it.
 */
export type NoteOpened = (opener: Opener, personId: string) => Promise<void>;

/** What watching needs. */
interface WatchParts {
  readonly counters: CounterStore;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly config: Pick<Config, 'memberPeople'>;
}

/**
 * Counts the people whom each member and each of the staff opens, together with the other nodes; at the last that is usual
 * within an hour it says so in log and metrics, and not again for an hour.
 */
export function watchOpenedPeople(
  { counters, log, config }: WatchParts,
  metrics: Registry,
): NoteOpened {
  const alarm = (whose: 'staff' | 'member', most: number, message: string) => {
    const alarms = new Counter({
      name: `${whose}_opened_people_alarms_total`,
      help: `How often one ${whose === 'staff' ? 'of the staff' : 'member'} opened ${most} people within an hour`,
      registers: [metrics],
    });
    const people = { most: most - 1, windowMs: HOUR_MS };
    return async (key: string, id: string, personId: string) => {
      const { waitMs } = await counters.takeDistinct(`opened:${key}`, [personId], people);
      if (waitMs === null) return;
      const once = { most: 1, windowMs: HOUR_MS };
      if ((await counters.take(`opened-alarm:${key}`, once)) !== null) return;
      alarms.inc();
      log.warn({ [whose]: id, people: most }, message);
    };
  };
  const ofStaff = alarm(
    'staff',
    ALARM_AT,
    'somebody of the staff opened many people within an hour',
  );
  const ofMembers = alarm(
    'member',
    config.memberPeople.openedAlarm,
    'a member opened many people within an hour',
  );
  return ({ id, role, budgetKey }, personId) =>
    role === 'staff' ? ofStaff(id, id, personId) : ofMembers(budgetKey, id, personId);
}
