import axe from 'axe-core';
import type { BrowserContext, Page, Response } from 'playwright';
import type { Seen } from './compare.ts';
import type { Visit } from './plan.ts';

/** How long a page may take until something is on screen, in ms. */
const SHOWN_MS = 10_000;
/** The shell looks at its page 2 s after it is ready (decision 270); its findings are waited for so long, in ms. */
const LOOK_MS = 2600;
/** Loads of one document from which it counts as reloading itself. */
const LOADS = 3;
/** What the shell reports of a build; how long frames take is a matter of the machine. */
const SHELL_FAULT = /^fault of (?!.*: busy)/;

/** The builds of the unit that is probed: which one a page is to show, and which one it must not fall back to. */
export interface Expected {
  readonly unit: string;
  readonly build: string;
  readonly other: string;
}

/** What a look at a page found and measured. */
export interface Look {
  readonly seen: readonly Seen[];
  /** Address without the origin at the end. */
  readonly ended: string;
  /** Bytes of the unit's own files, as they came over the network. */
  readonly bytes: number;
  /** Until something was on screen, in ms. */
  readonly ms: number;
}

/** How thorough a look is: each part costs processor time. */
export interface Depth {
  /** Until the shell has looked at its page; without it the look is for measures alone. */
  readonly isWatched: boolean;
  readonly isJudgedByAxe: boolean;
}

/** Opens a page once and reports everything that is wrong with it. */
export async function openPage(
  context: BrowserContext,
  url: string,
  { path, language, size }: Visit,
  expected: Expected,
  depth: Depth,
): Promise<Look> {
  const page = await context.newPage();
  const seen: Seen[] = [];
  const watched = watchPage(page, seen, url, expected);
  await page.setViewportSize(size);
  const began = performance.now();
  await page.goto(`${url}${withLanguage(path, language)}`, { waitUntil: 'commit' });
  const isShown = await waitUntilShown(page);
  const ms = performance.now() - began;
  if (depth.isWatched) await page.waitForTimeout(LOOK_MS);
  // A page that hangs answers nothing; the look is over then.
  const answers = await Promise.race([
    page.evaluate(() => true).catch(() => true),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), SHOWN_MS)),
  ]);
  const ended = page.url().startsWith(url) ? new URL(page.url()).pathname : page.url();
  if (!isShown) seen.push({ kind: 'blank', what: 'nothing is on screen' });
  if (!answers) seen.push({ kind: 'fault', what: 'the page hangs' });
  if (!page.url().startsWith(url)) seen.push({ kind: 'left', what: `led to ${page.url()}` });
  const isUsable = answers && isShown && page.url().startsWith(url);
  if (isUsable) seen.push(...(await fallenBack(page, expected)));
  if (isUsable && depth.isJudgedByAxe) seen.push(...(await judgedByAxe(page)));
  const bytes = await watched.bytes();
  await page.close({ runBeforeUnload: false });
  return { seen, ended, bytes, ms };
}

function withLanguage(path: string, language: string): string {
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

function watchPage(page: Page, seen: Seen[], url: string, { unit, build, other }: Expected) {
  let bytes = 0;
  let loads = 0;
  const files = `${url}/a/${unit}/`;
  page.on('console', (message) => {
    const text = message.text();
    if (SHELL_FAULT.test(text)) seen.push({ kind: 'fault', what: text });
    else if (message.type() === 'error') {
      const { url: at } = message.location();
      seen.push({ kind: 'error', what: `${text}${at === '' ? '' : ` (${at.replace(url, '')})`}` });
    }
  });
  page.on('pageerror', (error) => seen.push({ kind: 'error', what: `uncaught: ${error.message}` }));
  page.on('requestfailed', (request) => {
    const words = request.failure()?.errorText ?? '';
    // Leaving a page breaks off what it was still waiting for.
    if (words === 'net::ERR_ABORTED') return;
    seen.push({ kind: 'request', what: `${words} ${request.url().replace(url, '')}` });
  });
  const measures: Promise<void>[] = [];
  page.on('response', (response) => void measures.push(measure(response)));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && (loads += 1) === LOADS + 1)
      seen.push({ kind: 'fault', what: 'the page reloads itself again and again' });
  });
  async function measure(response: Response): Promise<void> {
    const at = response.url();
    if (!at.startsWith(files)) return;
    if (at.startsWith(`${files}${other}/`) && build !== other)
      seen.push({
        kind: 'fellBack',
        what: `${unit} ${build} did not start: ${at.replace(url, '')} was loaded`,
      });
    const sizes = await response
      .request()
      .sizes()
      .catch(() => null);
    bytes += sizes?.responseBodySize ?? 0;
  }
  const bytesOnceThere = async () => {
    // A response that never ends is not waited for.
    const late = new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    await Promise.race([Promise.all(measures), late]);
    return bytes;
  };
  return { bytes: bytesOnceThere };
}

/** Whether the main part has words, and no skeleton. */
async function waitUntilShown(page: Page): Promise<boolean> {
  return page
    .waitForFunction(
      () => {
        const main = document.querySelector('main');
        if (main === null || (main.innerText ?? '').trim().length < 10) return false;
        return main.querySelector('.sp-skeleton:not([aria-hidden="true"] *)') === null;
      },
      undefined,
      { timeout: SHOWN_MS, polling: 100 },
    )
    .then(
      () => true,
      () => false,
    );
}

/** A remote names its build in the document, also in slots. */
async function fallenBack(page: Page, { unit, build }: Expected): Promise<Seen[]> {
  const builds = await page.evaluate(
    (name) =>
      [...document.querySelectorAll(`.shell-remote[data-unit="${name}"]`)].map(
        (one) => one.getAttribute('data-build') ?? '',
      ),
    unit,
  );
  if (builds.every((one) => one === build)) return [];
  return [{ kind: 'fellBack', what: `${unit} ${build} did not start: the other build ran` }];
}

async function judgedByAxe(page: Page): Promise<Seen[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: judge } = window as unknown as { axe: typeof axe };
    const { violations } = await judge.run({ resultTypes: ['violations'], iframes: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
  return found.map((what) => ({ kind: 'axe', what: what.slice(0, 200) }));
}
