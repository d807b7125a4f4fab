import type { Locator, Page } from '@playwright/test';
import { sendInterest } from 'shared-contracts/calls/engagement';
import { routes } from 'shared-contracts/platform/routes';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The code that watches taps and notices comes with the member's connection. */
const connected = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith('/counts/subscribe'));

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (box === null) throw new Error('e2e: nothing is drawn');
  return box;
}

test('a double tap of a visitor presses nothing below either, once the page has settled', async ({
  page,
}) => {
  await page.goto(routes.login.href());
  const putButtons = () =>
    page.evaluate(() => {
      document.body.dataset['pressed'] = 'no';
      const [below, above] = [document.createElement('button'), document.createElement('button')];
      for (const button of [below, above]) {
        button.style.cssText = 'position:fixed;inset:40px auto auto 40px;width:60px;height:60px';
        document.body.append(button);
      }
      below.addEventListener('click', () => (document.body.dataset['pressed'] = 'yes'));
      above.addEventListener('click', () => above.remove());
    });
  await expect
    .poll(async () => {
      await putButtons();
      await page.mouse.click(70, 70);
      await page.mouse.click(70, 70);
      return page.locator('body').getAttribute('data-pressed');
    })
    .toBe('no');
});

test('a double tap on Confirm presses nothing below it', async ({ page, frame, request }) => {
  const email = `double-tap-${Date.now()}@example.com`;
  const her = await joinByCalls(request, { name: 'Ila', lastName: 'Sane', email });
  await enterAs(page, demoMembers.rohan);
  const line = connected(page);
  // However busy the machine is, the two taps come within the time of a double one.
  await page.clock.install();
  await page.goto(routes.profile.href({ userId: her.userId }));
  await line;
  const profile = new ProfilePage(page);
  await profile.actions.getByRole('button', { name: 'Send Interest' }).click();
  const { dialog } = new Question(page, /interest/i);
  await expect(dialog).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const { x, y, width, height } = await boxOf(dialog.getByRole('button', { name: 'Confirm' }));
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...middle);
  await expect(dialog).toBeHidden();
  // Whatever lies there then would hear of a press.
  await page.evaluate(() =>
    document.body.addEventListener('click', () => {
      document.body.dataset['pressed'] = 'yes';
    }),
  );
  await page.clock.runFor(100);
  await page.mouse.click(...middle);
  await expect(page.locator('body')).not.toHaveAttribute('data-pressed');
  await page.clock.resume();
  await expect(frame.notices).toContainText('Interest sent');
});

test('a notice does not cover the card on which something was just done', async ({
  page,
  frame,
  request,
}) => {
  const email = `notice-${Date.now()}@example.com`;
  const him = { name: 'Nikhil', lastName: 'Sane', gender: 'male' as const, email };
  const { userId } = await joinByCalls(request, him);
  for (const name of ['Ila', 'Sai', 'Uma', 'Mrunal']) {
    const sender = {
      name,
      lastName: 'Rao',
      email: `sent-${name.toLowerCase()}-${Date.now()}@example.com`,
    };
    const her = await joinByCalls(request, sender);
    await her.ask(sendInterest, { body: { to: userId } });
  }
  await enterAs(page, email, NEW_PASSWORD);
  const line = connected(page);
  await page.goto('/interests?tab=received');
  await line;
  const card = page.getByRole('main').getByRole('article').nth(2);
  const decline = card.getByRole('button', { name: 'Decline' });
  await expect(decline).toBeVisible();
  const tabs = await boxOf(frame.tabs);
  const before = await boxOf(card);
  // Its lower edge meets the tabs.
  await page.evaluate((y) => window.scrollBy(0, y), before.y + before.height + 4 - tabs.y);
  await decline.click();
  await expect(frame.closeNotice).toHaveCount(1);
  await expect(async () => {
    const notice = await boxOf(frame.notices.locator('.sp-toast'));
    const after = await boxOf(card);
    const isApart = notice.y + notice.height <= after.y || notice.y >= after.y + after.height;
    expect(isApart, JSON.stringify({ notice, after })).toBe(true);
    expect(notice.y).toBeGreaterThan(100);
  }).toPass({ timeout: 2000 });
});
