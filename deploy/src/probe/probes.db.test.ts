import { describe, expect, it } from 'vitest';
import { canaryObjection } from '../canary/canary-objection.ts';
import { insertBuild } from '../registry/insert-build.ts';
import { publishBuilt } from '../registry/publish-built.ts';
import { fakeBuild } from '../testing/fake-build.ts';
import { mfctlOver, TEST_TOKEN, testReleaseApi, UNIT } from '../testing/mfctl-site.ts';
import { findProbe, recordProbe, type ProbeResult } from './probe-store.ts';

const AT = new Date('2026-11-21T09:00:00Z');
const BLANK = { kind: 'blank', where: '/', as: 'visitor, en, 390 px', what: 'no text' } as const;

function result(change: Partial<ProbeResult> = {}): ProbeResult {
  return {
    unit: UNIT,
    build: 'p2',
    verdict: 'passed',
    ms: 41_200,
    findings: [],
    cut: [],
    figures: {},
    stage: { browser: 'Chromium 140', builds: { shell: 's1' } },
    ...change,
  };
}
const FAILED = result({ verdict: 'failed', findings: [BLANK] });

/** A site with a published build that is not live, and what is decided of its canary. */
async function site(needsProbe = true) {
  const { app, registry } = await testReleaseApi({ needsProbe });
  const builds = [await fakeBuild('shell', 's1'), await fakeBuild(UNIT, 'p1')];
  await publishBuilt(registry, builds, 'test');
  const next = await fakeBuild(UNIT, 'p2', { 'expose.js': 'two' }, { version: '0.2.0' });
  await insertBuild(registry, next, 'test');
  const mfctl = mfctlOver(app, TEST_TOKEN);
  const objection = async () => {
    const live = await registry.generations.current();
    const canary = live?.units[UNIT]?.canary ?? null;
    if (live === null || canary === null) throw new Error('there is no canary');
    return canaryObjection(registry, needsProbe)(live, UNIT, canary);
  };
  return { registry, mfctl, objection };
}

describe('where builds have to be probed', () => {
  it('a canary of a build that was not probed holds at its first step, and the status shows why', async () => {
    const { mfctl, objection } = await site();
    expect((await mfctl('canary', 'start', UNIT, 'p2')).exit).toBe(0);
    expect(await objection()).toBe('not probed');
    expect((await mfctl('status')).out).toMatch(/mf-profiles p2 holds: .*; not probed$/m);
  });

  it('it goes on once the build has passed', async () => {
    const { registry, mfctl, objection } = await site();
    await mfctl('canary', 'start', UNIT, 'p2');
    await recordProbe(registry.db, result(), AT);
    expect(await objection()).toBeNull();
    expect((await mfctl('status')).out).toMatch(/; probe passed in 41 s$/m);
  });

  it('a build that failed cannot be released, until a person accepts it with a reason', async () => {
    const { registry, mfctl, objection } = await site();
    await recordProbe(registry.db, FAILED, AT);
    for (const words of [
      ['canary', 'start', UNIT, 'p2'],
      ['train', `${UNIT}@p2`],
    ]) {
      const { exit, err } = await mfctl(...words);
      expect(exit).toBe(1);
      expect(err).toContain(
        'the probe found 1 fault: blank at / (visitor, en, 390 px): no text (team-mf-profiles)',
      );
    }
    expect((await mfctl('probe', 'accept', UNIT, 'p2')).exit).toBe(2);
    await mfctl('probe', 'accept', UNIT, 'p2', '--why', 'the page is empty on purpose');
    expect((await mfctl('canary', 'start', UNIT, 'p2')).exit).toBe(0);
    expect(await objection()).toBeNull();
    expect((await mfctl('status')).out).toContain(
      'accepted by asha (the page is empty on purpose): the probe found 1 fault',
    );
    expect((await mfctl('audit')).out).toMatch(/asha +probe\.accept +done +the page is empty/);
  });

  it('a fault that is found while the canary runs holds it', async () => {
    const { registry, mfctl, objection } = await site();
    await mfctl('canary', 'start', UNIT, 'p2');
    await recordProbe(registry.db, FAILED, AT);
    expect(await objection()).toMatch(/^the probe found 1 fault: blank/);
  });

  it('a release manager who widens a canary by hand has decided', async () => {
    const { mfctl, objection } = await site();
    await mfctl('canary', 'start', UNIT, 'p2');
    await mfctl('canary', 'step', UNIT, '--why', 'looked at by hand');
    expect(await objection()).toBeNull();
  });

  it('an acceptance stays when the probe comes afterwards, and all of it can be read', async () => {
    const { registry, mfctl } = await site();
    await mfctl('probe', 'accept', UNIT, 'p2', '--why', 'no browser today');
    const cut = ['pictures: 4 of 12'];
    const figures = { 'KB of JavaScript': { candidate: 40, stable: 31 } };
    await recordProbe(registry.db, { ...FAILED, cut, figures }, AT);
    expect(await findProbe(registry.db, UNIT, 'p2')).toMatchObject({
      verdict: 'failed',
      accepted: { by: 'asha', why: 'no browser today' },
    });
    const { out } = await mfctl('probe', 'show', UNIT, 'p2');
    expect(out.split('\n').slice(1)).toEqual([
      '  blank at / (visitor, en, 390 px): no text',
      '  not looked at, the time was over: pictures: 4 of 12',
      '  KB of JavaScript: 40, stable 31',
      '  2026-11-21T09:00:00.000Z, Chromium 140',
    ]);
    expect((await mfctl('probe', 'show', UNIT, 'p9')).exit).toBe(1);
  });
});

it('elsewhere nothing waits for a probe, and the status is silent about it', async () => {
  const { registry, mfctl, objection } = await site(false);
  await recordProbe(registry.db, FAILED, AT);
  await mfctl('canary', 'start', UNIT, 'p2');
  expect(await objection()).toBeNull();
  expect((await mfctl('status')).out).not.toContain('probe');
});
