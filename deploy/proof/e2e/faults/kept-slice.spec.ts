import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { demoMembers, enterAs, sessionOf } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { canaryMark, expectMounted, walkTo } from './mounted-build.ts';
import { offerCanary } from './offered-canary.ts';

/** What the canary's reducer counts too much (canary/with-faults.tsx). */
const MISCOUNT = 40;

test('what a canary told the store outlives it, and the build that takes over counts with its own reducer', async ({
  page,
  canaries,
  faults,
  request,
}) => {
  faults.expect(/on purpose/, /ERR_FAILED/);
  await sayOffline(page);
  await page.route('**/api/v1/message/', (route) => route.abort());
  const { stable } = await offerCanary(page, canaries, 'mf-engagement', {
    requested: 'rendering-later',
  });
  const { userId: rohan } = await sessionOf(request, demoMembers.rohan);
  await enterAs(page, demoMembers.asha);

  const conversation = new ConversationPage(page);
  await conversation.open(String(rohan));
  await expect(canaryMark(page)).toBeVisible();
  await conversation.write(`Over two builds ${Date.now()}`);
  const told = page.getByText(/messages? waits? here to be sent/);
  await expect(told).toContainText(`${1 + MISCOUNT} messages wait here to be sent.`);

  await page.evaluate(() => Object.assign(globalThis, { breakCanary: true }));
  await walkTo(page, 'mf-engagement');
  await expectMounted(page, 'mf-engagement', stable('mf-engagement'));
  await expect(canaryMark(page)).toHaveCount(0);
  await expect(told).toContainText(`${1 + MISCOUNT} messages wait here to be sent.`);

  // Where the outbox of the stable build opens, it says what there is, to its own reducer.
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, routes.chats.href());
  await expect(told).toContainText('1 message waits here to be sent.');
});

/** The page takes itself for offline, as far as it asks the browser; what it loads still comes. */
async function sayOffline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
}
