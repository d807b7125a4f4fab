import { expect, type Page } from '@playwright/test';
import { recordRemoteOutcomes, type UnitOutcome } from 'shared-contracts/calls/releases';
import { releaseTimers } from './held-timers.ts';

/** Longer than a page keeps news to itself, in ms. */
const TOLD_BY = 10_000;

interface Heard {
  readonly heardReports: string[];
}

/** Listens to what the pages that are opened afterwards tell of their builds; it reaches the gateway all the same. */
export async function hearOutcomes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heardReports: string[] = [];
    Object.assign(window, { heardReports });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then((text) => heardReports.push(text));
      return send(address, body);
    };
  });
}

/** The page has told this of a unit, in words that the gateway takes. */
export async function expectTold(page: Page, outcome: UnitOutcome): Promise<void> {
  await releaseTimers(page, TOLD_BY);
  await expect
    .poll(async () => {
      const reports = await page.evaluate(() => (window as unknown as Heard).heardReports);
      return reports.flatMap((text) => recordRemoteOutcomes.body.parse(JSON.parse(text)).outcomes);
    })
    .toContainEqual(outcome);
}
