import { describe, expect, it } from 'vitest';
import { rollback } from '../../registry/changes.ts';
import { effectInWords, isPossible, rollbackEffect } from './rollback-effect.ts';

const canary = {
  build: '9bb1',
  rollout: 'r',
  basisPoints: 700,
  allow: [],
  steps: [700, 2500],
  state: 'running' as const,
  startedAt: '2026-11-21T08:00:00Z',
  stepSince: '2026-11-21T08:00:00Z',
  minSessions: 300,
};

describe('the effect of a rollback', () => {
  it('names the share of the canary and the stable build that its devices return to', () => {
    const effect = rollbackEffect({ stable: '3f2a', previous: [], canary }, ['3f2a'], []);
    expect(effect).toEqual({ build: '9bb1', to: '3f2a', basisPoints: 700, isCanary: true });
    expect(effectInWords(effect, 'mf-billing')).toMatch(
      /^7 % of devices return to 3f2a within 80 s/,
    );
  });

  it.each([
    ['an earlier build', ['b1'], ['b2', 'b1'], []],
    ['the next one where that is in quarantine', ['b1', 'b0'], ['b2', 'b0'], ['b1']],
    ['an older one of the registry', [], ['b2', 'b0'], []],
    ['none', [], ['b2'], []],
  ])('is what the registry does: %s', (_, previous, older, bad) => {
    const live = { stable: 'b2', previous, canary: null };
    const quarantined = bad.map((build) => ({ unit: 'mf-billing', build, why: '' }));
    const after = rollback({ units: { 'mf-billing': live }, quarantined }, 'mf-billing', '', older);
    const { to } = rollbackEffect(live, older, bad);
    expect(to).toBe(after.units['mf-billing']?.stable ?? null);
  });

  it('says so where the unit would be absent', () => {
    const effect = rollbackEffect({ stable: 'b2', previous: [], canary: null }, ['b2'], []);
    expect(effectInWords(effect, 'mf-billing')).toContain('absent');
    expect(isPossible(effect, 'mf-billing')).toBe(true);
    expect(effectInWords(effect, 'shell')).toContain('publish a good one');
    expect(isPossible(effect, 'shell')).toBe(false);
  });
});
