import type { UnitOutcome } from 'shared-contracts/calls/releases';
import { describe, expect, it } from 'vitest';
import { givenBuilds } from '../gateway/device-resolution.ts';
import { pauseCanary, startCanary } from '../registry/canary-changes.ts';
import { publishStable } from '../registry/changes.ts';
import { generationStore } from '../registry/generation-store.ts';
import { isQuarantined, NOTHING_LIVE, type Live } from '../registry/live-unit.ts';
import { recordObservations } from '../telemetry/record-observations.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';
import { registryDatabase } from '../testing/test-releases.ts';
import { placeInDraw } from './cohort.ts';
import { lookOnce, type ControllerParts } from './controller.ts';
import { soleLeader } from './leadership.ts';
import { readEvidence } from './read-evidence.ts';

const MINUTE = 60_000;
const UNIT = 'mf-billing';

/** How a build fares on a device: true where it fails, `kills` where the whole page goes with it. */
type Fails = (build: string, device: number) => boolean | 'kills';

/** A site with a stable build, a canary at 10 %, and members who come back again and again. */
async function site(change: Partial<ControllerParts> = {}) {
  const db = await registryDatabase();
  let now = Date.parse('2026-11-21T09:00:00Z');
  const clock = () => new Date(now);
  const generations = generationStore(db, clock);
  const telemetry = createTelemetry({
    clock,
    write: (observations) => recordObservations(db, observations),
    onError: (error) => {
      throw error;
    },
    every: () => () => undefined,
  });
  const metOutside = new Set<string>();
  const metInside = new Set<string>();
  const decisions: string[] = [];
  const parts: ControllerParts = {
    generations,
    evidence: (unit, canary, at) => readEvidence({ db, unit, canary, now: at }),
    leadership: soleLeader,
    clock,
    onChange: (_generation, unit, { what }) => decisions.push(`${unit} ${what}`),
    ...change,
  };
  let live: Live = NOTHING_LIVE;
  const alter = async (next: (before: Live) => Live) => {
    const before = await generations.current();
    live = await generations.change(before?.generation ?? 0, 'asha', 'a test', next);
  };
  await alter((before) => publishStable(before, 'shell', 'sh1'));
  await alter((before) => publishStable(before, UNIT, 's1'));
  const start = { build: 'c1', rollout: 'r1', basisPoints: 1000, startedAt: clock().toISOString() };
  await alter((before) => startCanary(before, UNIT, start));

  /** One minute: so many devices open the page, then the controller looks. */
  const minute = async (devices: number, fails: Fails) => {
    now += MINUTE;
    for (let index = 0; index < devices; index += 1) {
      const device = { cid: `device-${now}-${index}`, overrides: {} };
      const given = givenBuilds(live, UNIT, device).map((one) => one.build);
      const build = given[0] ?? '';
      const isOutside = placeInDraw('r1', UNIT, device.cid) >= 1000;
      for (const one of given) (isOutside ? metOutside : metInside).add(one);
      const failed: UnitOutcome = { unit: UNIT, build, outcome: 'fell_back', phase: 'render' };
      const how = fails(build, index);
      const ready: UnitOutcome = { unit: UNIT, build, outcome: 'ready', ms: 200 };
      const crashed: UnitOutcome = { unit: 'shell', build: 'sh1', outcome: 'crashed' };
      const outcomes = how === 'kills' ? [crashed, ready] : [how ? failed : ready];
      // A network of its own for everybody: one alone has little weight.
      const reporter = { device, key: device.cid, network: `${now / MINUTE}.${index}` };
      telemetry.tell({
        live,
        reporter,
        page: { at: clock(), has: () => true },
        outcomes,
      });
    }
    await telemetry.flush();
    await lookOnce(parts);
    live = (await generations.current()) ?? live;
  };
  return { minute, alter, decisions, metOutside, metInside, generations, live: () => live };
}

const never: Fails = () => false;
const canaryFails: Fails = (build) => build === 'c1';

describe('a rollout', () => {
  it('of a canary that begins to fail ends by itself, and nobody outside of its cohort has ever met it', async () => {
    const { minute, live, decisions, metOutside, metInside, generations } = await site();
    await minute(100, never);
    expect(decisions).toEqual([]);
    await minute(200, canaryFails);
    expect(decisions).toEqual([`${UNIT} rolled back`]);
    expect(live().units[UNIT]).toMatchObject({ stable: 's1', canary: null });
    expect(isQuarantined(live(), UNIT, 'c1')).toBe(true);
    expect([...metInside].toSorted()).toEqual(['c1', 's1']);
    metInside.clear();
    await minute(200, never);
    expect([...metInside, ...metOutside]).toEqual(['s1', 's1']);
    const [last] = await generations.list({ limit: 1 });
    expect(last?.by).toBe('controller');
    expect(last?.why).toMatch(
      /^mf-billing c1 rolled back: .*canary \d+ of \d+ failed .*stable 0 of \d+/,
    );
  });

  it('of a canary that kills its pages ends too, though it was ready on them before', async () => {
    const { minute, live, decisions } = await site();
    await minute(200, (build) => (build === 'c1' ? 'kills' : false));
    expect(decisions).toEqual([`${UNIT} rolled back`]);
    expect(live().units[UNIT]).toMatchObject({ stable: 's1', canary: null });
  });

  it('goes on where pages die of something else, with the canary and without it', async () => {
    const { minute, live } = await site();
    await minute(200, () => 'kills');
    expect(live().units[UNIT]?.canary?.build).toBe('c1');
  });

  it('goes through its steps to everybody, none shorter than ten minutes', async () => {
    const { minute, live, decisions, generations } = await site();
    const shares: (number | undefined)[] = [];
    for (let count = 0; count < 45 && live().units[UNIT]?.stable !== 'c1'; count += 1) {
      await minute(count < 10 ? 400 : 130, never);
      shares.push(live().units[UNIT]?.canary?.basisPoints);
    }
    expect([...new Set(shares)]).toEqual([1000, 2500, 5000, 10_000, undefined]);
    for (const share of [1000, 2500, 5000, 10_000]) {
      expect(shares.filter((one) => one === share).length).toBeGreaterThanOrEqual(9);
    }
    expect(decisions.at(-1)).toBe(`${UNIT} promoted`);
    expect(live().units[UNIT]).toMatchObject({ stable: 'c1', previous: ['s1'], canary: null });
    expect(await generations.verify()).toBeNull();
  });

  it('that is paused holds, however well it goes', async () => {
    const { minute, alter, live } = await site();
    await alter((before) => pauseCanary(before, UNIT));
    for (let count = 0; count < 12; count += 1) await minute(400, never);
    expect(live().units[UNIT]?.canary).toMatchObject({ basisPoints: 1000, state: 'paused' });
  });

  it('of which nothing is heard holds', async () => {
    const { minute, live } = await site();
    for (let count = 0; count < 40; count += 1) await minute(0, never);
    expect(live().units[UNIT]?.canary?.basisPoints).toBe(1000);
  });

  it('holds where the gate objects', async () => {
    const { minute, live } = await site({ objection: () => Promise.resolve('breaks mf-staff') });
    for (let count = 0; count < 12; count += 1) await minute(400, never);
    expect(live().units[UNIT]?.canary?.basisPoints).toBe(1000);
  });
});
