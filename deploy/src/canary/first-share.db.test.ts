import { describe, expect, it } from 'vitest';
import { addCounts } from '../telemetry/count-store.ts';
import type { SessionRow } from '../telemetry/minute-counts.ts';
import { registryDatabase } from '../testing/test-releases.ts';
import { firstShareAt } from './first-share.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const row = (minute: Date, sessions: number, change: Partial<SessionRow> = {}): SessionRow => ({
  minute,
  unit: 'mf-staff',
  build: 's1',
  track: 'stable',
  sessions,
  failed: 0,
  served: 0,
  ...change,
});
const NOW = at('10:30');

async function share(rows: SessionRow[], minSessions = 300) {
  const db = await registryDatabase();
  await addCounts(db, { outcomes: [], sessions: rows });
  return firstShareAt(() => NOW)({ db }, 'mf-staff', minSessions);
}

describe('the first share of a rollout', () => {
  it('follows the sessions of the last hour, on whichever track', async () => {
    const before = row(at('08:00'), 90_000);
    const lately = [row(at('09:40'), 5000), row(at('10:20'), 1000, { track: 'canary' })];
    expect(await share([before, ...lately])).toBe(500);
    expect(await share([before, row(at('10:00'), 400)])).toBe(5000);
    expect(await share([before, row(at('10:00'), 400)], 4)).toBe(100);
  });

  it('is the smallest while there is less than an hour to go by, or only other units’ traffic', async () => {
    expect(await share([row(at('10:00'), 9)])).toBe(100);
    expect(await share([])).toBe(100);
    expect(await share([row(at('08:00'), 9, { unit: 'mf-content' })])).toBe(100);
  });
});
