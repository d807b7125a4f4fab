import { expect, type Page } from '@playwright/test';
import { recordRemoteOutcomes, type UnitOutcome } from 'shared-contracts/calls/releases';
import { releaseTimers } from './held-timers.ts';

/** Longer than a page keeps news to itself, in ms. */
const TOLD_BY = 10_000;
/** Before a report on the console, where a test hears it even of a page that cannot answer any more. */
const MARK = 'reported: ';

/**
 * Listens to what the pages that are opened afterwards tell of their builds, in words that the gateway takes; it reaches
 * the gateway all the same. The list grows as they tell.
 */
export async function hearOutcomes(page: Page): Promise<readonly UnitOutcome[]> {
  const heard: UnitOutcome[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith(MARK)) return;
    const report: unknown = JSON.parse(message.text().slice(MARK.length));
    heard.push(...recordRemoteOutcomes.body.parse(report).outcomes);
  });
  await page.addInitScript((mark) => {
    // What the page before said as it was left is not heard any more.
    const before = sessionStorage.getItem(mark);
    if (before !== null) console.warn(mark + before);
    const texts = new WeakMap<Blob, string>();
    // Read at once: a page that is being left does not come to read a blob any more.
    window.Blob = class extends Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options);
        texts.set(this, parts.join(''));
      }
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const text = body instanceof Blob ? texts.get(body) : undefined;
      if (text !== undefined) {
        console.warn(mark + text);
        sessionStorage.setItem(mark, text);
      }
      return send(address, body);
    };
  }, MARK);
  return heard;
}

/** The page has told this of a unit, or tells it as soon as it may. */
export async function expectTold(
  page: Page,
  heard: readonly UnitOutcome[],
  outcome: UnitOutcome,
): Promise<void> {
  await releaseTimers(page, TOLD_BY);
  await expect.poll(() => heard).toContainEqual(outcome);
}
