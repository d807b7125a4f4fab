import { describe, expect, it } from 'vitest';
import type { Canary, Live } from '../registry/live-unit.ts';
import { fakeCanary, fakeLive, fakeUnit } from '../testing/live-units.ts';
import { givenBuilds, type Device } from './device-resolution.ts';

const live = (canary: Canary | null, quarantined: string[] = []): Live =>
  fakeLive(
    { 'mf-staff': fakeUnit({ previous: ['g1', 'g2'], canary }) },
    quarantined.map((build) => `mf-staff ${build}`),
  );
const device = (change: Partial<Device> = {}): Device => ({ cid: 'd1', overrides: {}, ...change });
const given = (state: Live, who = device()) =>
  givenBuilds(state, 'mf-staff', who).map(({ track, build }) => `${track} ${build}`);

describe('what a device gets of a unit', () => {
  it('is stable, and the last known good behind it', () => {
    expect(given(live(null))).toEqual(['stable s1', 'lastKnownGood g1']);
    expect(givenBuilds(live(null), 'mf-new', device())).toEqual([]);
  });

  it('begins with the canary for its cohort, for whoever is on the allow-list, and for nobody else', () => {
    const all = ['canary c1', 'stable s1', 'lastKnownGood g1'];
    expect(given(live(fakeCanary({ basisPoints: 10_000 })))).toEqual(all);
    expect(given(live(fakeCanary({ allow: ['d1'] })))).toEqual(all);
    expect(given(live(fakeCanary({ allow: ['d2'] })))).toEqual(['stable s1', 'lastKnownGood g1']);
  });

  it('begins with a tester’s own build', () => {
    const tester = device({ overrides: { 'mf-staff': 'x1', shell: 'x2' } });
    expect(given(live(fakeCanary({ allow: ['d1'] })), tester)[0]).toBe('override x1');
    const same = device({ overrides: { 'mf-staff': 's1' } });
    expect(given(live(null), same)).toEqual(['override s1', 'lastKnownGood g1']);
  });

  it('is never a build in quarantine, whoever asks', () => {
    const tester = device({ overrides: { 'mf-staff': 'x1' } });
    const everybody = fakeCanary({ basisPoints: 10_000, allow: ['d1'] });
    expect(given(live(everybody, ['x1', 'c1', 'g1']), tester)).toEqual([
      'stable s1',
      'lastKnownGood g2',
    ]);
  });
});
