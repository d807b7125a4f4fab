import { describe, expect, it } from 'vitest';
import { publishStable } from '../registry/changes.ts';
import { collectBuilds } from '../registry/collect-builds.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { TEST_TOKEN, testReleaseApi, type TestReleaseApi } from '../testing/mfctl-site.ts';

const UNIT = 'mf-profiles';
const remote = (build: string) => fakeBuild(UNIT, build, { 'expose.js': build });

async function ask(
  { app }: Pick<TestReleaseApi, 'app'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) {
  const reply = await app.inject({
    method,
    url: `/releases/api/${path}`,
    headers: { authorization: `Bearer ${TEST_TOKEN}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? null : reply.json() };
}

/** A shell and one remote are live, and a second build of the remote is published. */
async function released() {
  const desk = await testReleaseApi();
  const { registry } = desk;
  await publishBuilt(registry, [await remote('p2')], 'test');
  await publishBuilt(registry, [await fakeBuild('shell', 's1'), await remote('p1')], 'test');
  return desk;
}

describe('builds that nobody can be using any more', () => {
  it('are named, and then forgotten, but not their names', async () => {
    const desk = await released();
    const old = await fakeBuild(UNIT, 'p0', { 'expose.js': 'p0' });
    await insertBuild(desk.registry, old, 'asha');
    const collect = async (dryRun: boolean) =>
      (await ask(desk, 'POST', 'collections', { dryRun })).json.data;
    expect(await collect(true)).toEqual([]);
    desk.pass(15 * 24 * 60 * 60 * 1000);
    expect(await collect(true)).toMatchObject([{ unit: UNIT, build: 'p0' }]);
    expect((await ask(desk, 'POST', 'collections', { dryRun: true })).json.more).toBe(false);
    expect(await desk.registry.files.read(UNIT, 'p0', 'expose.js')).not.toBeNull();
    expect(await collect(false)).toHaveLength(1);
    expect(await desk.registry.files.read(UNIT, 'p0', 'expose.js')).toBeNull();
    expect(await desk.registry.files.read(UNIT, 'p1', 'expose.js')).not.toBeNull();
    expect(await collect(true)).toEqual([]);
    const other = await fakeBuild(UNIT, 'p0', { 'expose.js': 'other' });
    await expect(insertBuild(desk.registry, other, 'asha')).rejects.toThrow('other bytes');
    await insertBuild(desk.registry, old, 'asha');
    expect(await desk.registry.files.read(UNIT, 'p0', 'expose.js')).not.toBeNull();
  });

  it('refuses a collected build until it is published again, which begins its time anew', async () => {
    const desk = await released();
    const old = await fakeBuild(UNIT, 'p0', { 'expose.js': 'p0' });
    await insertBuild(desk.registry, old, 'asha');
    desk.pass(15 * 24 * 60 * 60 * 1000);
    await ask(desk, 'POST', 'collections', { dryRun: false });
    const builds = [{ unit: UNIT, build: 'p0' }];
    const wishes = [
      ['trains', { builds }],
      ['canaries', { unit: UNIT, build: 'p0', basisPoints: 100 }],
      ['checks', { builds }],
      ['overrides', { unit: UNIT, build: 'p0' }],
    ] as const;
    for (const [path, body] of wishes) {
      const { status, json } = await ask(desk, 'POST', path, body);
      expect({ path, status, detail: json?.detail }).toMatchObject({
        status: 409,
        detail: expect.stringContaining('publish it again'),
      });
    }
    const listed = (await ask(desk, 'GET', `builds?unit=${UNIT}`)).json.data as {
      build: string;
      collected?: boolean;
    }[];
    expect(listed.filter(({ collected }) => collected).map(({ build }) => build)).toEqual(['p0']);
    await insertBuild(desk.registry, old, 'asha');
    expect((await ask(desk, 'POST', 'collections', { dryRun: false })).json.data).toEqual([]);
    expect((await ask(desk, 'POST', 'trains', { builds })).status).toBe(200);
  });

  it('keeps the files of a build that is released while others are being collected', async () => {
    const desk = await released();
    await insertBuild(desk.registry, await remote('p0'), 'asha');
    desk.pass(15 * 24 * 60 * 60 * 1000);
    const { registry } = desk;
    const since = new Date('2026-12-06T09:00:00Z');
    const aged: typeof registry.artifacts.aged = async (...requested) => {
      const found = await registry.artifacts.aged(...requested);
      const now = (await registry.generations.current())?.generation ?? 0;
      await registry.generations.change(now, 'asha', 'meanwhile', (live) =>
        publishStable(live, UNIT, 'p0'),
      );
      return found;
    };
    const racing = { ...registry, artifacts: { ...registry.artifacts, aged } };
    const { found } = await collectBuilds(racing, since, false);
    expect(found).toEqual([]);
    expect(await registry.files.read(UNIT, 'p0', 'expose.js')).not.toBeNull();
  });

  it('ends a removal when the build is being published again', async () => {
    const { registry, pass } = await released();
    const again = await remote('p0');
    await insertBuild(registry, again, 'asha');
    pass(15 * 24 * 60 * 60 * 1000);
    const since = new Date('2026-12-06T09:00:00Z');
    const whileCollected: typeof registry.artifacts.whileCollected = async (...requested) => {
      await insertBuild(registry, again, 'asha');
      return registry.artifacts.whileCollected(...requested);
    };
    const racing = { ...registry, artifacts: { ...registry.artifacts, whileCollected } };
    await collectBuilds(racing, since, false);
    expect(await registry.files.read(UNIT, 'p0', 'expose.js')).not.toBeNull();
    expect(await registry.artifacts.isCollected(UNIT, 'p0')).toBe(false);
  });
});
