import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { chromiumFlags, findChromium } from '../../../src/browser/find-chromium.ts';
import { buildAll } from '../../../src/build/build-all.ts';
import { buildUnits, distOf } from '../../../src/build/units.ts';
import type { Site } from '../../../src/site/site.ts';
import { median, spread } from '../statistics.ts';
import { benchSite } from './bench-site.ts';
import { buildSingleBundle } from './single-bundle.ts';
import { follow, visit, type Visit } from './visit.ts';

const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 15);
const KB = 1024;

interface Side {
  readonly visits: Visit[];
}

interface Compared {
  readonly federated: Side;
  readonly single: Side;
}

/**
 * `npm run bench -- federation`: the same source federated and as one bundle, served by the same gateway with the same
 * HTML; cold visits of the first route and of the second remote's route, and the way from one to the other.
 */
export async function federation(print: (line: string) => void): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags() });
  const sites: Site[] = [];
  try {
    await buildAll(() => undefined);
    const shared = buildUnits().map((unit) => distOf(unit));
    const alone = await buildSingleBundle(folder);
    const remotes = shared.filter((dist) => dist !== distOf('shell'));
    sites.push(await benchSite(join(folder, 'federated'), shared));
    sites.push(await benchSite(join(folder, 'single'), [alone, ...remotes]));
    const [federated, single] = sites.map((site) => site.url);
    if (federated === undefined || single === undefined) throw new Error('bench: no site');
    const urls = { federated, single };
    await warm(browser, urls);
    const first = await compare(browser, urls, '/', 'home');
    const second = await compare(browser, urls, '/blogs', 'blogs');
    const ways = await compareWays(browser, urls);
    const languages = await languageBytes(browser, federated);
    return report(print, { first, second, ways, languages });
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type Urls = Record<'federated' | 'single', string>;

async function warm(browser: Browser, urls: Urls): Promise<void> {
  for (const url of Object.values(urls)) await visit(browser, { url: `${url}/`, place: 'home' });
}

async function compare(
  browser: Browser,
  urls: Urls,
  path: string,
  place: string,
): Promise<Compared> {
  const sides: Compared = { federated: { visits: [] }, single: { visits: [] } };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const side of order(pair)) {
      sides[side].visits.push(await visit(browser, { url: urls[side] + path, place }));
    }
  }
  return sides;
}

async function compareWays(browser: Browser, urls: Urls): Promise<Record<keyof Urls, number[]>> {
  const ways: Record<keyof Urls, number[]> = { federated: [], single: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const side of order(pair)) {
      const from = { url: `${urls[side]}/`, place: 'home' };
      ways[side].push(await follow(browser, from, { url: `${urls[side]}/blogs`, place: 'blogs' }));
    }
  }
  return ways;
}

/** Languages that the first route costs more in than in English. */
const LANGUAGES = ['mr', 'hi'] as const;
type Language = (typeof LANGUAGES)[number];

/**
 * Scripts of the first route in each language, in bytes; the same every time, so that one visit is enough. What comes once the
 * page is ready (notices, in English a part of the shell) is another figure: whether a visit still sees it is chance.
 */
async function languageBytes(
  browser: Browser,
  url: string,
): Promise<Record<Language, LanguageScripts>> {
  const bytes: Partial<Record<Language, LanguageScripts>> = {};
  for (const language of LANGUAGES) {
    const seen = await visit(browser, { url: `${url}/?lang=${language}`, place: 'home' });
    bytes[language] = { first: seen.scripts - seen.laterScripts, later: seen.laterScripts };
  }
  return bytes as Record<Language, LanguageScripts>;
}

interface LanguageScripts {
  readonly first: number;
  readonly later: number;
}

/** Who goes first changes with every pair, so that neither side always meets the warmer machine. */
function order(pair: number): ('federated' | 'single')[] {
  return pair % 2 === 0 ? ['federated', 'single'] : ['single', 'federated'];
}

interface Measured {
  readonly first: Compared;
  readonly second: Compared;
  readonly ways: Record<keyof Urls, number[]>;
  readonly languages: Record<Language, LanguageScripts>;
}

function report(print: (line: string) => void, measured: Measured): boolean {
  const { first, second, ways, languages } = measured;
  print(`\n### federation (${PAIRS} interleaved pairs, 150 ms, 1.6 Mbps, CPU 4x slower)\n`);
  print('| what | federated | one bundle | ratio or difference |');
  print('| --- | --- | --- | --- |');
  for (const [name, sides] of Object.entries({ 'first route': first, 'second remote': second })) {
    for (const row of ROWS) print(rowText(name, row, sides));
  }
  const way = median(ways.federated) / median(ways.single);
  print(
    `| from / to /blogs, not yet loaded, ms | ${spread(ways.federated)} | ${spread(ways.single)} | ${way.toFixed(2)} |`,
  );
  const scripts = (side: Side) => median(side.visits.map((one) => one.scripts)) / KB;
  const ratio = (key: 'fcp' | 'lcp') =>
    median(first.federated.visits.map((one) => one[key])) /
    median(first.single.visits.map((one) => one[key]));
  const untilReady = median(first.federated.visits.map((one) => one.scripts - one.laterScripts));
  for (const language of LANGUAGES) {
    print(
      `| first route in ${language}: texts once it is ready, KB | ${(languages[language].later / KB).toFixed(1)} | | |`,
    );
  }
  const gates: [string, number, number][] = [
    ['first route, brotli JS, KB', scripts(first.federated), 138],
    ['federation tax, KB', scripts(first.federated) - scripts(first.single), 12],
    ['FCP against one bundle', ratio('fcp'), 1.15],
    ['LCP against one bundle', ratio('lcp'), 1.15],
    ['LCP, ms', median(first.federated.visits.map((one) => one.lcp)), 2200],
    ['route to a remote not yet loaded', way, 1.35],
    ...LANGUAGES.map((language): [string, number, number] => [
      `first route in ${language}, brotli JS beyond English, KB`,
      (languages[language].first - untilReady) / KB,
      6,
    ]),
  ];
  print('\n| gate | measured | at most | holds |\n| --- | --- | --- | --- |');
  for (const [name, value, most] of gates) {
    print(`| ${name} | ${value.toFixed(2)} | ${most} | ${value <= most ? 'yes' : 'NO'} |`);
  }
  return gates.every(([, value, most]) => value <= most);
}

interface TableRow {
  readonly label: string;
  readonly of: (visit: Visit) => number;
  readonly digits: number;
  readonly difference?: true;
}

const ROWS: readonly TableRow[] = [
  { label: 'requests', of: (one) => one.requests, digits: 0, difference: true },
  { label: 'brotli JS, KB', of: (one) => one.scripts / KB, digits: 1, difference: true },
  { label: 'CSS, KB', of: (one) => one.styles / KB, digits: 1, difference: true },
  { label: 'HTML, KB', of: (one) => one.html / KB, digits: 1, difference: true },
  { label: 'FCP, ms', of: (one) => one.fcp, digits: 0 },
  { label: 'LCP, ms', of: (one) => one.lcp, digits: 0 },
  { label: 'handlers ready, ms', of: (one) => one.ready, digits: 0 },
];

function rowText(name: string, row: TableRow, sides: Compared): string {
  const federated = sides.federated.visits.map(row.of);
  const single = sides.single.visits.map(row.of);
  const compared = row.difference
    ? signed(median(federated) - median(single), row.digits)
    : (median(federated) / median(single)).toFixed(2);
  return `| ${name}: ${row.label} | ${spread(federated, row.digits)} | ${spread(single, row.digits)} | ${compared} |`;
}

function signed(value: number, digits: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`;
}
