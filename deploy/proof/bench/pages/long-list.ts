import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { browseProfiles, type LimitedProfile } from 'shared-contracts/calls/profiles';
import type { Measured } from './measured.ts';
import { onSlowPhone } from './slow-phone.ts';

const CARDS = 1000;
const A_PAGE = 20;
/** Px a frame: a fling of some 48,000 px a second, faster than a finger makes. */
const STEP = 800;

/** A long list: durations of long tasks, and of frames while it scrolled, in ms. */
export interface LongList {
  readonly cards: number;
  readonly growing: number[];
  readonly scrolling: number[];
  readonly frames: number[];
}

/** Grows the visitor's listing to a thousand cards as a person would, then scrolls all of it from the top. */
export async function longList(measured: Measured): Promise<LongList> {
  return onSlowPhone(measured, async (page) => {
    await page.addInitScript(watchLongTasks);
    await endlessListing(page);
    await page.goto('/profiles?show=brides');
    const cards = page.getByRole('main').getByRole('article');
    await cards.first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => void (window.benchLong.length = 0));
    await page.evaluate(growTo, CARDS);
    const growing = await page.evaluate(() => window.benchLong.splice(0));
    const frames = await page.evaluate(scrollThrough, STEP);
    const scrolling = await page.evaluate(() => window.benchLong.splice(0));
    return { cards: await cards.count(), growing, scrolling, frames };
  });
}

/** The people of the demo community again and again under new ids: it has fewer than a thousand. */
async function endlessListing(page: Page): Promise<void> {
  const reply = await page.request.get('/api/v1/view/profiles/all', {
    headers: { 'x-app': 'web' },
  });
  const { data: known } = browseProfiles.reply.parse(await reply.json()).data;
  await page.route('**/api/v1/view/profiles/brides*', (route) => {
    // The first page came with the HTML, and with it a cursor of the server's.
    const cursor = Number(new URL(route.request().url()).searchParams.get('cursor'));
    const from = Number.isInteger(cursor) ? cursor : A_PAGE;
    const people = Array.from({ length: A_PAGE }, (_, n): LimitedProfile => {
      const person = known[(from + n) % known.length];
      if (person === undefined) throw new Error('bench: the demo community is empty');
      return { ...person, id: randomUUID() };
    });
    const to = from + A_PAGE;
    const next = to < CARDS ? String(to) : null;
    return route.fulfill({ json: { data: { data: people, next, prev: null } } });
  });
}

declare global {
  interface Window {
    /** Durations of long tasks, in ms. */
    benchLong: number[];
  }
}

function watchLongTasks(): void {
  window.benchLong = [];
  new PerformanceObserver((list) => {
    window.benchLong.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/** Scrolls to the end of the list and presses its button, until so many cards stand. */
async function growTo(cards: number): Promise<void> {
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  while (document.querySelectorAll('main article').length < cards) {
    const more = [...document.querySelectorAll('main button')].find(
      (button) => button.textContent === 'Show more',
    );
    more?.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (more instanceof HTMLButtonElement && !more.disabled) more.click();
    await frame();
  }
  await new Promise((done) => setTimeout(done, 500));
}

/** Scrolls from the top to the foot, a step a frame; the time of each frame in ms. */
async function scrollThrough(step: number): Promise<number[]> {
  window.scrollTo(0, 0);
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
  for (let rest = 0; rest < 20; rest += 1) await frame();
  const frames: number[] = [];
  let before = await frame();
  while (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 2) {
    window.scrollBy({ top: step, behavior: 'instant' });
    const now = await frame();
    frames.push(now - before);
    before = now;
  }
  await new Promise((done) => setTimeout(done, 300));
  return frames;
}
