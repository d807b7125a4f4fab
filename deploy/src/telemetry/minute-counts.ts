import type { RegistryTables } from '../registry/registry-tables.ts';
import type { AcceptedOutcome } from './accepted-outcomes.ts';
import type { Counted } from './session-ledger.ts';

export type OutcomeRow = RegistryTables['releases.outcomes'];
export type SessionRow = RegistryTables['releases.sessions'];

/** Sums by the minute, as they are written. */
export interface Sums {
  readonly outcomes: readonly OutcomeRow[];
  readonly sessions: readonly SessionRow[];
}

/** Sums of some minutes. */
export interface MinuteCounts {
  /** Adds one accepted outcome; `counted` null for a tester's, which counts for no verdict. */
  tell(reported: AcceptedOutcome, counted: Counted | null, now: Date): void;
  /** Adds a page that was handed out with a build of the shell. */
  serve(page: Pick<SessionRow, 'unit' | 'build' | 'track'>, now: Date): void;
  /** Everything so far, in one order for everybody. */
  sums(): Sums;
}

export function minuteCounts(): MinuteCounts {
  const outcomes = new Map<string, OutcomeRow>();
  const sessions = new Map<string, SessionRow>();

  const addOutcome = (row: OutcomeRow): void => {
    const { minute, unit, build, track, outcome, phase } = row;
    const key = [minute.getTime(), unit, build, track, outcome, phase].join(' ');
    const known = outcomes.get(key);
    outcomes.set(key, {
      ...row,
      n: row.n + (known?.n ?? 0),
      sessions: row.sessions + (known?.sessions ?? 0),
      ms_total: row.ms_total + (known?.ms_total ?? 0),
    });
  };
  const addSessions = (row: SessionRow): void => {
    const key = [row.minute.getTime(), row.unit, row.build, row.track].join(' ');
    const known = sessions.get(key);
    sessions.set(key, {
      ...row,
      sessions: row.sessions + (known?.sessions ?? 0),
      failed: row.failed + (known?.failed ?? 0),
      served: row.served + (known?.served ?? 0),
    });
  };

  return {
    tell({ unit, build, track, outcome, phase, ms }, counted, now) {
      const at = { minute: minuteOf(now), unit, build };
      const session = counted?.session ?? 0;
      const said = { outcome, phase, n: 1, sessions: session, ms_total: Math.round(ms) };
      addOutcome({ ...at, track, ...said });
      if (counted === null || track === 'override' || (session === 0 && counted.failed === 0))
        return;
      addSessions({ ...at, track, sessions: session, failed: counted.failed, served: 0 });
    },
    serve: (page, now) =>
      addSessions({ ...page, minute: minuteOf(now), sessions: 0, failed: 0, served: 1 }),
    sums: () => ({
      outcomes: [...outcomes].toSorted(byKey).map(([, row]) => row),
      sessions: [...sessions].toSorted(byKey).map(([, row]) => row),
    }),
  };
}

function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / 60_000) * 60_000);
}

/** Two gateways that write the same rows must take them in the same order, or each waits for the other. */
function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
