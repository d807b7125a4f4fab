import { DEFAULT_STEPS } from '../registry/canary-changes.ts';
import type { RegistryDatabase } from '../registry/registry-tables.ts';
import { firstStep } from './first-step.ts';
import { sessionsPerHour } from './recent-traffic.ts';

/** The share that a rollout of a unit starts with, in basis points, by what the unit sees at present. */
export function firstShareAt(clock: () => Date) {
  return async (
    { db }: { readonly db: RegistryDatabase },
    unit: string,
    minSessions: number,
  ): Promise<number> =>
    firstStep(DEFAULT_STEPS, await sessionsPerHour(db, unit, clock()), minSessions);
}
