import type { UnitOutcome } from 'shared-contracts/calls/releases';
import { givenBuilds, type Device } from '../gateway/device-resolution.ts';
import { SHELL_UNIT, type Live } from '../registry/live-unit.ts';
import { minuteCounts, type MinuteCounts } from './minute-counts.ts';
import { sessionLedger } from './session-ledger.ts';
import { believe } from './told.ts';

/** Counts what pages tell, and the pages themselves; writes the sums every few seconds. */
export interface Telemetry {
  /** Takes what a page of this device tells; returns how much of it is believed. */
  tell(report: Report): number;
  /** A page was handed out to a device that has been here before. */
  serve(page: Omit<Report, 'outcomes'>): void;
  /** Writes what has been counted; what cannot be written waits for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface Report {
  readonly live: Live;
  readonly device: Device;
  readonly address: string;
  readonly outcomes: readonly UnitOutcome[];
}

export interface TelemetryParts {
  readonly clock: () => Date;
  readonly write: (counts: ReturnType<MinuteCounts['take']>) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Calls again and again until told to stop; default every 5 s. */
  readonly every?: (run: () => void) => () => void;
}

const FLUSH_MS = 5000;

export function createTelemetry({
  clock,
  write,
  onError,
  every = everyFewSeconds,
}: TelemetryParts): Telemetry {
  const counts = minuteCounts();
  const ledger = sessionLedger();
  let writing: Promise<void> = Promise.resolve();

  const flushNow = async (): Promise<void> => {
    const taken = counts.take();
    if (taken.outcomes.length + taken.sessions.length === 0) return;
    try {
      await write(taken);
    } catch (error) {
      counts.putBack(taken);
      onError(error);
    }
  };
  // One after the other: two at once would write the same minute's rows against each other.
  const flush = () => (writing = writing.then(flushNow));
  const stop = every(() => void flush());

  return {
    tell({ live, device, address, outcomes }) {
      const now = clock();
      const told = believe(live, device, outcomes);
      // With a tester's shell or remote on the page nothing there is a fair sample of anything.
      const isTester = Object.keys(device.overrides).length > 0;
      for (const one of told) {
        const { unit, build, failed } = one;
        const entry = { cid: device.cid, address, unit, build, failed };
        counts.tell(one, isTester ? null : ledger.tell(entry, live, now), now);
      }
      return told.length;
    },
    serve({ live, device, address }) {
      const given = givenBuilds(live, SHELL_UNIT, device)[0];
      if (given === undefined || given.track === 'override') return;
      const { build, track } = given;
      const now = clock();
      const entry = { cid: device.cid, address, unit: SHELL_UNIT, build };
      if (ledger.serve(entry, live, now)) counts.serve({ unit: SHELL_UNIT, build, track }, now);
    },
    flush,
    async close() {
      stop();
      await flush();
    },
  };
}

function everyFewSeconds(run: () => void): () => void {
  const timer = setInterval(run, FLUSH_MS);
  timer.unref();
  return () => clearInterval(timer);
}
