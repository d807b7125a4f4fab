import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readArtifact } from '../registry/artifact.ts';
import { stepCanary } from '../registry/canary-changes.ts';
import { train, type Change } from '../registry/changes.ts';
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
    headers: { authorization: `Bearer ${TEST_TOKEN}`, 'x-release-by': 'rohan' },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? null : reply.json() };
}

async function put(
  { app }: Pick<TestReleaseApi, 'app'>,
  build: string,
  path: string,
  bytes: Buffer,
) {
  const reply = await app.inject({
    method: 'PUT',
    url: `/releases/api/builds/${UNIT}/${build}/files/${path}`,
    headers: {
      authorization: `Bearer ${TEST_TOKEN}`,
      'content-type': 'application/octet-stream',
    },
    payload: bytes,
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

describe('the release managers’ side', () => {
  it.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer something else' }],
    ['another scheme', { authorization: `Basic ${TEST_TOKEN}` }],
  ])('answers 401 to who has %s, whatever is asked', async (_what, headers) => {
    const { app } = await testReleaseApi();
    for (const path of ['status', 'no/such/call']) {
      const reply = await app.inject({ url: `/releases/api/${path}`, headers });
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['www-authenticate']).toBe('Bearer');
      expect(reply.json()).toMatchObject({ code: 'auth.required' });
    }
  });

  it('asks a stranger who tries tokens to wait, until the minute is over', async () => {
    const { app, pass } = await testReleaseApi();
    const tries = async () => (await app.inject('/releases/api/status')).statusCode;
    for (let count = 0; count < 30; count += 1) expect(await tries()).toBe(401);
    expect(await tries()).toBe(429);
    pass(60_000);
    expect(await tries()).toBe(401);
  });

  it('names what is wrong in a request', async () => {
    const desk = await testReleaseApi();
    const reply = await ask(desk, 'POST', 'canaries', { unit: UNIT, build: 'p2', basisPoints: -1 });
    expect(reply).toMatchObject({
      status: 400,
      json: { code: 'request.unreadable', errors: [{ path: 'basisPoints' }] },
    });
    expect((await ask(desk, 'GET', 'no/such/call')).status).toBe(404);
  });
});

describe('bringing a build', () => {
  it('announces it, takes its files, and publishes it once all are there', async () => {
    const desk = await testReleaseApi();
    const folder = await remote('p1');
    const description = await readArtifact(folder);
    const announced = await ask(desk, 'POST', 'builds', { description });
    expect(announced.json).toEqual({ data: { missing: ['remoteEntry.js', 'expose.js'] } });
    expect(await ask(desk, 'POST', `builds/${UNIT}/p1/complete`)).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('2 files') },
    });
    for (const path of ['remoteEntry.js', 'expose.js', 'expose.js.br']) {
      expect((await put(desk, 'p1', path, await readFile(join(folder, path)))).status).toBe(204);
    }
    expect((await ask(desk, 'POST', `builds/${UNIT}/p1/complete`)).status).toBe(200);
    const again = await ask(desk, 'POST', 'builds', { description });
    expect(again.json).toEqual({ data: { missing: [] } });
  });

  it.each([
    ['bytes that are not the file’s', 'expose.js'],
    ['a copy that unpacks to something else', 'expose.js.gz'],
    ['a file that it does not have', 'other.js'],
    ['a path that leads away', '..%2F..%2Fx.js'],
  ])('refuses %s', async (_what, path) => {
    const desk = await testReleaseApi();
    const description = await readArtifact(await remote('p1'));
    await ask(desk, 'POST', 'builds', { description });
    expect((await put(desk, 'p1', path, Buffer.from('something else'))).status).toBe(409);
    expect(await readdir(desk.dataDir, { recursive: true })).toEqual([]);
  });

  it('refuses a unit that nobody knows, with the nearest name, unless it is said to be new', async () => {
    const desk = await released();
    const description = await readArtifact(await fakeBuild('mf-biling', 'b1'));
    const refused = await ask(desk, 'POST', 'builds', { description });
    expect(refused).toMatchObject({
      status: 404,
      json: { code: 'release.unknownUnit', detail: expect.stringContaining('mf-billing') },
    });
    expect(await desk.registry.artifacts.announced('mf-biling', 'b1')).toBeNull();
    expect((await ask(desk, 'POST', 'builds', { description, new: true })).status).toBe(200);
    const known = await readArtifact(await fakeBuild('mf-billing', 'b1'));
    expect((await ask(desk, 'POST', 'builds', { description: known })).status).toBe(200);
  });

  it('refuses the same build with other bytes, and a description of nothing', async () => {
    const desk = await released();
    const other = await readArtifact(await fakeBuild(UNIT, 'p1', { 'expose.js': 'other' }));
    expect(await ask(desk, 'POST', 'builds', { description: other })).toMatchObject({
      status: 409,
      json: { detail: expect.stringContaining('with other bytes') },
    });
    const nothing = await ask(desk, 'POST', 'builds', { description: { unit: UNIT } });
    expect(nothing.status).toBe(400);
  });
});

describe('a change of what is live', () => {
  it('is made, comes back as a generation, and is written down', async () => {
    const desk = await released();
    const begun = await ask(desk, 'POST', 'canaries', { unit: UNIT, build: 'p2' });
    expect(begun.json.data).toMatchObject({
      by: 'asha',
      units: { [UNIT]: { stable: 'p1', canary: { build: 'p2', basisPoints: 500 } } },
    });
    const promoted = await ask(desk, 'POST', `canaries/${UNIT}/promote`, {});
    expect(promoted.json.data.units[UNIT]).toMatchObject({ stable: 'p2', canary: null });
    const audit = await ask(desk, 'GET', 'audit');
    expect(audit.json.data).toMatchObject([
      { by: 'asha', action: 'canary.promote', result: 'done', generation: 4 },
      { by: 'asha', action: 'canary.start', result: 'done', generation: 3 },
    ]);
    expect((await ask(desk, 'GET', 'verification')).json.data).toEqual({
      generations: 4,
      broken: null,
      damaged: [],
    });
  });

  it('is refused with 412 when it was decided on what is not live any more', async () => {
    const desk = await released();
    await ask(desk, 'POST', 'canaries', { unit: UNIT, build: 'p2' });
    const late = await ask(desk, 'POST', 'rollbacks', { unit: 'shell', expected: 2 });
    expect(late).toMatchObject({ status: 412, json: { code: 'release.race' } });
    expect((await ask(desk, 'GET', 'audit')).json.data[0]).toMatchObject({ result: 'lost' });
  });

  it('is made on what others have made live meanwhile, unless that was the same unit', async () => {
    const desk = await released();
    const { registry } = desk;
    await publishBuilt(registry, [await fakeBuild('shell', 's2')], 'test');
    const change = registry.generations.change.bind(registry.generations);
    let meanwhile: Change | undefined = (live) => train(live, [{ unit: 'shell', build: 's1' }]);
    vi.spyOn(registry.generations, 'change').mockImplementation(async (expected, ...rest) => {
      const first = meanwhile;
      meanwhile = undefined;
      if (first !== undefined) await change(expected, 'rohan', 'meanwhile', first);
      return change(expected, ...rest);
    });
    const made = await ask(desk, 'POST', 'canaries', { unit: UNIT, build: 'p2' });
    expect(made).toMatchObject({
      status: 200,
      json: { data: { generation: 5, units: { shell: { stable: 's1' } } } },
    });
    meanwhile = (live) => stepCanary(live, UNIT, '2026-11-21T09:00:00Z', 2500);
    const late = await ask(desk, 'POST', `canaries/${UNIT}/step`, {});
    expect(late).toMatchObject({ status: 412, json: { code: 'release.race' } });
  });

  it('is refused where it makes no sense, or the build was not published', async () => {
    const desk = await released();
    expect(await ask(desk, 'POST', `canaries/${UNIT}/step`, {})).toMatchObject({
      status: 409,
      json: { code: 'release.refused', detail: expect.stringContaining('has no canary') },
    });
    expect(await ask(desk, 'POST', 'canaries', { unit: UNIT, build: 'p9' })).toMatchObject({
      status: 404,
      json: { code: 'release.unknownBuild' },
    });
    expect((await ask(desk, 'GET', 'audit')).json.data).toMatchObject([{ result: 'refused' }]);
  });

  it('is refused by the gate, with what breaks and who answers for it', async () => {
    const desk = await released();
    const folder = await fakeBuild(UNIT, 'p3', {}, { budget: { early: 900_000, limit: 10 } });
    await insertBuild(desk.registry, folder, 'asha');
    const refused = await ask(desk, 'POST', 'canaries', { unit: UNIT, build: 'p3' });
    expect(refused).toMatchObject({ status: 422, json: { code: 'release.gate' } });
    expect(refused.json.errors[0].path).toBe(`${UNIT}@p3`);
    const checked = await ask(desk, 'POST', 'checks', { builds: [{ unit: UNIT, build: 'p3' }] });
    expect(checked.json.data).toMatchObject({ mayGo: false });
    expect((await ask(desk, 'GET', 'status')).json.data.live.units[UNIT].canary).toBeNull();
  });
});

describe('taking back', () => {
  const publish = async ({ registry }: TestReleaseApi, unit: string, build: string) =>
    void (await insertBuild(
      registry,
      await fakeBuild(unit, build, { 'expose.js': build }),
      'asha',
    ));
  const train = (desk: TestReleaseApi, ...builds: string[]) =>
    ask(desk, 'POST', 'trains', {
      builds: builds.map((one) => {
        const [unit, build] = one.split('@');
        return { unit, build };
      }),
    });

  it('leaves a unit absent whose first build was bad, and a start brings it back to no page', async () => {
    const desk = await testReleaseApi();
    const { registry } = desk;
    const folders = [await fakeBuild('shell', 's1'), await remote('p1')];
    await publishBuilt(registry, folders, 'test');
    const killed = await ask(desk, 'POST', 'kills', { unit: UNIT, build: 'p1', why: 'it fails' });
    expect(killed).toMatchObject({
      status: 200,
      json: { data: { quarantined: [{ unit: UNIT }] } },
    });
    expect(Object.keys(killed.json.data.units)).toEqual(['shell']);
    const started = await publishBuilt(registry, [...folders, await remote('p2')], 'test');
    expect(started.left).toEqual([`${UNIT} p1`, `${UNIT} p2`]);
    expect((await train(desk, `${UNIT}@p2`)).json.data.units[UNIT].stable).toBe('p2');
  });

  it('uses up no good build: after two rollbacks there is still one that was stable once', async () => {
    const desk = await testReleaseApi();
    for (const build of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']) {
      await publish(desk, UNIT, build);
      await train(desk, `${UNIT}@${build}`);
    }
    for (const stable of ['p5', 'p4', 'p3', 'p2', 'p1']) {
      const { json } = await ask(desk, 'POST', 'rollbacks', { unit: UNIT });
      expect(json.data.units[UNIT].stable).toBe(stable);
    }
    const last = await ask(desk, 'POST', 'rollbacks', { unit: UNIT });
    expect(last.json.data.units).toEqual({});
  });

  it('goes to any good build of the registry, and to no bad or unknown one', async () => {
    const desk = await released();
    await publish(desk, UNIT, 'p3');
    const to = (build: string) => ask(desk, 'POST', 'rollbacks', { unit: UNIT, to: build });
    expect((await to('p3')).json.data.units[UNIT]).toMatchObject({ stable: 'p3' });
    expect(await to('p1')).toMatchObject({ status: 409, json: { code: 'release.refused' } });
    expect(await to('p9')).toMatchObject({ status: 404, json: { code: 'release.unknownBuild' } });
    expect((await ask(desk, 'GET', 'audit')).json.data.at(-1)).toMatchObject({
      action: 'rollback',
      subject: { unit: UNIT, to: 'p3' },
    });
  });

  it('takes all units of a train in one generation', async () => {
    const desk = await released();
    await publish(desk, 'shell', 's2');
    await publish(desk, UNIT, 'p3');
    await train(desk, 'shell@s2', `${UNIT}@p3`);
    const { json } = await ask(desk, 'POST', 'rollbacks', { unit: UNIT, train: true });
    expect(json.data).toMatchObject({
      generation: 4,
      units: { shell: { stable: 's1' }, [UNIT]: { stable: 'p1' } },
      quarantined: [{ build: 's2' }, { build: 'p3' }],
    });
  });

  it('retires a unit, whose builds stay good', async () => {
    const desk = await released();
    const { json } = await ask(desk, 'POST', 'retirements', {
      unit: UNIT,
      why: 'no longer needed',
    });
    expect(json.data).toMatchObject({
      why: `${UNIT} is retired: no longer needed`,
      quarantined: [],
    });
    expect(Object.keys(json.data.units)).toEqual(['shell']);
    expect((await ask(desk, 'POST', 'retirements', { unit: UNIT })).status).toBe(409);
    expect((await ask(desk, 'POST', 'retirements', { unit: 'shell' })).status).toBe(409);
    expect((await train(desk, `${UNIT}@p1`)).json.data.units[UNIT].stable).toBe('p1');
  });
});

describe('the list of builds', () => {
  it('comes in pages, newest first, and says where the next begins', async () => {
    const desk = await released();
    const list = async (query: string) => (await ask(desk, 'GET', `builds?${query}`)).json;
    const all = await list('');
    expect(all).toMatchObject({ data: { length: 3 }, next: null });
    const first = await list('limit=2');
    expect(first.data).toEqual(all.data.slice(0, 2));
    const second = await list(`limit=2&before=${encodeURIComponent(first.next)}`);
    expect(second).toEqual({ data: all.data.slice(2), next: null });
    expect((await list(`unit=${UNIT}`)).data).toHaveLength(2);
  });

  it.each(['before=x', 'before=2026-99-99T00:00:00.000Z shell s1', 'limit=0', 'limit=201'])(
    'refuses %s',
    async (query) => {
      const reply = await ask(await released(), 'GET', `builds?${encodeURI(query)}`);
      expect(reply).toMatchObject({ status: 400, json: { code: 'request.unreadable' } });
    },
  );
});
