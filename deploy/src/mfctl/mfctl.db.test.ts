import { sql } from 'api/database';
import { describe, expect, it } from 'vitest';
import { insertBuild } from '../registry/insert-build.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { foreignFolder, manifest, mfctlSite, runWith, UNIT } from '../testing/mfctl-site.ts';
import { CommandFailed } from './failures.ts';

describe('publish', () => {
  it('builds a unit, brings it and begins a canary, in one command with timed steps', async () => {
    const { mfctl, live } = await mfctlSite();
    const { exit, out, err } = await mfctl('publish', UNIT, '--canary', '1', '--why', 'a new look');
    expect(exit).toBe(0);
    expect(out).toContain('is a canary at 1 %');
    expect(err.split('\n')).toEqual([
      expect.stringContaining(`checked ${UNIT}: types, lint, tests`),
      expect.stringContaining(`built ${UNIT}`),
      expect.stringContaining(`described ${UNIT}`),
      expect.stringContaining(`brought ${UNIT} 0.1.0+p2 to the registry`),
      expect.stringContaining('asked the gate, and began the canary'),
      expect.stringContaining('from start to end'),
    ]);
    expect(err).toMatch(/^ +0\.0 s {2}checked/);
    expect(await live()).toMatchObject({ stable: 'p1', canary: { build: 'p2', basisPoints: 100 } });
  });

  it('leaves a build not live, and says how to go on', async () => {
    const { mfctl, live } = await mfctlSite();
    const { out } = await mfctl('publish', UNIT);
    expect(out).toContain(`Next: mfctl canary start ${UNIT} p2`);
    expect(await live()).toMatchObject({ stable: 'p1', canary: null });
    expect((await mfctl('publish', UNIT, '--stable')).exit).toBe(0);
    expect(await live()).toMatchObject({ stable: 'p2', previous: ['p1'] });
  });

  it('brings nothing whose checks fail, unless they are skipped, which is recorded', async () => {
    const failing = () => Promise.reject(new CommandFailed(1, 'lint fails.', '', ['a rule']));
    const { mfctl, registry } = await mfctlSite(failing);
    const refused = await mfctl('publish', UNIT, '--stable');
    expect(refused).toMatchObject({
      exit: 1,
      err: expect.stringContaining('✗ a rule\nlint fails.'),
    });
    expect(await registry.artifacts.find(UNIT, 'p2')).toBeNull();
    expect((await mfctl('publish', UNIT, '--skip-checks')).exit).toBe(0);
    expect((await registry.audit.list(1))[0]).toMatchObject({
      action: 'build.publish',
      detail: 'without types, lint and tests',
    });
  });

  it('takes a build of another bundler by its manifest', async () => {
    const { mfctl, registry } = await mfctlSite();
    const dir = await foreignFolder({
      'mf-manifest.json': manifest(),
      'js/entry.js': 'export const init = 1;',
      'js/page.js': 'page',
      'js/page.js.map': 'x',
    });
    const { exit, err } = await mfctl(
      'publish',
      '--remote',
      UNIT,
      '--dir',
      dir,
      '--version',
      '2.0.0',
      '--stable',
    );
    expect(err).not.toContain('✗');
    expect(exit).toBe(0);
    expect(await registry.artifacts.find(UNIT, '2.0.0')).toMatchObject({
      version: '2.0.0',
      entry: 'js/entry.js',
      global: 'profiles_global',
      format: 'module',
      expose: ['js/page.js'],
      files: [{ path: 'js/entry.js' }, { path: 'js/page.js' }, { path: 'mf-manifest.json' }],
    });
    expect(await registry.files.read(UNIT, '2.0.0', 'js/page.js.br')).not.toBeNull();
  });

  it('takes one that has an entry only', async () => {
    const { mfctl, registry } = await mfctlSite();
    const dir = await foreignFolder({ 'remoteEntry.js': '/*! x */ var theirs;(()=>{})();' });
    await mfctl('publish', '--remote', UNIT, '--dir', dir, '--version', '3.0.0-rc.1');
    expect(await registry.artifacts.find(UNIT, '3.0.0-rc.1')).toMatchObject({
      entry: 'remoteEntry.js',
      global: 'theirs',
      format: 'federation',
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['exposes nothing for our pages', { 'mf-manifest.json': manifest({}, './App') }, './remote'],
    [
      'expects to be served elsewhere',
      { 'mf-manifest.json': manifest({ publicPath: 'https://cdn.example/' }) },
      "publicPath 'auto'",
    ],
    ['is none', { 'index.html': '' }, 'is it a built folder'],
  ])('refuses a folder that %s', async (_what, files, sentence) => {
    const { mfctl } = await mfctlSite();
    const dir = await foreignFolder(files);
    const { exit, err } = await mfctl(
      'publish',
      '--remote',
      UNIT,
      '--dir',
      dir,
      '--version',
      '2.0.0',
    );
    expect(exit).not.toBe(0);
    expect(err).toContain(sentence);
  });
});

describe('the course of a release', () => {
  it('goes from canary to stable, or back', async () => {
    const { mfctl, live } = await mfctlSite();
    await mfctl('publish', UNIT);
    await mfctl('canary', 'start', UNIT, 'p2', '--percent', '2.5', '--min-sessions', '50');
    expect((await live())?.canary).toMatchObject({ basisPoints: 250, minSessions: 50 });
    await mfctl('canary', 'step', UNIT, '--percent', '10%');
    await mfctl('canary', 'pause', UNIT);
    expect((await live())?.canary).toMatchObject({ basisPoints: 1000, state: 'paused' });
    await mfctl('canary', 'resume', UNIT);
    expect((await mfctl('status')).out).toMatch(/mf-profiles +0\.1\.0\+p1 +p2 10 % since/);
    await mfctl('rollback', UNIT, '--why', 'it fails');
    expect(await live()).toMatchObject({ stable: 'p1', canary: null });
    expect((await mfctl('status')).out).toContain('In quarantine:\n  mf-profiles p2: it fails');
    const again = await mfctl('canary', 'start', UNIT, 'p2');
    expect(again).toMatchObject({ exit: 1, err: expect.stringContaining('in quarantine') });
    await mfctl('pardon', UNIT, 'p2');
    await mfctl('train', `${UNIT}@p2`, 'shell@s1');
    expect(await live()).toMatchObject({ stable: 'p2' });
    await mfctl('kill', UNIT, 'p2');
    expect(await live()).toMatchObject({ stable: 'p1' });
    expect((await mfctl('history', '--limit', '1')).out).toContain(
      'asha: mf-profiles p2 is killed, stable is p1: killed by hand',
    );
  });

  it('shows builds, the newest first and as many as are asked for', async () => {
    const { mfctl, registry } = await mfctlSite();
    await sql`
      insert into releases.artifacts (unit, build, version, description, at, by)
      select ${UNIT}, 'x' || n, n || '.9.0', '{}', timestamptz '2026-11-21' - n * interval '1 hour', 'test'
      from generate_series(1, 300) as n`.execute(registry.db);
    const builds = async (...more: string[]) =>
      (await mfctl('builds', UNIT, ...more)).out.split('\n').map((line) => line.split(/ +/)[1]);
    expect(await builds()).toHaveLength(50);
    const most = await builds('--limit', '250');
    expect([most.length, most[0], most[249]]).toEqual([250, 'p1', 'x249']);
    expect(await builds('--limit', '999')).toHaveLength(301);
  });

  it('is told in JSON, refusals too', async () => {
    const { mfctl } = await mfctlSite();
    expect(JSON.parse((await mfctl('--json', 'status')).out)).toMatchObject({
      live: { generation: 1 },
    });
    const { exit, out } = await mfctl('--json', 'canary', 'promote', UNIT);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { exit: 1, code: 'release.refused' } });
  });

  it('ends with 3 when somebody else was quicker', async () => {
    const { mfctl } = await mfctlSite();
    await mfctl('publish', UNIT, '--canary');
    const { exit, err } = await mfctl('rollback', UNIT, '--expected', '1');
    expect(exit).toBe(3);
    expect(err).toContain('What is live has changed since generation 1');
    expect(err).toContain('mfctl status');
  });

  it('hands testers a link', async () => {
    const { mfctl } = await mfctlSite();
    const { out } = await mfctl('override', UNIT, 'p1');
    expect(out).toMatch(/^https:\/\/site\.example\/\?mf=mf-profiles@p1\.\d{10}\.[\w-]{43}$/);
  });

  it('names what was done, with the reason beside it', async () => {
    const { mfctl } = await mfctlSite();
    await mfctl('publish', UNIT);
    await mfctl('canary', 'start', UNIT, 'p2', '--percent', '1');
    const said = async (...words: string[]) => (await mfctl(...words)).out;
    expect(await said('canary', 'pause', UNIT, '--why', 'a call from support')).toContain(
      'asha: the canary of mf-profiles is paused: a call from support',
    );
    expect(await said('canary', 'step', UNIT)).toContain('is widened to 5 % and resumes');
    expect(await said('canary', 'step', UNIT)).toMatch(/is widened to 25 %$/);
    expect(await said('canary', 'promote', UNIT)).toContain('mf-profiles p2 is promoted to stable');
    expect(await said('train', `${UNIT}@p2`)).toMatch(/^Nothing changes, it is live already: gen/);
    expect(await said('rollback', UNIT)).toContain('mf-profiles is rolled back, stable is p1');
    expect(await said('kill', UNIT, 'p1', '--why', 'it fails')).toContain(
      'mf-profiles p1 is killed, the unit is absent: it fails',
    );
  });

  it('shows the newest builds in quarantine, and the older ones on request', async () => {
    const { mfctl, registry } = await mfctlSite();
    const builds = ['x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7'];
    await registry.generations.change(1, 'test', 'many', (live) => ({
      ...live,
      quarantined: builds.map((build) => ({ unit: UNIT, build, why: 'it fails' })),
    }));
    const { out } = await mfctl('status');
    expect(out).toContain('In quarantine:\n  mf-profiles x7: it fails\n');
    expect(out).toMatch(/x3: it fails\n {2}and 2 older: mfctl status --all$/);
    expect((await mfctl('status', '--all')).out).toMatch(/x1: it fails$/);
  });

  it('tells whether a unit of the checkout may go, and publishes nothing', async () => {
    const { mfctl, registry } = await mfctlSite();
    const { exit, out } = await mfctl('can-i-deploy', UNIT);
    expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('p2') });
    expect(await registry.artifacts.find(UNIT, 'p2')).toBeNull();
    expect(await registry.artifacts.announced(UNIT, 'p2')).toBeNull();
  });

  it('tells it of the newest build of a unit that only the registry has', async () => {
    const { mfctl, registry } = await mfctlSite();
    await insertBuild(registry, await fakeBuild('mf-foreign', 'f1'), 'test');
    const { exit, out } = await mfctl('can-i-deploy', 'mf-foreign');
    expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('f1') });
    expect((await mfctl('can-i-deploy', 'mf-profles')).err).toContain('did you mean mf-profiles?');
  });

  it('shows what would break', async () => {
    const { mfctl } = await mfctlSite();
    const { exit, out } = await mfctl('can-i-deploy', `${UNIT}@p1`);
    expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining(UNIT) });
    expect((await mfctl('can-i-deploy', `${UNIT}@p9`)).exit).toBe(1);
  });

  it('verifies the history and the files', async () => {
    const { mfctl, registry } = await mfctlSite();
    expect((await mfctl('audit', 'verify')).out).toContain('1 generations, whole');
    await registry.files.write(UNIT, 'p1', 'expose.js', Buffer.from('tampered'));
    const { exit, err } = await mfctl('audit', 'verify');
    expect(exit).toBe(1);
    expect(err).toContain('mf-profiles p1: expose.js is not as published');
  });
});

describe('a name that does not exist', () => {
  it.each<[string[], string]>([
    [['kill', UNIT, 'p1x'], 'did you mean p1?'],
    [['kill', UNIT, 'something-else'], 'the newest are p1'],
    [['kill', 'mf-profles', 'p1'], 'did you mean mf-profiles?'],
    [['kill', 'mf-billing', 'p1'], 'no build of mf-billing was'],
    [['pardon', UNIT, 'p9'], 'not in quarantine; none of that unit is'],
    [['pardon', 'mf-profles', 'p1'], 'did you mean mf-profiles?'],
    [['override', UNIT, 'p1x'], 'did you mean p1?'],
    [['train', `${UNIT}@p1x`], 'did you mean p1?'],
    [['can-i-deploy', `${UNIT}@p1x`], 'did you mean p1?'],
    [['canary', 'start', UNIT, 'p1x'], 'did you mean p1?'],
    [['canary', 'step', 'mf-profles'], 'did you mean mf-profiles?'],
    [['canary', 'pause', 'mf-profles'], 'did you mean mf-profiles?'],
    [['canary', 'resume', 'mf-profles'], 'did you mean mf-profiles?'],
    [['canary', 'promote', 'mf-profles'], 'did you mean mf-profiles?'],
    [['rollback', 'mf-profles'], 'did you mean mf-profiles?'],
    [['builds', 'mf-profles'], 'did you mean mf-profiles?'],
  ])('ends with 1 and names what exists: %s', async (words, sentence) => {
    const { mfctl, registry } = await mfctlSite();
    const { exit, err } = await mfctl(...words);
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining(sentence) });
    expect((await registry.generations.current())?.generation).toBe(1);
  });

  it('says that a unit of ours has no builds yet', async () => {
    const { mfctl } = await mfctlSite();
    expect(await mfctl('builds', 'mf-billing')).toMatchObject({
      exit: 0,
      out: 'No build was published.',
    });
  });
});

describe('a command that makes no sense', () => {
  it.each([
    [['publish']],
    [['publish', UNIT, '--stable', '--canary']],
    [['canary', 'start', UNIT]],
    [['canary', 'step', UNIT, '--percent', 'much']],
    [['train', 'mf-profiles']],
    [['no-such-command']],
  ])('ends with 2: %s', async (words) => {
    const { mfctl } = await mfctlSite();
    const { exit, err } = await mfctl(...words);
    expect(exit).toBe(2);
    expect(err).not.toBe('');
  });

  it('is told from a site that cannot be reached', async () => {
    const away = () => Promise.reject(new CommandFailed(4, 'Nothing answers there.'));
    const { exit, err } = await runWith(['status'], { connect: away, reach: away });
    expect({ exit, err }).toEqual({ exit: 4, err: 'Nothing answers there.' });
  });
});
