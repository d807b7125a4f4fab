import { describe, expect, it } from 'vitest';
import { addCounts, forgetCounts } from '../telemetry/count-store.ts';
import type { OutcomeRow, SessionRow } from '../telemetry/minute-counts.ts';
import { forgetClaims, recordObservations } from '../telemetry/record-observations.ts';
import type { Claim } from '../telemetry/session-ledger.ts';
import { fakeCanary } from '../testing/live-units.ts';
import { registryDatabase } from '../testing/test-releases.ts';
import { readEvidence } from './read-evidence.ts';

const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00Z`);
const row = (minute: Date, change: Partial<SessionRow> = {}): SessionRow => ({
  minute,
  unit: 'mf-staff',
  build: 's1',
  track: 'stable',
  sessions: 0,
  failed: 0,
  served: 0,
  ...change,
});
const canary = fakeCanary({
  startedAt: at('09:00').toISOString(),
  stepSince: '2026-11-21T09:30:40Z',
});
const onCanary = { build: 'c1', track: 'canary' } as const;

async function evidence(
  rows: SessionRow[],
  unit = 'mf-staff',
  now = at('10:00'),
  claims: Claim[] = [],
) {
  const db = await registryDatabase();
  await addCounts(db, { outcomes: [], sessions: rows });
  if (claims.length > 0) await db.insertInto('releases.claims').values(claims).execute();
  return readEvidence({ db, unit, canary, now });
}

/** One device at one network, with the stable build of another unit. */
const claim = (device: string, change: Partial<Claim> = {}): Claim => ({
  kind: 'told',
  device,
  unit: 'mf-content',
  build: 's1',
  step: '',
  track: 'stable',
  network: device,
  at: at('09:40'),
  fault: 'none',
  ...change,
});

describe('the evidence on a canary', () => {
  it('is nothing before anybody told anything', async () => {
    const nothing = { sessions: 0, failed: 0 };
    const both = { canary: nothing, stable: nothing };
    expect(await evidence([])).toEqual({
      step: both,
      rollout: both,
      lately: both,
      elsewhere: nothing,
      minutes: 0,
      pages: null,
    });
  });

  it('tells the step from the rollout, and leaves other builds and units out', async () => {
    const found = await evidence([
      row(at('09:10'), { ...onCanary, sessions: 7, failed: 2 }),
      row(at('09:30'), { ...onCanary, sessions: 5, failed: 1 }),
      row(at('09:31'), { ...onCanary, sessions: 3 }),
      row(at('09:32'), { ...onCanary, failed: 1 }),
      row(at('09:10'), { sessions: 60, failed: 3 }),
      row(at('09:40'), { sessions: 40, failed: 1 }),
      row(at('09:40'), { build: 'c0', track: 'canary', sessions: 99 }),
      row(at('09:40'), { build: 'g1', track: 'lastKnownGood', sessions: 99 }),
      row(at('09:40'), { unit: 'mf-content', sessions: 20, failed: 10 }),
      row(at('09:40'), { unit: 'shell', sessions: 20, failed: 20 }),
    ]);
    expect(found.step).toEqual({
      canary: { sessions: 8, failed: 2 },
      stable: { sessions: 40, failed: 1 },
    });
    expect(found.rollout).toEqual({
      canary: { sessions: 15, failed: 4 },
      stable: { sessions: 100, failed: 4 },
    });
    expect(found.minutes).toBe(2);
    // Sums of other units say nothing: few can make up many.
    expect(found.elsewhere).toEqual({ sessions: 0, failed: 0 });
  });

  it('counts what fails elsewhere by networks, each once, and without what went with its page', async () => {
    const fails = { fault: 'build' } as const;
    const many = Array.from({ length: 40 }, (_, index) =>
      claim(`made up ${index}`, { ...fails, network: `x${index % 2}`, at: at('09:35') }),
    );
    const found = await evidence([], 'mf-staff', at('10:00'), [
      ...many,
      claim('a'),
      claim('a', { ...fails, unit: 'mf-billing' }),
      claim('b', { fault: 'page' }),
      claim('c', { ...fails, at: at('08:59') }),
      claim('d', { ...fails, unit: 'shell' }),
      claim('e', { ...fails, unit: 'mf-staff' }),
      claim('f', { ...fails, track: 'canary' }),
      claim('g', { ...fails, kind: 'served' }),
    ]);
    expect(found.elsewhere).toEqual({ sessions: 4, failed: 3 });
  });

  it('goes back as far as some twenty canary sessions, however long that is', async () => {
    const found = await evidence([
      row(at('09:05'), { ...onCanary, sessions: 50 }),
      row(at('09:10'), { ...onCanary, sessions: 15, failed: 15 }),
      row(at('09:50'), { ...onCanary, sessions: 6, failed: 6 }),
      row(at('09:05'), { sessions: 500 }),
      row(at('09:20'), { sessions: 70, failed: 1 }),
    ]);
    expect(found.lately).toEqual({
      canary: { sessions: 21, failed: 21 },
      stable: { sessions: 70, failed: 1 },
    });
  });

  it('compares with the day before where hardly a stable session stands beside', async () => {
    const before = [
      row(at('12:00', 20), { sessions: 900, failed: 9 }),
      row(at('08:00', 20), { sessions: 900, failed: 900 }),
    ];
    const beside = (sessions: number) => row(at('09:40'), { sessions });
    expect((await evidence([...before, beside(49)])).rollout.stable).toEqual({
      sessions: 949,
      failed: 9,
    });
    expect((await evidence([...before, beside(50)])).rollout.stable).toEqual({
      sessions: 50,
      failed: 0,
    });
  });

  it('holds the pages of a shell against those that answered; the last two minutes may still', async () => {
    const shell = { unit: 'shell' } as const;
    const found = await evidence(
      [
        row(at('09:40'), { ...shell, ...onCanary, served: 9, sessions: 1 }),
        row(at('09:57'), { ...shell, ...onCanary, served: 2 }),
        row(at('09:59'), { ...shell, ...onCanary, served: 5, sessions: 1 }),
        row(at('09:40'), { ...shell, served: 90, sessions: 85 }),
        row(at('09:40'), { unit: 'mf-content', sessions: 20, failed: 20 }),
      ],
      'shell',
    );
    expect(found.pages).toEqual({
      canary: { served: 11, answered: 2 },
      stable: { served: 90, answered: 85 },
    });
    expect(found.elsewhere.sessions).toBe(0);
  });
});

describe('counts', () => {
  it('of the same minute are added up, and forgotten after a time', async () => {
    const db = await registryDatabase();
    const minute = at('09:00');
    const outcome: OutcomeRow = {
      minute,
      unit: 'mf-staff',
      build: 's1',
      track: 'stable',
      outcome: 'ready',
      phase: '',
      n: 2,
      sessions: 1,
      ms_total: 300,
    };
    const sessions = [row(minute, { sessions: 1, failed: 1, served: 1 })];
    await addCounts(db, { outcomes: [outcome], sessions });
    await addCounts(db, { outcomes: [outcome], sessions });
    expect(await db.selectFrom('releases.outcomes').selectAll().execute()).toEqual([
      { ...outcome, n: 4, sessions: 2, ms_total: 600 },
    ]);
    expect(await db.selectFrom('releases.sessions').selectAll().execute()).toEqual([
      row(minute, { sessions: 2, failed: 2, served: 2 }),
    ]);
    expect(await forgetCounts(db, minute)).toBe(0);
    expect(await forgetCounts(db, at('09:01'))).toBe(2);
  });

  it('keep nobody’s claim beyond a day', async () => {
    const db = await registryDatabase();
    const one = claim('a', { at: at('09:00') });
    await recordObservations(db, [{ at: one.at, served: true, claim: { ...one, kind: 'served' } }]);
    expect(await forgetClaims(db, at('09:00', 22))).toBe(0);
    expect(await forgetClaims(db, at('09:01', 22))).toBe(1);
  });
});
