import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browseProfiles } from 'shared-contracts/calls/profiles';
import { MEMBER_HINT_COOKIE } from 'shared-contracts/platform/page-data';
import { routes } from 'shared-contracts/platform/routes';
import { buildAll } from '../../../src/build/build-all.ts';
import { printGates } from '../gates.ts';
import { siteProcess } from '../site-process.ts';
import { median, percentile } from '../statistics.ts';
import { load } from './load.ts';

const ROUNDS = Number(process.env['BENCH_PAIRS'] ?? 15);
/** Requests of one side in a round. */
const COUNT = 100;

/**
 * `npm run bench -- html`: pages of visitors against a small file of the same server, in turns; what a page costs when
 * many come. A page that is made anew each time (a browser that is signed in) stands beside them.
 */
export async function html(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  await buildAll(() => undefined);
  const limits = { DEVICE_PAGES: '1000000', ADDRESS_PAGES: '1000000', ADDRESS_VIEWS: '1000000' };
  const site = await siteProcess(join(folder, 'site'), { ...limits, BUSY_AFTER_MS: '0' });
  try {
    const { file, listing, profile, anew } = await measured(site.url);
    const sides = {
      'a file': file,
      'the listing': listing,
      'a profile': profile,
      'made anew': anew,
    };
    print(`\n### html (${ROUNDS} rounds of ${COUNT} requests, ten at a time, in turns)\n`);
    print('| what | a second | p50, ms | p99, ms |\n| --- | --- | --- | --- |');
    for (const [name, { wholes, times }] of Object.entries(sides)) {
      print(
        `| ${name} | ${((1000 * COUNT) / median(wholes)).toFixed(0)} | ${median(times).toFixed(1)} | ${percentile(times, 0.99).toFixed(1)} |`,
      );
    }
    const ratio = (side: Side) =>
      median(side.wholes.map((ms, at) => ms / (file.wholes[at] ?? NaN)));
    return printGates(print, [
      { what: 'time of the listing, of a small file', value: ratio(listing), most: 3 },
      {
        what: 'time of a profile, counted as a view, of a small file',
        value: ratio(profile),
        most: 5,
      },
    ]);
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One side of the comparison. */
interface Side {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** ms of each round. */
  readonly wholes: number[];
  /** ms of each request. */
  readonly times: number[];
}

async function measured(url: string) {
  const side = (path: string, headers = {}): Side => ({
    address: url + path,
    headers,
    wholes: [],
    times: [],
  });
  const sides = {
    file: side('/favicon.svg'),
    listing: side(routes.profiles.href()),
    profile: side(routes.profile.href({ userId: await somebody(url) })),
    anew: side(routes.profiles.href(), { cookie: `${MEMBER_HINT_COOKIE}=1` }),
  };
  const all = Object.values(sides);
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const one of round % 2 === 0 ? all : all.toReversed()) {
      const { times, whole } = await load(Array<string>(COUNT).fill(one.address), one.headers);
      // The first round warms up.
      if (round < 0) continue;
      one.wholes.push(whole);
      one.times.push(...times);
    }
  }
  return sides;
}

async function somebody(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/view/profiles/all`, { headers: { 'x-app': 'web' } });
  const [person] = browseProfiles.reply.parse(await reply.json()).data.data;
  if (person === undefined) throw new Error('bench: the demo community is empty');
  return person.id;
}
