import type { Page, Response } from '@playwright/test';
import { PAGE_DATA_ID } from 'shared-contracts/platform/page-data';

/** Words that a page shows and that no catalogue can hold, because they are data. */
export interface DataWords {
  /** Everything that calls have answered and the page was configured with, the longest first. */
  all(): Promise<readonly string[]>;
}

/** Listens to a page; to be called before it is opened. */
export function collectDataWords(page: Page): DataWords {
  const words = new Set<string>();
  const pending = new Set<Promise<void>>();
  const read = async (response: Response): Promise<void> => {
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    // A page that was left takes its answers with it.
    const body: unknown = await response.json().catch(() => null);
    gather(body, words);
  };
  page.on('response', (response) => {
    const reading = read(response).finally(() => pending.delete(reading));
    pending.add(reading);
  });
  return {
    async all() {
      await Promise.all(pending);
      const { config, replies, kept } = await page.evaluate((id) => {
        const data = JSON.parse(document.getElementById(id)?.textContent ?? '{}') as object;
        return { config: null, replies: null, ...data, kept: Object.values(localStorage) };
      }, PAGE_DATA_ID);
      gather([config, replies, kept], words);
      return [...words].sort((a, b) => b.length - a.length);
    },
  };
}

/** All texts below a value, whole, and the parts of those that calls join with commas or lines. */
function gather(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') {
    for (const part of [value, ...value.split(/[,\n]/)]) {
      if (/\p{L}{2}/u.test(part)) words.add(part.trim());
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) gather(one, words);
  }
}
