import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { listBlogs } from 'shared-contracts/calls/content';
import { browseProfiles } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { chromiumFlags, findChromium } from '../../../src/browser/find-chromium.ts';
import { buildAll } from '../../../src/build/build-all.ts';
import { freePort } from '../../e2e/site/free-port.ts';
import { printGates, type Gate } from '../gates.ts';
import { siteProcess } from '../site-process.ts';
import { median, percentile, spread } from '../statistics.ts';
import { cardToProfile } from './card-to-profile.ts';
import { interactions } from './interactions.ts';
import { layoutShifts } from './layout-shifts.ts';
import { lighthouseRun, type Host, type Scores } from './lighthouse-run.ts';
import { longList } from './long-list.ts';
import type { Measured } from './measured.ts';

/** Runs of Lighthouse a page, and rounds of each interaction. */
const RUNS = Number(process.env['BENCH_PAIRS'] ?? 5);

type Print = (line: string) => void;

/**
 * `npm run bench -- pages`: Lighthouse on what visitors see, and what a phone with a CPU four times slower feels:
 * interactions, layout shifts, a list of a thousand cards, the way from a card to its profile.
 */
export async function pages(print: Print): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  await buildAll(() => undefined);
  const site = await siteProcess(join(folder, 'site'));
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags(), `--remote-debugging-port=${port}`],
  });
  const measured = { browser, url: site.url };
  try {
    return printGates(print, [
      ...(await lighthouse(print, site.url, { browser, port })),
      ...(await touched(print, measured)),
      ...(await shifted(print, measured)),
      ...(await scrolled(print, measured)),
      ...(await opened(print, measured)),
    ]);
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The pages that visitors come to, in turns. */
async function lighthouse(print: Print, url: string, host: Host): Promise<Gate[]> {
  const profile = await somebody(url);
  const audited = [
    { name: '/', path: routes.home.href(), indexed: true },
    { name: '/profiles', path: routes.profiles.href(), indexed: true },
    { name: 'a profile', path: profile, indexed: false },
    { name: '/blogs', path: routes.blogs.href(), indexed: true },
    { name: 'a post', path: await newestPost(url), indexed: true },
    { name: '/features', path: routes.features.href(), indexed: true },
    { name: '/subscription', path: routes.subscription.href(), indexed: true },
  ].map((page) => ({ ...page, runs: [] as Scores[] }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { path, indexed, runs } of audited) {
      runs.push(await lighthouseRun(url + path, host, indexed));
    }
  }
  print(
    `\n### pages: Lighthouse, mobile, simulated throttling, median of ${RUNS} (lowest–highest); processor as of a phone (decision 180)\n`,
  );
  print(
    '| page | performance | accessibility | best practices | SEO | FCP, ms | LCP, ms | TBT, ms | CLS | times slower |',
  );
  print('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  return audited.flatMap(({ name, indexed, runs }) => {
    const of = (key: keyof Scores, digits = 0) =>
      spread(
        runs.map((one) => one[key]),
        digits,
      );
    const seo = indexed ? 'SEO' : 'SEO but for its noindex (decision 015)';
    print(
      `| ${name} | ${of('performance')} | ${of('accessibility')} | ${of('bestPractices')} | ${of('seo')} | ${of('fcp')} | ${of('lcp')} | ${of('tbt')} | ${of('cls', 3)} | ${of('slowdown', 1)} |`,
    );
    const score = (key: keyof Scores) => median(runs.map((one) => one[key]));
    return [
      { what: `${name}: performance`, value: score('performance'), least: 95, goal: 98 },
      { what: `${name}: accessibility`, value: score('accessibility'), least: 100 },
      { what: `${name}: best practices`, value: score('bestPractices'), least: 100 },
      { what: `${name}: ${seo}`, value: score('seo'), least: 100 },
    ];
  });
}

/** The address of somebody whom visitors see. */
async function somebody(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/view/profiles/all`, { headers: { 'x-app': 'web' } });
  const person = browseProfiles.reply.parse(await reply.json()).data.data.find(({ pic }) => pic);
  if (person === undefined) throw new Error('bench: nobody has a photo');
  return routes.profile.href({ userId: person.id });
}

/** The address of the post that stands first. */
async function newestPost(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/v1/blogs`, { headers: { 'x-app': 'web' } });
  const [post] = listBlogs.reply.parse(await reply.json()).data.data;
  if (post === undefined) throw new Error('bench: there are no posts');
  return routes.blog.href({ id: post.id });
}

async function touched(print: Print, measured: Measured): Promise<Gate[]> {
  const times = await interactions(measured, RUNS);
  print('\n### pages: taps, CPU 4x slower; ms from the finger to the next paint\n');
  print('| tap | p75 | median (lowest–highest) |\n| --- | --- | --- |');
  for (const [name, one] of Object.entries(times)) {
    print(`| ${name} | ${percentile(one, 0.75).toFixed(0)} | ${spread(one)} |`);
  }
  const worst = Math.max(...Object.values(times).map((one) => percentile(one, 0.75)));
  return [
    {
      what: 'taps, p75 of all, ms',
      value: percentile(Object.values(times).flat(), 0.75),
      most: 200,
    },
    { what: 'taps, p75 of the slowest kind, ms', value: worst, most: 200 },
  ];
}

async function shifted(print: Print, measured: Measured): Promise<Gate[]> {
  const shifts = await layoutShifts(measured);
  print(
    '\n### pages: layout shift while loading (150 ms, 1.6 Mbps, CPU 4x slower) and scrolling\n',
  );
  print('| page | shift |\n| --- | --- |');
  for (const [name, shift] of Object.entries(shifts)) print(`| ${name} | ${shift.toFixed(4)} |`);
  return [
    { what: 'layout shift, the worst page', value: Math.max(...Object.values(shifts)), most: 0.02 },
  ];
}

async function scrolled(print: Print, measured: Measured): Promise<Gate[]> {
  const { cards, growing, scrolling, frames } = await longList(measured);
  print(`\n### pages: ${cards} cards, CPU 4x slower; long tasks in ms\n`);
  print('| while | long tasks | longest |\n| --- | --- | --- |');
  for (const [name, tasks] of Object.entries({
    'the list grows': growing,
    'it scrolls': scrolling,
  })) {
    print(`| ${name} | ${tasks.length} | ${Math.max(0, ...tasks).toFixed(0)} |`);
  }
  print(
    `\nFrames while it scrolls, ms: ${spread(frames, 1)}, p95 ${percentile(frames, 0.95).toFixed(1)}`,
  );
  return [
    { what: 'cards in the list', value: cards, least: 1000 },
    {
      what: 'longest task while 1,000 cards scroll, ms',
      value: Math.max(0, ...scrolling),
      most: 100,
    },
    {
      what: 'longest task while the list grows to them, ms',
      value: Math.max(0, ...growing),
      most: 100,
    },
  ];
}

async function opened(print: Print, measured: Measured): Promise<Gate[]> {
  const { visitor, member } = await cardToProfile(measured, RUNS);
  const all = [...visitor, ...member];
  print('\n### pages: from a card to its profile while the reply is held back, CPU 4x slower\n');
  print('| who | tap to the name, ms | frames between |\n| --- | --- | --- |');
  for (const [name, ways] of Object.entries({ visitor, member })) {
    print(
      `| ${name} | ${spread(ways.map(({ ms }) => ms))} | ${spread(ways.map((one) => one.frames))} |`,
    );
  }
  return [
    {
      what: 'name shown before the reply, p75, ms',
      value: percentile(
        all.map(({ ms }) => ms),
        0.75,
      ),
      most: 200,
    },
  ];
}
