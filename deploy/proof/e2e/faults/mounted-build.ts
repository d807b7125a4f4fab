import type { Locator, Page } from '@playwright/test';
import type { Candidate } from 'shared-contracts/platform/resolution';
import type { RemoteName } from 'shared-contracts/platform/routes';
import { expect } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { HOMES } from './homes.ts';

/** What only the code of a canary puts on screen. */
export function canaryMark(page: Page): Locator {
  return page.locator('[data-canary]');
}

/** A remote's page stands there whole, from this build, and the bars around it. */
export async function expectMounted(
  page: Page,
  remote: RemoteName,
  { build, version }: Pick<Candidate, 'build' | 'version'>,
): Promise<void> {
  const mounted = page.getByRole('main').locator('[data-build]');
  await expect(mounted, `${remote} on screen`).toHaveAttribute('data-build', build);
  await expect(mounted).toHaveAttribute('data-version', version);
  const frame = new Frame(page);
  await expect(frame.title).toHaveText(HOMES[remote].heading);
  await expect(frame.top).toBeVisible();
  // The desk has a rail of its own.
  await expect(remote === 'mf-staff' ? frame.desk : frame.tabs).toBeVisible();
}

/** Goes to a remote's page without loading the document anew. */
export async function walkTo(page: Page, remote: RemoteName): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, HOMES[remote].address);
}
