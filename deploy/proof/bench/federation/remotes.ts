import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { REMOTES } from 'shared-contracts/platform/routes';
import { chromiumFlags, findChromium } from '../../../src/browser/find-chromium.ts';
import { buildAll } from '../../../src/build/build-all.ts';
import { buildUnits, distOf } from '../../../src/build/units.ts';
import type { Overrides } from '../../../src/registry/overrides.ts';
import type { Site } from '../../../src/site/site.ts';
import { median, spread } from '../statistics.ts';
import { benchSite } from './bench-site.ts';
import { visit, type Visit } from './visit.ts';

const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 15);
const MANY = 50;
const KB = 1024;

/** `npm run bench -- remotes`: what a page pays for remotes that are declared and never opened. */
export async function remotes(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const sites: Site[] = [];
  try {
    await buildAll(() => undefined);
    const builds = buildUnits().map((unit) => distOf(unit));
    const few = await benchSite(join(folder, 'few'), builds);
    sites.push(few);
    const many = await benchSite(join(folder, 'many'), builds, declared(MANY - REMOTES.length));
    sites.push(many);
    const visits: { few: Visit[]; many: Visit[] } = { few: [], many: [] };
    for (const { url } of sites) await visit(browser, { url: `${url}/`, place: 'home' });
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const sides = pair % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
      for (const side of sides) {
        const { url } = side === 'few' ? few : many;
        visits[side].push(await visit(browser, { url: `${url}/`, place: 'home' }));
      }
    }
    return report(print, visits);
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Remotes that nobody opens, each with a build id and a hash of its own, as the real ones have. */
function declared(count: number): Overrides {
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => {
      const name = `mf-more-${n + 1}`;
      const hash = (kind: string) => createHash('sha384').update(`${kind} ${name}`);
      const build = hash('build').digest('hex').slice(0, 12);
      const base = `/a/${name}/${build}/`;
      return [
        name,
        {
          build,
          version: '0.1.0',
          track: 'stable' as const,
          format: 'container' as const,
          entry: `${base}remoteEntry.js`,
          global: `${name.replaceAll('-', '_')}_${build}`,
          integrity: `sha384-${hash('entry').digest('base64')}`,
          early: ['remote.js', 'remote.css'],
          base,
        },
      ];
    }),
  );
}

function report(print: (line: string) => void, visits: { few: Visit[]; many: Visit[] }): boolean {
  const bytes = (side: Visit[]) => side.map((one) => one.total / KB);
  const lcp = (side: Visit[]) => side.map((one) => one.lcp);
  const ratio = (of: (side: Visit[]) => number[]) =>
    median(of(visits.many)) / median(of(visits.few));
  print(`\n### remotes (first route, ${PAIRS} interleaved pairs)\n`);
  print(`| what | ${REMOTES.length} declared | ${MANY} declared | ratio | at most |`);
  print('| --- | --- | --- | --- | --- |');
  print(
    `| bytes, KB | ${spread(bytes(visits.few), 1)} | ${spread(bytes(visits.many), 1)} | ${ratio(bytes).toFixed(3)} | 1.01 |`,
  );
  print(
    `| LCP, ms | ${spread(lcp(visits.few))} | ${spread(lcp(visits.many))} | ${ratio(lcp).toFixed(3)} | 1.02 |`,
  );
  return ratio(bytes) <= 1.01 && ratio(lcp) <= 1.02;
}
