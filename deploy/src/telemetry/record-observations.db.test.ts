import { describe, expect, it } from 'vitest';
import { registryDatabase } from '../testing/test-releases.ts';
import type { Observation } from './count-observations.ts';
import { recordObservations } from './record-observations.ts';

const NOW = new Date('2026-11-21T09:30:10Z');

function ready(device: string, network = device, build = 'c1'): Observation {
  const about = { unit: 'mf-staff', build, track: 'canary' } as const;
  return {
    at: NOW,
    reported: { ...about, outcome: 'ready', phase: '', ms: 100, failed: false },
    claim: { kind: 'told', ...about, device, network, step: '', at: NOW, fault: 'none' },
  };
}

async function recorded() {
  const db = await registryDatabase();
  const sessions = async () => {
    const rows = await db.selectFrom('releases.sessions').select('sessions').execute();
    return rows.reduce((all, row) => all + row.sessions, 0);
  };
  const claims = async () => (await db.selectFrom('releases.claims').selectAll().execute()).length;
  return { db, sessions, claims };
}

describe('observations of several nodes', () => {
  it('count a device once and a network four times, though they are written at once', async () => {
    const { db, sessions } = await recorded();
    const devices = ['a', 'b', 'c'].map((device) => ready(device));
    const made = (node: number) => [0, 1, 2].map((index) => ready(`${node} ${index}`, 'x'));
    await Promise.all([0, 1, 2].map((node) => recordObservations(db, [...devices, ...made(node)])));
    expect(await sessions()).toBe(3 + 4);
  });

  it('are written whole or not at all', async () => {
    const { db, sessions, claims } = await recorded();
    const bad = ready('b', 'b', 'x'.repeat(99));
    await expect(recordObservations(db, [ready('a'), bad])).rejects.toThrow();
    expect([await sessions(), await claims()]).toEqual([0, 0]);
    await recordObservations(db, [ready('a')]);
    expect([await sessions(), await claims()]).toEqual([1, 1]);
  });

  it('may be more than one statement holds', async () => {
    const { db, sessions } = await recorded();
    const many = Array.from({ length: 1100 }, (_, index) => ready(`device ${index}`));
    await recordObservations(db, many);
    await recordObservations(db, many);
    expect(await sessions()).toBe(1100);
  });
});
