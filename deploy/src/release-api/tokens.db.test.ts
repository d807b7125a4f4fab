import { StartError } from 'api/database';
import { describe, expect, it } from 'vitest';
import { readArtifact } from '../registry/artifact.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import {
  mfctlSite,
  SITE_TOKEN,
  testReleaseApi,
  type TestReleaseApi,
} from '../testing/mfctl-site.ts';

const OWN = 'mf-billing';
const OTHER = 'mf-staff';
const HOUR_MS = 60 * 60 * 1000;

async function ask(
  { app }: Pick<TestReleaseApi, 'app'>,
  token: string,
  path: string,
  payload?: object,
) {
  const reply = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/releases/api/${path}`,
    headers: { authorization: `Bearer ${token}`, 'x-release-by': 'controller' },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, json: reply.json() };
}

/** Two remotes are live, and a build server has a token for one of them. */
async function site() {
  const desk = await testReleaseApi();
  const folders = [
    await fakeBuild('shell', 's1'),
    await fakeBuild(OWN, 'b1'),
    await fakeBuild(OTHER, 'd1'),
  ];
  await publishBuilt(desk.registry, folders, 'test');
  await publishBuilt(desk.registry, [await fakeBuild(OWN, 'b2')], 'test');
  const make = (name: string, units: string[] | null, token = SITE_TOKEN) =>
    ask(desk, token, 'tokens', { name, units, hours: 12 });
  const { json } = await make('billing build', [OWN]);
  return { ...desk, make, token: json.data.token as string };
}

describe('a token of a unit', () => {
  it('releases that unit, under its own name whatever the request says', async () => {
    const desk = await site();
    const { status, json } = await ask(desk, desk.token, 'rollbacks', { unit: OWN });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ by: 'billing build', units: { [OWN]: { stable: 'b1' } } });
    expect((await ask(desk, desk.token, 'status')).status).toBe(200);
  });

  it.each<[string, object | undefined]>([
    ['rollbacks', { unit: OTHER }],
    ['kills', { unit: OTHER, build: 'd1' }],
    ['retirements', { unit: OTHER }],
    ['pardons', { unit: OTHER, build: 'd1' }],
    ['overrides', { unit: OTHER, build: 'd1' }],
    ['canaries', { unit: OTHER, build: 'd1' }],
    [`canaries/${OTHER}/promote`, {}],
    [`builds/${OTHER}/d1/complete`, {}],
    [
      'trains',
      {
        builds: [
          { unit: OWN, build: 'b1' },
          { unit: OTHER, build: 'd1' },
        ],
      },
    ],
    [`builds?unit=${OTHER}`, undefined],
  ])('answers 404 for another unit: %s', async (path, body) => {
    const desk = await site();
    const { status, json } = await ask(desk, desk.token, path, body);
    expect({ status, code: json.code }).toEqual({ status: 404, code: 'release.unknownUnit' });
    expect(json.detail).toContain(`no unit "${OTHER}"; it releases ${OWN}`);
    expect((await desk.registry.generations.current())?.generation).toBe(2);
  });

  it('brings no build and no file of another unit', async () => {
    const desk = await site();
    const description = await readArtifact(await fakeBuild(OTHER, 'd2'));
    expect((await ask(desk, desk.token, 'builds', { description })).status).toBe(404);
    const reply = await desk.app.inject({
      method: 'PUT',
      url: `/releases/api/builds/${OTHER}/d1/files/expose.js`,
      headers: {
        authorization: `Bearer ${desk.token}`,
        'content-type': 'application/octet-stream',
      },
      payload: Buffer.from('x'),
    });
    expect(reply.statusCode).toBe(404);
  });

  it('takes back no train that others are part of', async () => {
    const desk = await site();
    const builds = [
      { unit: OWN, build: 'b1' },
      { unit: 'shell', build: 's2' },
    ];
    await insertBuild(desk.registry, await fakeBuild('shell', 's2'), 'test');
    await ask(desk, SITE_TOKEN, 'trains', { builds });
    const { status, json } = await ask(desk, desk.token, 'rollbacks', { unit: OWN, train: true });
    expect([status, json.code]).toEqual([404, 'release.unknownUnit']);
    expect(json.detail).toContain('no unit "shell"');
  });

  it.each<[string, object | undefined]>([
    ['tokens', undefined],
    ['tokens', { name: 'mine', units: null, hours: 1 }],
    ['revocations', { name: 'billing build' }],
    ['collections', { dryRun: true }],
  ])('sees nothing that concerns all: %s', async (path, body) => {
    const desk = await site();
    expect((await ask(desk, desk.token, path, body)).status).toBe(404);
  });
});

describe('tokens', () => {
  it('end when their time is over, or at once when they are revoked', async () => {
    const desk = await site();
    const { json } = await desk.make('asha at home', null);
    const second = json.data.token as string;
    expect((await ask(desk, SITE_TOKEN, 'tokens')).json.data).toMatchObject([
      { name: 'asha' },
      { name: 'asha at home', units: null, madeBy: 'release manager' },
      { name: 'billing build', units: [OWN], expiresAt: '2026-11-21T21:00:00.000Z' },
    ]);
    await ask(desk, SITE_TOKEN, 'revocations', { name: 'asha at home' });
    expect((await ask(desk, second, 'status')).status).toBe(401);
    expect((await ask(desk, desk.token, 'status')).status).toBe(200);
    desk.pass(12 * HOUR_MS + 1);
    expect((await ask(desk, desk.token, 'status')).status).toBe(401);
    const audit = (await ask(desk, SITE_TOKEN, 'audit')).json.data;
    expect(audit.map((one: { action: string }) => one.action).slice(0, 2)).toEqual([
      'token.revoke',
      'token.create',
    ]);
    expect(JSON.stringify(audit)).not.toContain(second);
  });

  it('have names of their own, and none that the history gives to others', async () => {
    const desk = await site();
    expect((await desk.make('billing build', null)).status).toBe(409);
    expect((await desk.make('controller', null)).status).toBe(409);
    expect((await desk.make('Release Manager', null)).status).toBe(409);
    expect((await ask(desk, SITE_TOKEN, 'revocations', { name: 'nobody' })).status).toBe(409);
  });

  it('of people need the registry, and that of the site does not', async () => {
    const away = () => Promise.reject(new StartError('The registry is away.'));
    const desk = await testReleaseApi({ registry: away });
    const other = await ask(desk, 'some token', 'status');
    expect(other).toMatchObject({ status: 503, json: { code: 'release.away' } });
    expect((await ask(desk, SITE_TOKEN, 'no/such/call')).status).toBe(404);
  });

  it('are made, listed and revoked on the command line', async () => {
    const { mfctl } = await mfctlSite();
    const made = await mfctl('token', 'create', 'rohan', '--units', `${OWN},shell`, '--hours', '2');
    expect(made.out).toMatch(/^[\w-]{43}$/);
    expect((await mfctl('token', 'list')).out).toMatch(/rohan +mf-billing,shell +until 2026/);
    expect((await mfctl('token', 'revoke', 'rohan')).out).toBe('The token of rohan has ended.');
    expect((await mfctl('token', 'revoke', 'rohan')).exit).toBe(1);
  });
});
