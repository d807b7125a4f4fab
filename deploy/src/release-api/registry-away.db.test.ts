import { StartError } from 'api/database';
import { callPath, type LooseInput } from 'shared-contracts/calls/call';
import { killBuild, releaseDeskCalls } from 'shared-contracts/calls/release-desk';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordKill, waitingKills } from '../gateway/waiting-kills.ts';
import { retire } from '../registry/changes.ts';
import { BuildCollected } from '../registry/registry-errors.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { mfctlOver, SITE_TOKEN, TEST_TOKEN, testReleaseApi, UNIT } from '../testing/mfctl-site.ts';
import { testReleases, type TestReleases } from '../testing/test-releases.ts';
import type { ReleaseActions } from './release-actions.ts';

const away = async (): Promise<never> => {
  throw new StartError('The database of the registry does not answer.');
};
const lost = async (): Promise<never> => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The API while its registry is away. */
const deskWithout = (registry: ReleaseActions['registry'], more: Partial<ReleaseActions> = {}) =>
  testReleaseApi({ registry, ...more });

const killOf = (unit: string, build: string) => ({
  unit,
  build,
  why: 'broken',
  by: 'asha',
  at: '2026-11-21T09:00:00.000Z',
});

const killing = (build: string) => ({
  method: 'POST' as const,
  url: killBuild.path,
  headers: bearer(SITE_TOKEN),
  payload: { unit: UNIT, build, why: 'broken' },
});

describe('while the registry is away', () => {
  it('a token of a person is refused with what is away and what works', async () => {
    const { app } = await deskWithout(away);
    const reply = await app.inject({
      url: '/releases/api/status',
      headers: bearer(TEST_TOKEN),
    });
    expect(reply.statusCode).toBe(503);
    expect(reply.json().detail).toMatch(
      /^The database of the registry does not answer\. .*"mfctl kill UNIT BUILD" works/,
    );
  });

  it('every call that reads or changes releases says so, however the registry is lost', async () => {
    const params = { unit: UNIT, build: 'p1' };
    const asked: string[] = [];
    for (const registry of [away, lost]) {
      const { app } = await deskWithout(registry);
      for (const call of releaseDeskCalls) {
        const reply = await app.inject({
          method: call.method,
          url: callPath(call, { params } as LooseInput),
          headers: bearer(SITE_TOKEN),
          ...(call.method === 'GET' ? {} : { payload: {} }),
        });
        // A request that says nothing is refused before the registry is needed.
        if (reply.statusCode === 400) continue;
        expect([call.path, reply.statusCode]).toEqual([call.path, 503]);
        expect(reply.json()).toMatchObject({
          code: 'release.away',
          detail: expect.stringContaining('Pages go on with what is live.'),
        });
        asked.push(call.path);
      }
    }
    expect(new Set(asked).size).toBeGreaterThan(5);
  });

  it('a gateway kills a build by itself, and has it recorded later', async () => {
    const builds = [await fakeBuild('shell', 's1'), await fakeBuild(UNIT, 'p1')];
    // The registry of a test is emptied where another one is opened, so this one comes last.
    let releases: TestReleases | null = null;
    const { app } = await deskWithout(away, {
      killHere: async (kill) => {
        if (releases === null) throw new Error('killed before the releases were there');
        return releases.cache.killHere(kill);
      },
    });
    releases = await testReleases(builds);
    const { cache, registry, dataDir } = releases;
    const reply = await app.inject(killing('p1'));
    expect(reply.json()).toMatchObject({ waiting: true, data: { units: { shell: {} } } });
    expect(reply.json().data.units).not.toHaveProperty(UNIT);
    expect(cache.live().generation.units).not.toHaveProperty(UNIT);
    // A second word is refused in words, and kept nowhere.
    expect(await app.inject(killing('p1'))).toMatchObject({ statusCode: 409 });
    expect(await waitingKills(dataDir).read()).toHaveLength(1);

    await cache.refresh();
    expect(await waitingKills(dataDir).read()).toEqual([]);
    expect((await registry.generations.current())?.quarantined).toMatchObject([
      { unit: UNIT, build: 'p1' },
    ]);
    const [entry] = await registry.audit.list(1);
    expect(entry).toMatchObject({ by: 'release manager', action: 'kill', result: 'done' });
    expect(entry?.detail).toContain('while the registry was away: broken');
  });

  it('a gateway kills a build by itself where the registry never answers', async () => {
    const { registry } = await testReleases([await fakeBuild('shell', 's1')]);
    const generation = await registry.generations.current();
    if (generation === null) throw new Error('nothing is live');
    let whenAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (whenAsked = resolve));
    const { app } = await deskWithout(
      () => {
        whenAsked();
        return new Promise<never>(() => undefined);
      },
      { killHere: async () => ({ generation, isStored: true }) },
    );
    await app.ready();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const killed = app.inject(killing('p1'));
    await asked;
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await killed).json()).toMatchObject({ waiting: true, data: { generation: 1 } });
  });

  it('a kill that somebody has recorded meanwhile changes nothing more', async () => {
    const { registry } = await testReleases([
      await fakeBuild('shell', 's1'),
      await fakeBuild(UNIT, 'p1'),
    ]);
    const kill = killOf(UNIT, 'p1');
    await recordKill(registry, kill);
    const first = await registry.generations.current();
    await recordKill(registry, kill);
    expect(await registry.generations.current()).toEqual(first);
  });

  it('a kill of a unit that was retired meanwhile still puts its build into quarantine', async () => {
    const { registry, cache } = await testReleases([
      await fakeBuild('shell', 's1'),
      await fakeBuild(UNIT, 'p1'),
    ]);
    const { generation } = cache.live().generation;
    await registry.generations.change(generation, 'asha', 'a test', (live) => retire(live, UNIT));
    expect(await recordKill(registry, killOf(UNIT, 'p1'))).toBeNull();
    expect(await registry.generations.current()).toMatchObject({
      units: { shell: { stable: 's1' } },
      quarantined: [{ unit: UNIT, build: 'p1', why: 'broken' }],
    });
  });

  it('a kill that is not possible any more is refused in the audit, and waits no longer', async () => {
    const { registry } = await testReleases([
      await fakeBuild('shell', 's1'),
      await fakeBuild(UNIT, 'p1'),
    ]);
    const before = await registry.generations.current();
    expect(await recordKill(registry, killOf('shell', 's1'))).toContain('no earlier build');
    expect((await registry.audit.list(1))[0]).toMatchObject({
      by: 'asha',
      action: 'kill',
      subject: { unit: 'shell', build: 's1' },
      result: 'refused',
      detail: expect.stringContaining('The shell has no earlier build'),
    });
    const change = vi.fn(async () => {
      throw new BuildCollected(UNIT, 'p0');
    });
    const collecting = { ...registry, generations: { ...registry.generations, change } };
    expect(await recordKill(collecting, killOf(UNIT, 'p1'))).toContain('were collected');
    // The builds that are left are read again before that.
    expect(change.mock.calls.length).toBeGreaterThan(1);
    expect((await registry.audit.list(1))[0]).toMatchObject({ result: 'refused' });
    expect(await registry.generations.current()).toEqual(before);
  });

  it('mfctl says as JSON too that a kill waits, and that the disk could not be written', async () => {
    for (const isStored of [true, false]) {
      const { registry } = await testReleases([await fakeBuild('shell', 's1')]);
      const generation = await registry.generations.current();
      if (generation === null) throw new Error('nothing is live');
      const { app } = await deskWithout(away, {
        killHere: async () => ({ generation, isStored }),
      });
      const mfctl = mfctlOver(app, SITE_TOKEN);
      const { out } = await mfctl('--json', 'kill', UNIT, 'p1');
      expect(JSON.parse(out)).toEqual({
        ...generation,
        waiting: true,
        ...(isStored ? {} : { untilRestart: true }),
      });
      const text = (await mfctl('kill', UNIT, 'p1')).out;
      expect(text).toContain('recorded when the registry is back');
      expect(text.includes('cannot be written')).toBe(!isStored);
    }
  });
});
