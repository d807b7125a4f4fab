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
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.warn(mark + text));
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
