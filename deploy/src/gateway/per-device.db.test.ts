import { recordRemoteOutcomes, type UnitOutcome } from 'shared-contracts/calls/releases';
import { describe, expect, it } from 'vitest';
import { isInCohort } from '../canary/cohort.ts';
import { startCanary } from '../registry/canary-changes.ts';
import { kill, type Change } from '../registry/changes.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { countObservations, type CountedObservations } from '../telemetry/count-observations.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { gatewayWithTelemetry } from '../testing/test-gateway.ts';
import { testReleases } from '../testing/test-releases.ts';
import { signedOverride } from './tester-override.ts';

const SECRET = 'a secret of this test';
const HALF = { rollout: 'r1', basisPoints: 5000, startedAt: '2026-11-21T09:00:00.000Z' };
const cidWhere = (unit: string, inside: boolean) =>
  Array.from({ length: 99 }, (_, index) => `device-number-${10_000_000 + index}`).find(
    (cid) => isInCohort(HALF, unit, cid) === inside,
  ) ?? '';

/** A gateway over stable builds s1 and p1 with canaries s2 and p2 for half of the devices. */
async function site() {
  const stable = [await fakeBuild('shell', 's1'), await fakeBuild('mf-profiles', 'p1')];
  const { registry, cache } = await testReleases(stable);
  for (const [unit, build] of [
    ['shell', 's2'],
    ['mf-profiles', 'p2'],
    ['mf-profiles', 'p3'],
  ] as const) {
    await insertBuild(registry, await fakeBuild(unit, build, {}, { version: build }), 'test');
  }
  const change = async (next: Change) => {
    const { generation } = cache.live().generation;
    await registry.generations.change(generation, 'test', 'a test', next);
    await cache.refresh();
  };
  await change((live) => startCanary(live, 'shell', { ...HALF, build: 's2' }));
  await change((live) => startCanary(live, 'mf-profiles', { ...HALF, build: 'p2' }));
  const clock = () => new Date('2026-11-21T09:30:10Z');
  const written: CountedObservations[] = [];
  const { app, telemetry } = await gatewayWithTelemetry({
    releases: cache,
    secret: SECRET,
    clock,
    write: async (observations) => void written.push(countObservations(observations)),
  });

  const open = async (cookie: string, url = '/', headers = {}) => {
    const page = await app.inject({ url, headers: { cookie, ...headers } });
    const block =
      /id="page-data">(.*?)<\/script>/s.exec(page.body)?.[1] ?? '{"resolution":{"remotes":{}}}';
    const data = JSON.parse(block) as { resolution: Resolved; shellBuild: string };
    const script = /src="\/a\/shell\/([^/]+)\//.exec(page.body)?.[1];
    const lines = [page.headers['set-cookie'] ?? []].flat();
    const set = new Map(lines.map((line) => [line.split('=')[0], line]));
    return { page, set, builds: buildsOf(data.resolution), shell: data.shellBuild, script };
  };
  /** The cookies of a device whose reports count: it has opened two pages. */
  const known = async (cid: string) => {
    const first = await open(`cid=${cid}`);
    const second = await open(pairOf(first.set.get('cid')));
    return `${pairOf(second.set.get('cid'))}; ${pairOf(second.set.get('page'))}`;
  };
  const ask = async (cookie: string, etag = '') => {
    const headers = { cookie, ...(etag === '' ? {} : { 'if-none-match': etag }) };
    return app.inject({ url: '/resolution.json', headers });
  };
  const tell = (cookie: string, outcomes: unknown, headers = {}) =>
    app.inject({
      method: 'POST',
      url: recordRemoteOutcomes.path,
      headers: { cookie, ...headers },
      payload: { outcomes },
    });
  const counted = async () => {
    await telemetry.flush();
    return written.at(-1);
  };
  return { open, known, ask, tell, counted, change };
}

/** The name and value of a Set-Cookie line. */
const pairOf = (line = '') => line.split(';')[0] ?? '';

type Resolved = { remotes: Record<string, { build: string; track: string }[]> };
const buildsOf = ({ remotes }: Resolved) =>
  remotes['mf-profiles']?.map(({ track, build }) => `${track} ${build}`);

describe('a device', () => {
  it('gets a name with its first page, and only then', async () => {
    const { open } = await site();
    const { set } = await open('', '/', { 'x-forwarded-proto': 'https' });
    expect(set.get('cid')).toMatch(
      /^cid=[\w-]{22}\.\w+\.[\w-]{16}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    // From its second page on its reports count; then there is nothing more to say of it.
    const second = await open(pairOf(set.get('cid')));
    expect(pairOf(second.set.get('cid')).slice(0, 26)).toBe(pairOf(set.get('cid')).slice(0, 26));
    const third = await open(pairOf(second.set.get('cid')));
    expect([...third.set.keys()]).toEqual(['page']);
    expect(third.page.headers['cache-control']).toBe('private, no-store');
  });

  it('counts no page that is fetched ahead, and none that merely asks what is live', async () => {
    const { open, ask } = await site();
    const { set } = await open('', '/', { 'sec-purpose': 'prefetch' });
    expect(set.get('cid')).toMatch(/^cid=[\w-]{22}; /);
    expect([...set.keys()]).toEqual(['cid']);
    const cookie = `cid=${cidWhere('shell', true)}`;
    expect(String((await ask(cookie)).headers['set-cookie'])).toMatch(/^page=/);
    expect(String((await ask('')).headers['set-cookie'])).toMatch(/^cid=[\w-]{22}; /);
  });

  it('of the cohort gets the canary, with what it falls back to; the others never hear of it', async () => {
    const { open } = await site();
    const inside = await open(`cid=${cidWhere('mf-profiles', true)}`);
    expect(inside.builds).toEqual(['canary p2', 'stable p1']);
    const outside = await open(`cid=${cidWhere('mf-profiles', false)}`);
    expect(outside.builds).toEqual(['stable p1']);
    expect(outside.page.body).not.toContain('p2');
  });

  it('of the shell’s cohort gets the HTML of that shell', async () => {
    const { open } = await site();
    expect(await open(`cid=${cidWhere('shell', true)}`)).toMatchObject({
      shell: 's2',
      script: 's2',
    });
    expect(await open(`cid=${cidWhere('shell', false)}`)).toMatchObject({
      shell: 's1',
      script: 's1',
    });
  });

  it('that asks later is told the same as its page, and nothing where nothing is new', async () => {
    const { open, ask, change } = await site();
    const cookie = `cid=${cidWhere('mf-profiles', true)}`;
    const answer = await ask(cookie);
    expect(buildsOf(answer.json())).toEqual((await open(cookie)).builds);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const etag = String(answer.headers.etag);
    expect((await ask(cookie, etag)).statusCode).toBe(304);
    await change((live) => kill(live, 'mf-profiles', 'p2', 'it fails'));
    const later = await ask(cookie, etag);
    expect(later.statusCode).toBe(200);
    expect(buildsOf(later.json())).toEqual(['stable p1']);
  });

  it('on which a shell did not start gets the next build of it, and a page of words after the last', async () => {
    const { open } = await site();
    const cookie = `cid=${cidWhere('shell', true)}`;
    expect((await open(cookie)).shell).toBe('s2');
    const next = await open(cookie, '/blogs?page=2&shell-failed=s2');
    expect(next).toMatchObject({ shell: 's1', script: 's1' });
    // Only the network failed there.
    expect((await open(cookie, '/blogs?shell-failed=')).shell).toBe('s2');
    for (const address of ['/blogs?page=2&shell-failed=all', '//blogs?page=2&shell-failed=all']) {
      const { page } = await open(`${cookie}; sp_lang=mr`, address, { 'accept-language': 'hi' });
      expect(page.statusCode).toBe(503);
      expect(page.body).not.toContain('<script');
      expect(page.body).toContain('href="/blogs?page=2"');
      expect(page.body).toContain('फिर कोशिश करें');
    }
    const outside = `cid=${cidWhere('shell', false)}`;
    expect((await open(outside, '/?shell-failed=s1')).page.statusCode).toBe(503);
  });

  it('of a tester gets the build of the signed link, until it is switched off', async () => {
    const { open } = await site();
    const cid = `cid=${cidWhere('mf-profiles', false)}`;
    const signed = (unit: string, build: string) =>
      signedOverride(SECRET, unit, build, new Date('2026-11-21T09:00:00Z'));
    const cookie = `${cid}; mf=${signed('mf-profiles', 'p3')}`;
    expect((await open(cookie)).builds).toEqual(['override p3', 'stable p1']);
    expect((await open(cookie, '/?mf=off')).builds).toEqual(['stable p1']);
    const shell = await open(`${cid}; mf=${signed('shell', 's2')}`);
    expect(shell.script).toBe('s2');
  });
});

describe('what pages tell', () => {
  const ready = (build: string): UnitOutcome => ({ unit: 'mf-profiles', build, outcome: 'ready' });

  it('is counted on the track that the device has, with the pages that were handed out', async () => {
    const { open, known, tell, counted } = await site();
    const cid = cidWhere('mf-profiles', true);
    const cookie = await known(cid);
    await open('');
    const answer = await tell(cookie, [ready('p2'), ready('p3')]);
    expect(answer.json()).toEqual({ data: { recorded: 1 } });
    expect(answer.headers['cache-control']).toBe('no-store');
    const minute = new Date('2026-11-21T09:30:00Z');
    const { outcomes = [], sessions = [] } = (await counted()) ?? {};
    expect(outcomes).toMatchObject([
      { minute, unit: 'mf-profiles', build: 'p2', track: 'canary', outcome: 'ready', n: 1 },
    ]);
    expect(sessions.map(({ unit, served, sessions: n }) => [unit, served, n])).toEqual([
      ['mf-profiles', 0, 1],
      ['shell', 1, 0],
    ]);
    expect(JSON.stringify([outcomes, sessions])).not.toContain(cid);
  });

  it('counts for nothing without the device’s cookie, or with one that no gateway signed', async () => {
    const { known, tell } = await site();
    const nothing = { data: { recorded: 0 } };
    expect((await tell('', [ready('p1')])).json()).toEqual(nothing);
    const [cid = '', page = ''] = (await known(cidWhere('mf-profiles', false))).split('; ');
    expect((await tell(cid, [ready('p1')])).json()).toEqual(nothing);
    expect((await tell(`${cid.slice(0, 26)}; ${page}`, [ready('p1')])).json()).toEqual(nothing);
    expect((await tell(`${cid}; ${page}`, [ready('p1')])).json()).toEqual({
      data: { recorded: 1 },
    });
  });

  it('counts beside units that this gateway does not know', async () => {
    const { known, tell } = await site();
    const cookie = await known(cidWhere('mf-profiles', true));
    const unknown = { ...ready('p2'), unit: 'mf-of-tomorrow', phase: 'unheard of' };
    const answer = await tell(cookie, [unknown, ready('p2'), { ...unknown, ms: 'long' }]);
    expect(answer.json()).toEqual({ data: { recorded: 1 } });
    expect((await tell(cookie, [unknown])).json()).toEqual({ data: { recorded: 0 } });
    const strange = ['MF-Odd name', 'x'.repeat(81), 7].map((unit) => ({ ...ready('p2'), unit }));
    expect((await tell(cookie, strange)).json()).toEqual({ data: { recorded: 0 } });
    expect((await tell(cookie, [...strange, ready('p1')])).json()).toEqual({
      data: { recorded: 1 },
    });
  });

  it.each([
    ['nothing', []],
    ['too much', Array.from({ length: 21 }, () => ready('p1'))],
    ['too many unknown units', Array.from({ length: 21 }, () => ({ unit: 'mf-none' }))],
    ['a time that cannot be', [{ ...ready('p1'), ms: -1 }]],
    ['no list', 'ready'],
  ])('is refused when it is %s', async (_what, outcomes) => {
    const { tell } = await site();
    expect((await tell(`cid=${cidWhere('shell', true)}`, outcomes)).statusCode).toBe(422);
  });

  it('is refused when it is large, before it is read', async () => {
    const { tell } = await site();
    expect((await tell('', 'x'.repeat(9000))).statusCode).toBe(413);
  });

  it('has an end for one device, and a later one for one address', async () => {
    const { known, tell } = await site();
    const answers = async (count: number, cookie: string) => {
      const all: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const answer = await tell(cookie, [ready('p1')]);
        all.push(answer.statusCode === 200 ? answer.body : String(answer.statusCode));
      }
      return all;
    };
    const counted = '{"data":{"recorded":1}}';
    const uncounted = '{"data":{"recorded":0}}';
    const one = await answers(31, await known(cidWhere('mf-profiles', false)));
    expect(one.findIndex((answer) => answer !== counted)).toBe(30);
    expect(one[30]).toBe(uncounted);
    const many = await answers(570, '');
    expect(many.findIndex((answer) => answer !== uncounted)).toBe(569);
    expect(many[569]).toBe('429');
  });
});
