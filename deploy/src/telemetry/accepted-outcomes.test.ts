import type { UnitOutcome } from 'shared-contracts/calls/releases';
import { describe, expect, it } from 'vitest';
import type { Live } from '../registry/live-unit.ts';
import { fakeCanary, fakeLive, fakeUnit } from '../testing/live-units.ts';
import { acceptOutcomes } from './accepted-outcomes.ts';

const everybody = fakeCanary({ basisPoints: 10_000 });
const LIVE: Live = fakeLive({
  shell: fakeUnit({ stable: 'sh1' }),
  'mf-billing': fakeUnit({ canary: everybody }),
  'mf-staff': fakeUnit({ canary: fakeCanary() }),
});
const reported = (outcomes: UnitOutcome[], live = LIVE, overrides = {}) =>
  acceptOutcomes(live, { cid: 'd1', overrides }, { at: new Date(), has: () => true }, outcomes);
const ready = (unit: UnitOutcome['unit'], build: string, ms = 300): UnitOutcome => ({
  unit,
  build,
  outcome: 'ready',
  ms,
});

describe('what a page tells', () => {
  it('gets its track from what this device was given', () => {
    const said = reported([
      ready('mf-billing', 'c1'),
      ready('mf-staff', 's1'),
      ready('shell', 'g1'),
    ]);
    expect(said.map(({ unit, track, failed }) => [unit, track, failed])).toEqual([
      ['mf-billing', 'canary', false],
      ['mf-staff', 'stable', false],
      ['shell', 'lastKnownGood', false],
    ]);
    expect(reported([ready('shell', 'x')], LIVE, { shell: 'x' })[0]?.track).toBe('override');
  });

  it('is ignored for a build that this device was not given', () => {
    expect(reported([ready('mf-staff', 'c1'), ready('mf-content', 'k1')])).toEqual([]);
    const quarantined = { ...LIVE, ...fakeLive(LIVE.units, ['mf-billing c1']) };
    expect(reported([ready('mf-billing', 'c1')], quarantined)).toEqual([]);
  });

  it('is ignored for a build that its page did not come with', () => {
    const page = { at: new Date(), has: (unit: string) => unit === 'shell' };
    const said = acceptOutcomes(LIVE, { cid: 'd1', overrides: {} }, page, [
      ready('mf-billing', 'c1'),
      ready('shell', 'sh1'),
    ]);
    expect(said.map(({ unit }) => unit)).toEqual(['shell']);
  });

  it('counts a page that dies against everything that ran on it, beside the shell', () => {
    const died: UnitOutcome = { unit: 'shell', build: 'sh1', outcome: 'crashed', phase: 'render' };
    const late: UnitOutcome = {
      unit: 'mf-staff',
      build: 's1',
      outcome: 'fell_back',
      phase: 'load',
    };
    const said = reported([ready('mf-billing', 'c1'), late, died]);
    expect(said.map(({ unit, outcome, phase, failed }) => [unit, outcome, phase, failed])).toEqual([
      ['mf-billing', 'crashed', 'page', true],
      ['mf-staff', 'fell_back', 'load', true],
      ['shell', 'crashed', 'render', true],
    ]);
  });

  it('is believed once for each build', () => {
    expect(reported([ready('mf-staff', 's1'), ready('mf-staff', 's1')])).toHaveLength(1);
  });

  it('is a failure when a remote is slower than a canary may be, whichever its track', () => {
    const [one] = reported([ready('mf-staff', 's1', 4001)]);
    expect(one).toMatchObject({ outcome: 'ready', phase: 'slow', failed: true });
    expect(reported([ready('mf-staff', 's1', 4000)])[0]?.failed).toBe(false);
    expect(reported([ready('shell', 'sh1', 9000)])[0]?.failed).toBe(false);
  });

  it.each(['api_failed', 'fell_back', 'crashed'] as const)('is a failure when it %s', (outcome) => {
    expect(reported([{ unit: 'mf-billing', build: 'c1', outcome }])[0]?.failed).toBe(true);
  });

  it.each([
    ['crashed', 'render'],
    ['faulty', 'covered'],
  ] as const)(
    'blames the shell too where a stable remote is %s, but not for a canary or the API',
    (outcome, phase) => {
      const breaks = (unit: 'mf-staff' | 'mf-billing', build: string): UnitOutcome => ({
        unit,
        build,
        outcome,
        phase,
      });
      const said = reported([ready('shell', 'sh1'), breaks('mf-staff', 's1')]);
      expect(said.find(({ unit }) => unit === 'mf-staff')).toMatchObject({
        unit: 'mf-staff',
        outcome,
        phase,
        failed: true,
      });
      expect(said.at(-1)).toMatchObject({
        unit: 'shell',
        build: 'sh1',
        track: 'stable',
        phase: 'remotes',
        failed: true,
      });
      expect(said.filter(({ unit }) => unit === 'shell')).toHaveLength(1);
      const canary = reported([ready('shell', 'sh1'), breaks('mf-billing', 'c1')]);
      expect(canary.find(({ unit }) => unit === 'shell')?.failed).toBe(false);
      const api = reported([{ unit: 'mf-staff', build: 's1', outcome: 'api_failed' }]);
      expect(api.map(({ unit }) => unit)).toEqual(['mf-staff']);
    },
  );

  it('leaves that blame to the server', () => {
    const own: UnitOutcome = {
      unit: 'shell',
      build: 'sh1',
      outcome: 'fell_back',
      phase: 'remotes',
    };
    expect(reported([own])).toEqual([]);
  });
});
