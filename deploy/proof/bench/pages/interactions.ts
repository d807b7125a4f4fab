import type { Page } from 'playwright';
import type { Measured } from './measured.ts';
import { onSlowPhone } from './slow-phone.ts';

/** Names of taps -> ms of each, as Event Timing counts them: from the finger to the paint after it. */
export type Times = Record<string, number[]>;

/** An interaction that Event Timing does not tell of took less than this, in ms. */
const LEAST = 16;

/** What a member does all evening, tap by tap, on a slow phone. */
export async function interactions(measured: Measured, rounds: number): Promise<Times> {
  const times: Times = {};
  for (let round = 0; round < rounds; round += 1) {
    await onSlowPhone({ ...measured, member: true }, async (page) => {
      await page.addInitScript(watchInteractions);
      const tap = async (name: string, target: ReturnType<Page['locator']>) => {
        await target.scrollIntoViewIfNeeded();
        await settled(page);
        await page.evaluate(() => window.benchTaps.clear());
        await target.tap();
        await settled(page);
        const took = await page.evaluate(() => Math.max(0, ...window.benchTaps.values()));
        (times[name] ??= []).push(Math.max(LEAST, took));
      };
      const main = page.getByRole('main');
      const cards = main.getByRole('article');

      await page.goto('/profiles');
      await cards.nth(5).waitFor();
      await tap('next photo of a card', main.getByRole('button', { name: 'Next photo' }).first());
      await tap('Save on a card', main.getByRole('button', { name: /^Save / }).first());
      await tap('another order of the listing', main.getByRole('link', { name: 'Newest' }));
      await cards.nth(5).waitFor();

      await page.goto('/filtered/profiles');
      await cards.first().waitFor();
      await tap('open the filters', main.getByRole('button', { name: /^Filters/ }));
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      await drawer.getByLabel('Age from', { exact: true }).waitFor();
      await tap('a choice in the filters', drawer.getByText('With a photo', { exact: true }));
      await tap('show what the filters leave', drawer.getByRole('button', { name: /^Show/ }));
      await cards.first().waitFor();

      await tap('open a profile', cards.nth(1).getByRole('heading').getByRole('link'));
      await main.getByRole('tab').first().waitFor();
      await tap('a tab of the profile', main.getByRole('tab', { name: 'Family Details' }));
      await tap('Back to the listing', main.getByRole('link', { name: 'Back' }));
      await cards.first().waitFor();
    });
  }
  return times;
}

declare global {
  interface Window {
    /** Interaction -> its longest event, in ms. */
    benchTaps: Map<number, number>;
  }
}

function watchInteractions(): void {
  window.benchTaps = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = entry as PerformanceEventTiming & {
        interactionId?: number;
      };
      if (interactionId === 0) continue;
      window.benchTaps.set(
        interactionId,
        Math.max(window.benchTaps.get(interactionId) ?? 0, duration),
      );
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

/** Resolves when nothing is asked of the network and two frames have been drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))),
      ),
  );
}
