import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMetrics } from 'api/metrics';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';
import { releaseMetrics } from './release-metrics.ts';

const minute = new Date('2026-11-21T09:30:00Z');

describe('metrics of releases', () => {
  it('count sessions by unit, track, outcome and reason, and what the controller did', async () => {
    const metrics = createMetrics();
    const counted = releaseMetrics(metrics);
    const row = { minute, unit: 'mf-staff', build: 'c1', n: 3, sessions: 2, ms_total: 300 };
    counted.count([
      { ...row, track: 'canary', outcome: 'crashed', phase: 'render' },
      { ...row, track: 'canary', outcome: 'crashed', phase: 'render', build: 'c2' },
      { ...row, track: 'override', outcome: 'crashed', phase: 'render' },
      { ...row, track: 'stable', outcome: 'ready', phase: '', sessions: 0 },
    ]);
    counted.acted('mf-staff', 'rolled back');
    const lines = (await metrics.metrics())
      .split('\n')
      .filter((line) => line.startsWith('release_'));
    expect(lines).toEqual([
      'release_sessions_total{unit="mf-staff",track="canary",outcome="crashed",reason="render"} 4',
      'release_actions_total{unit="mf-staff",action="rolled_back"} 1',
    ]);
  });

  it('are those that the alert rules name', async () => {
    const metrics = createMetrics();
    releaseMetrics(metrics);
    const rules = await readFile(join(ROOT, 'deploy/production/alerts.yml'), 'utf8');
    const named = new Set(rules.match(/\brelease_\w+/g));
    expect([...named].toSorted()).toEqual(['release_actions_total', 'release_sessions_total']);
    for (const name of named) expect(metrics.getSingleMetric(name)).toBeDefined();
    expect(rules).toContain('action="rolled_back"');
  });
});
