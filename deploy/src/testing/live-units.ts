import type { Canary, Live, LiveUnit } from '../registry/live-unit.ts';

/** A canary without devices; a test states only what matters to it. */
export function fakeCanary(change: Partial<Canary> = {}): Canary {
  return {
    build: 'c1',
    rollout: 'r1',
    basisPoints: 0,
    allow: [],
    steps: [100, 500, 2500, 5000, 10_000],
    state: 'running',
    startedAt: '2026-11-21T09:00:00.000Z',
    stepSince: '2026-11-21T09:00:00.000Z',
    minSessions: 300,
    ...change,
  };
}

/** A unit with a stable build and one before it. */
export function fakeUnit(change: Partial<LiveUnit> = {}): LiveUnit {
  return { stable: 's1', previous: ['g1'], canary: null, ...change };
}

/** What is live: these units, and these builds in quarantine (`unit build`). */
export function fakeLive(units: Live['units'], quarantined: readonly string[] = []): Live {
  const parted = quarantined.map((text) => text.split(' '));
  return {
    units,
    quarantined: parted.map(([unit = '', build = '']) => ({ unit, build, why: 'it fails' })),
  };
}
