import { recordRemoteOutcomes } from 'shared-contracts/calls/releases';
import { describe, expect, it } from 'vitest';
import { lookOnce } from '../canary/controller.ts';
import { soleLeader } from '../canary/leadership.ts';
import { readEvidence } from '../canary/read-evidence.ts';
import { startCanary } from '../registry/canary-changes.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { gatewayWithTelemetry } from '../testing/test-gateway.ts';
import { testReleases } from '../testing/test-releases.ts';
import { recordObservations } from './record-observations.ts';

const SECRET = 'a secret of this test, long enough';
const UNIT = 'mf-profiles';
const START = Date.parse('2026-11-21T09:50:00Z');
const MINUTE = 60_000;
const HALF = { rollout: 'r1', basisPoints: 5000, startedAt: new Date(START).toISOString() };

type Say = 'ready' | 'fell_back';

/** A browser, or a script that behaves like one: keeps its cookies and opens pages from one address. */
interface Visitor {
  readonly address: string;
  readonly jar: Map<string, string>;
  /** The build of the unit that its page was given. */
  build: string;
}

/** A gateway and its controller over stable builds of three units, with a canary of one for half of the devices. */
async function site() {
  const units = ['shell', UNIT, 'mf-content'] as const;
  const { registry, cache } = await testReleases(
    await Promise.all(units.map((unit) => fakeBuild(unit, 's1'))),
  );
  await insertBuild(registry, await fakeBuild(UNIT, 'c1', {}, { version: '2' }), 'test');
  let now = START;
  const clock = () => new Date(now);
  const { db, generations } = registry;
  /** Another node of the gateway, or the same after a restart: only the database and the secret are shared. */
  const node = () =>
    gatewayWithTelemetry({
      releases: cache,
      secret: SECRET,
      clock,
      write: (observations) => recordObservations(db, observations),
    });
  let serving = await node();

  const canaryStarts = async () => {
    const { generation } = cache.live().generation;
    await generations.change(generation, 'test', 'a canary', (live) =>
      startCanary(live, UNIT, { ...HALF, build: 'c1' }),
    );
    await cache.refresh();
  };
  const open = async (visitor: Visitor, url = '/') => {
    const cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ');
    const headers = { 'x-forwarded-for': visitor.address, cookie };
    const page = await serving.app.inject({ url, headers });
    for (const line of [page.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      visitor.jar.set(name, value);
    }
    const [, block = 'null'] = /id="page-data">(.*?)<\/script>/s.exec(page.body) ?? [];
    const data = JSON.parse(block) as { resolution: Record<string, never> } | null;
    const remotes = (data?.resolution['remotes'] ?? {}) as Record<string, { build: string }[]>;
    visitor.build = remotes[UNIT]?.[0]?.build ?? visitor.build;
    return visitor;
  };
  /** Somebody with these builds, after so many pages. */
  const visitor = async (address: string, build = 'c1', pages = 2): Promise<Visitor> => {
    for (;;) {
      const one = await open({ address, jar: new Map(), build: '' });
      if (one.build !== build) continue;
      for (let page = 1; page < pages; page += 1) await open(one);
      return one;
    }
  };
  const say = async ({ jar, address, build }: Visitor, outcome: Say, unit: string = UNIT) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const phase = outcome === 'ready' ? {} : { phase: 'load' };
    const answer = await serving.app.inject({
      method: 'POST',
      url: recordRemoteOutcomes.path,
      headers: { 'x-forwarded-for': address, cookie },
      payload: { outcomes: [{ unit, build: unit === UNIT ? build : 's1', outcome, ...phase }] },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { recorded: number } }>().data.recorded;
  };
  /** What the controller makes of all that was told: the canary that is left. */
  const look = async () => {
    await serving.telemetry.flush();
    await lookOnce({
      generations,
      evidence: (unit, canary, at) => readEvidence({ db, unit, canary, now: at }),
      leadership: soleLeader,
      clock,
      onChange: () => cache.refresh(),
    });
    return cache.live().generation.units[UNIT]?.canary?.build ?? null;
  };
  const counted = async () => {
    await serving.telemetry.flush();
    const rows = await db.selectFrom('releases.sessions').selectAll().execute();
    const ours = rows.filter(({ unit, build }) => unit === UNIT && build === 'c1');
    const total = (of: 'sessions' | 'failed') => ours.reduce((all, row) => all + row[of], 0);
    return [total('sessions'), total('failed')];
  };
  return {
    canaryStarts,
    open,
    visitor,
    say,
    look,
    counted,
    passes: (minutes: number) => void (now += minutes * MINUTE),
    restarts: async () => {
      await serving.telemetry.flush();
      serving = await node();
    },
  };
}

const name = (index: number) => `made-up-device-${1_000_000 + index}`;
const honest = (index: number) => `198.51.100.${index}`;

describe('a canary that is well', () => {
  it('stays whatever devices one address makes up', async () => {
    const { canaryStarts, say, look } = await site();
    await canaryStarts();
    for (let index = 0; index < 32; index += 1) {
      const jar = new Map([['cid', name(index)]]);
      await say({ address: '203.0.113.1', jar, build: 'c1' }, 'fell_back');
    }
    expect(await look()).toBe('c1');
  });

  it('stays when a script at one address opens two pages for each of sixteen devices', async () => {
    const { canaryStarts, visitor, say, look, counted } = await site();
    await canaryStarts();
    for (let index = 0; index < 16; index += 1) {
      await say(await visitor('203.0.113.1'), 'fell_back');
    }
    expect(await look()).toBe('c1');
    expect(await counted()).toEqual([1, 1]);
  });

  it('stays when that address has all of an IPv6 network, or is written in other ways', async () => {
    const { canaryStarts, visitor, say, look, counted } = await site();
    await canaryStarts();
    for (let index = 0; index < 8; index += 1) {
      await say(await visitor(`2001:db8:1:2::${index + 1}`), 'fell_back');
      await say(await visitor(index % 2 === 0 ? '203.0.113.1' : '::ffff:203.0.113.1'), 'fell_back');
    }
    expect(await look()).toBe('c1');
    expect(await counted()).toEqual([2, 2]);
  });

  it('stays when three addresses speak against fourteen', async () => {
    const { canaryStarts, visitor, say, look } = await site();
    await canaryStarts();
    for (let index = 0; index < 14; index += 1) {
      await say(await visitor(honest(index), index % 2 === 0 ? 'c1' : 's1'), 'ready');
    }
    for (let index = 0; index < 18; index += 1) {
      await say(await visitor(`203.0.113.${index % 3}`), 'fell_back');
    }
    expect(await look()).toBe('c1');
  });

  it('stays when one address speaks before and after the full hour, and all day', async () => {
    const { canaryStarts, visitor, open, say, look, passes } = await site();
    await canaryStarts();
    passes(9);
    for (let count = 0; count < 4; count += 1) await say(await visitor('203.0.113.1'), 'fell_back');
    passes(2);
    for (let count = 0; count < 4; count += 1) await say(await visitor('203.0.113.1'), 'fell_back');
    expect(await look()).toBe('c1');
    const patient = await visitor('203.0.113.1');
    for (let hour = 0; hour < 8; hour += 1) {
      passes(61);
      await say(await visitor('203.0.113.1'), 'fell_back');
      await say(await open(patient), 'ready');
      await say(patient, 'fell_back');
      expect(await look()).toBe('c1');
    }
  });
});

describe('a canary that fails', () => {
  it('leaves when devices at six addresses say so', async () => {
    const { canaryStarts, visitor, say, look } = await site();
    await canaryStarts();
    for (let index = 0; index < 6; index += 1) await say(await visitor(honest(index)), 'fell_back');
    expect(await look()).toBeNull();
  });

  it('leaves although a quiet remote is said to fail 120 times as well', async () => {
    const { canaryStarts, visitor, say, look } = await site();
    await canaryStarts();
    for (let index = 0; index < 120; index += 1) {
      const jar = new Map([['cid', name(index)]]);
      const address = `203.0.113.${index % 3}`;
      await say({ address, jar, build: 's1' }, 'fell_back', 'mf-content');
      if (index < 24) await say(await visitor(address, 's1'), 'fell_back', 'mf-content');
    }
    for (let index = 0; index < 8; index += 1) await say(await visitor(honest(index)), 'fell_back');
    expect(await look()).toBeNull();
  });
});

describe('a report', () => {
  it('counts from the second page on, or ten minutes after the first', async () => {
    const { canaryStarts, visitor, say, counted, passes } = await site();
    await canaryStarts();
    const young = await visitor(honest(1), 'c1', 1);
    expect(await say(young, 'ready')).toBe(0);
    expect(await say(await visitor(honest(2), 'c1', 2), 'ready')).toBe(1);
    passes(10);
    expect(await say(young, 'ready')).toBe(1);
    expect(await counted()).toEqual([2, 0]);
  });

  it('counts only for a build that this device’s page came with', async () => {
    const { canaryStarts, visitor, open, say } = await site();
    const before = await visitor(honest(1), 's1');
    await canaryStarts();
    before.build = 'c1';
    expect(await say(before, 'fell_back')).toBe(0);
    const after = await visitor(honest(2));
    const stranger = await visitor(honest(2));
    const stolen = new Map([...stranger.jar, ['page', after.jar.get('page') ?? '']]);
    expect(await say({ ...stranger, jar: stolen }, 'fell_back')).toBe(0);
    expect(await say({ ...after, address: honest(3) }, 'fell_back')).toBe(0);
    expect(await say(after, 'fell_back')).toBe(1);
    // Open pages ask what is live; they then have the builds that they are told of.
    await open(after, '/resolution.json');
    expect(await say(after, 'fell_back')).toBe(1);
  });

  it('counts once for a page, however often it is sent, to whichever node, before or after a restart', async () => {
    const { canaryStarts, visitor, say, counted, passes, restarts } = await site();
    await canaryStarts();
    const one = await visitor(honest(1));
    await say(one, 'ready');
    await say(one, 'ready');
    await restarts();
    await say(one, 'ready');
    expect(await counted()).toEqual([1, 0]);
    passes(61);
    expect(await say(one, 'ready')).toBe(0);
    expect(await counted()).toEqual([1, 0]);
  });

  it('spends what its address may say, to whichever node', async () => {
    const { canaryStarts, visitor, say, counted, passes, restarts } = await site();
    await canaryStarts();
    for (let count = 0; count < 3; count += 1) await say(await visitor(honest(1)), 'ready');
    await restarts();
    for (let count = 0; count < 3; count += 1) await say(await visitor(honest(1)), 'ready');
    expect(await counted()).toEqual([4, 0]);
    passes(61);
    await say(await visitor(honest(1)), 'ready');
    expect(await counted()).toEqual([5, 0]);
  });
});
