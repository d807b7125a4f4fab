import { checkBuilds } from 'shared-contracts/calls/release-desk';
import { REMOTES } from 'shared-contracts/platform/routes';
import { readCanary, type CanaryUnit } from '../faults/canary-folders.ts';
import { HOMES } from '../faults/homes.ts';
import { canaryMark, expectMounted, walkTo } from '../faults/mounted-build.ts';
import { liveResolution } from '../fixtures/steer-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { ReleaseDesk } from '../site/release-desk.ts';

/** Who is new on the page; the others are the stable builds. */
const PAIRS: Readonly<Record<string, readonly CanaryUnit[]>> = {
  'an old shell with new remotes': REMOTES,
  'a new shell with old remotes': ['shell'],
  'a new shell with new remotes': ['shell', ...REMOTES],
};

test.use({ role: 'staff' });

for (const [name, renewed] of Object.entries(PAIRS)) {
  test(`${name}: the gate lets them together, and every page works`, async ({
    page,
    site,
    canaries,
  }) => {
    const builds = await Promise.all(renewed.map((unit) => readCanary(unit, 'whole')));
    const desk = await ReleaseDesk.open(site);
    const named = builds.map(({ artifact: { unit, build } }) => ({ unit, build }));
    const { data } = await desk.ask(checkBuilds, { body: { builds: named } });
    await desk.close();
    expect(data.mayGo, data.report).toBe(true);

    const value = renewed.map((unit) => canaries.overrideOf(unit, 'whole')).join('~');
    await page.context().addCookies([{ name: 'mf', value, url: site.url }]);
    const live = await liveResolution(page);
    await page.goto(HOMES['mf-profiles'].address);
    const shell = builds.find(({ artifact }) => artifact.unit === 'shell')?.artifact.build;
    const scripts = page.locator(`script[src*="/a/shell/${shell ?? ''}"]`);
    await expect(scripts).not.toHaveCount(0);
    for (const remote of REMOTES) {
      await walkTo(page, remote);
      const [first] = live(remote);
      if (first !== undefined) await expectMounted(page, remote, first);
      await expect(canaryMark(page)).toHaveCount(renewed.includes(remote) ? 1 : 0);
    }
  });
}
