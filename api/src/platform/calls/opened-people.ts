import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import type { CounterStore } from '../counters/counter-store.ts';

/** So many people whom somebody of the staff opens within an hour are told (access.md, 'Budgets'). */
export const ALARM_AT = 100;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Notes that somebody of the staff opened a person: a profile, a call log entry, a document or an excerpt. `personId` is the
 * user id, or the id of the entry where no member stands behind it.
 */
export type NoteOpened = (staffId: string, personId: string) => Promise<void>;

/**
 * Counts the people whom each of the staff opens, together with the other nodes; at the hundredth within an hour it says so
 * in log and metrics, and not again for an hour.
 */
export function watchOpenedPeople(
  {
    counters,
    log,
  }: { readonly counters: CounterStore; readonly log: Pick<FastifyBaseLogger, 'warn'> },
  metrics: Registry,
): NoteOpened {
  const alarms = new Counter({
    name: 'staff_opened_people_alarms_total',
    help: `How often somebody of the staff opened ${ALARM_AT} people within an hour`,
    registers: [metrics],
  });
  const once = (key: string) => counters.take(key, { most: 1, windowMs: HOUR_MS });
  const people = { most: ALARM_AT - 1, windowMs: HOUR_MS };
  return async (staffId, personId) => {
    if ((await once(`opened:${staffId}:${personId}`)) !== null) return;
    if ((await counters.take(`opened:${staffId}`, people)) === null) return;
    if ((await once(`opened-alarm:${staffId}`)) !== null) return;
    alarms.inc();
    log.warn(
      { staff: staffId, people: ALARM_AT },
      'somebody of the staff opened many people within an hour',
    );
  };
}
