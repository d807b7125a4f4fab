import type { Page } from 'playwright';
import type { Measured } from './measured.ts';
import { onSlowPhone } from './slow-phone.ts';

/** Screens of cards that are scrolled through. */
const SCREENS = 12;

/** Names of pages -> everything that moved by itself, added up, from the first byte to the end of the scrolling. */
export async function layoutShifts(measured: Measured): Promise<Record<string, number>> {
  const shifts: Record<string, number> = {};
  const watch = async (name: string, page: Page) => {
    await page.waitForLoadState('networkidle');
    for (let screen = 0; screen < SCREENS; screen += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    }
    shifts[name] = await page.evaluate(() => window.benchShift);
  };
  for (const member of [false, true]) {
    const who = member ? 'member' : 'visitor';
    await onSlowPhone({ ...measured, member, slowLine: true }, async (page) => {
      await page.addInitScript(watchShifts);
      const card = page.getByRole('main').getByRole('article').first();
      await page.goto('/profiles');
      await card.waitFor();
      const address = await card.getByRole('heading').getByRole('link').getAttribute('href');
      await watch(`/profiles, ${who}`, page);
      await page.goto(address ?? '');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await watch(`a profile, ${who}`, page);
    });
  }
  return shifts;
}

declare global {
  interface Window {
    /** Sum of all layout shifts that followed no input. */
    benchShift: number;
  }
}

function watchShifts(): void {
  window.benchShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) window.benchShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
