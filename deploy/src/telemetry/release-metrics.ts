import { Counter, type Registry } from 'prom-client';
import type { Decision } from '../canary/controller.ts';
import type { Sums } from './minute-counts.ts';

/** How builds fare, and what was done about it without a person, as METRICS_PORT shows it. */
export interface ReleaseMetrics {
  /** Sessions that were written down, each once by the node that wrote it. */
  count(outcomes: Sums['outcomes']): void;
  /** A change of the canary controller. */
  acted(unit: string, what: Decision['what']): void;
}

export function releaseMetrics(metrics: Registry): ReleaseMetrics {
  const sessions = new Counter({
    name: 'release_sessions_total',
    help: 'Sessions of pages that told how a build fared; the reason is the phase of a failure',
    labelNames: ['unit', 'track', 'outcome', 'reason'],
    registers: [metrics],
  });
  const actions = new Counter({
    name: 'release_actions_total',
    help: 'Changes that the canary controller made by itself',
    labelNames: ['unit', 'action'],
    registers: [metrics],
  });
  return {
    count: (outcomes) => {
      for (const { unit, track, outcome, phase, sessions: counted } of outcomes) {
        // A tester's page counts for no verdict, and for no alarm.
        if (track === 'override' || counted === 0) continue;
        sessions.inc({ unit, track, outcome, reason: phase }, counted);
      }
    },
    acted: (unit, what) => actions.inc({ unit, action: what.replace(' ', '_') }),
  };
}
