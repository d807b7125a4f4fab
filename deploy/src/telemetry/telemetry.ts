import type { UnitOutcome } from 'shared-contracts/calls/releases';
import type { Candidate } from 'shared-contracts/platform/resolution';
import { givenBuilds, type Device } from '../gateway/device-resolution.ts';
import type { OpenedPage } from '../gateway/page-token.ts';
import { SHELL_UNIT, type Live } from '../registry/live-unit.ts';
import { acceptOutcomes } from './accepted-outcomes.ts';
import type { Observation } from './count-observations.ts';
import type { Claim } from './session-ledger.ts';

/** Takes what pages tell, and the pages themselves; hands both on every few seconds. */
export interface Telemetry {
  /** Takes what a page of this device tells; returns how much of it is believed. */
  tell(report: Report): number;
  /** A page was handed out to a device whose reports count. */
  serve(page: Pick<Report, 'live' | 'reporter'>): void;
  /** Writes what has been seen; what cannot be written waits for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Who reports. `key` and `network` are keyed hashes: nothing else of a device or an address is kept. */
export interface Reporter {
  readonly device: Device;
  readonly key: string;
  readonly network: string;
}

export interface Report {
  readonly live: Live;
  readonly reporter: Reporter;
  /** The page that it came from. */
  readonly page: OpenedPage;
  readonly outcomes: readonly UnitOutcome[];
}

export interface TelemetryParts {
  readonly clock: () => Date;
  readonly write: (observations: readonly Observation[]) => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Calls repeatedly until stopped; default every 5 s. */
  readonly every?: (run: () => void) => () => void;
}

const FLUSH_MS = 5000;
/** Observations that may wait while the database is away; then the newest are dropped. */
const MOST = 50_000;

export function createTelemetry({
  clock,
  write,
  onError,
  every = everyFewSeconds,
}: TelemetryParts): Telemetry {
  let waiting: Observation[] = [];
  let writing: Promise<void> = Promise.resolve();

  const note = (observation: Observation): void => {
    if (waiting.length < MOST) waiting.push(observation);
  };
  const flushNow = async (): Promise<void> => {
    const taken = waiting;
    if (taken.length === 0) return;
    waiting = [];
    try {
      await write(taken);
    } catch (error) {
      waiting = [...taken, ...waiting].slice(0, MOST);
      onError(error);
    }
  };
  // One after the other: two at once would write the same minute's rows against each other.
  const flush = () => (writing = writing.then(flushNow));
  const stop = every(() => void flush());

  return {
    tell({ live, reporter, page, outcomes }) {
      const at = clock();
      const all = acceptOutcomes(live, reporter.device, page, outcomes);
      for (const reported of all) {
        // A page of the step before has been counted there.
        const isOfStep = page.at >= new Date(stepOf(live, reported.unit) || 0);
        note({ at, reported, claim: isOfStep ? claimOf(live, reporter, at, reported) : null });
      }
      return all.length;
    },
    serve({ live, reporter }) {
      const given = givenBuilds(live, SHELL_UNIT, reporter.device)[0];
      if (given === undefined) return;
      const at = clock();
      const page = { unit: SHELL_UNIT, ...given, phase: '', failed: false };
      const claim = claimOf(live, reporter, at, page, 'served');
      if (claim !== null) note({ at, served: true, claim });
    },
    flush,
    async close() {
      stop();
      await flush();
    },
  };
}

/** Null if it counts for no verdict: a tester's shell or remote makes the whole page an unfair sample. */
function claimOf(
  live: Live,
  { device, key, network }: Reporter,
  at: Date,
  about: { unit: string; build: string; track: Candidate['track']; phase: string; failed: boolean },
  kind: Claim['kind'] = 'told',
): Claim | null {
  const { unit, build, track, phase, failed } = about;
  if (track === 'override' || Object.keys(device.overrides).length > 0) return null;
  const step = stepOf(live, unit);
  const fault = !failed ? 'none' : phase === 'page' ? 'page' : 'build';
  return { kind, device: key, unit, build, step, track, network, at, fault };
}

/** ISO time of the step that a unit's canary is on; '' without one. */
function stepOf(live: Live, unit: string): string {
  return live.units[unit]?.canary?.stepSince ?? '';
}

function everyFewSeconds(run: () => void): () => void {
  const timer = setInterval(run, FLUSH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
