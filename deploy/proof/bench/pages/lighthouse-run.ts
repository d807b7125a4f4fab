import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { Browser } from 'playwright';

/** Where a run takes place: a browser, and the port where it can be debugged. */
export interface Host {
  readonly browser: Browser;
  readonly port: number;
}

/** What one run of Lighthouse says: scores out of 100, times in ms. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** How many times slower than this machine the phone was. */
  readonly slowdown: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse for a mobile phone, throttling simulated from how fast this machine is. A page that is kept out of search engines on purpose is
 * judged by everything else in SEO; that it may be indexed after all is an error.
 */
export async function lighthouseRun(url: string, host: Host, indexed: boolean): Promise<Scores> {
  const slowdown = await slowdownOf(host);
  const lhr = await report(url, { port: host.port, slowdown });
  const mayBeIndexed = lhr.audits['is-crawlable']?.score === 1;
  if (mayBeIndexed !== indexed) {
    throw new Error(`bench: ${url} ${mayBeIndexed ? 'may' : 'may not'} be indexed`);
  }
  const score = (category: (typeof CATEGORIES)[number], without?: string) => {
    const judged = (lhr.categories[category]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && id !== without && typeof lhr.audits[id]?.score === 'number',
    );
    const sum = judged.reduce((all, { weight }) => all + weight, 0);
    const points = judged.reduce(
      (all, { id, weight }) => all + weight * (lhr.audits[id]?.score ?? 0),
      0,
    );
    return Math.round((points / sum) * 100);
  };
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo', indexed ? undefined : 'is-crawlable'),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    slowdown,
  };
}

/**
 * The phone's own index of Lighthouse's benchmark: a host of about 2000, which its preset of a four times slower
 * processor is made for (decision 180).
 */
const PHONE_INDEX = 500;

/** How many times slower than this machine the phone is: its preset where the machine is as fast as is expected, else less. */
async function slowdownOf({ browser }: Host): Promise<number> {
  const page = await browser.newPage();
  try {
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    const { cpuSlowdownMultiplier } = throttling.mobileSlow4G;
    return Math.min(Math.max(index / PHONE_INDEX, 1), cpuSlowdownMultiplier);
  } finally {
    await page.close();
  }
}

/** Chromium now and then records a load without its beginning; Lighthouse asks to be run again then. */
const TRIES = 3;

interface Throttled {
  readonly port: number;
  readonly slowdown: number;
}

async function report(url: string, { port, slowdown }: Throttled, tried = 1): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  });
  if (result === undefined) throw new Error(`bench: Lighthouse says nothing of ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError === undefined) return result.lhr;
  if (runtimeError.code === 'NO_NAVSTART' && tried < TRIES)
    return report(url, { port, slowdown }, tried + 1);
  throw new Error(`bench: ${url}: ${runtimeError.message}`);
}
