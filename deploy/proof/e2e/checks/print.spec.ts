import { listProfiles } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ReadingPages } from '../pages/reading-pages.ts';

test('the terms print without bars, contents and buttons', async ({ page, frame }) => {
  await page.goto('/terms-and-conditions');
  await expect(frame.title).toHaveText('Terms & Conditions');
  await page.emulateMedia({ media: 'print' });
  const reading = new ReadingPages(page);
  for (const part of [frame.top, frame.tabs, reading.contents, reading.back]) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText(/^Last updated /)).toBeVisible();
});

test('a profile prints all five tabs and the points of each aspect, beside a small photo and without buttons', async ({
  page,
}) => {
  const token = await enterAs(page, demoMembers.rohan);
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/profiles?verified=personal', { headers });
  const [person] = listProfiles.reply.parse(await reply.json()).data.data;
  await page.goto(routes.profile.href({ userId: person?.id ?? '' }));
  await expect(page.getByRole('tab')).toHaveCount(5);
  const tabs = await page.getByRole('tab').allTextContents();
  // A sheet of A4 without its margins, as a browser lays it out.
  await page.setViewportSize({ width: 720, height: 1050 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const main = page.getByRole('main');
  for (const tab of tabs)
    await expect(main.getByRole('heading', { name: tab, exact: true })).toBeVisible();
  await expect(main.getByText('of 8', { exact: false }).first()).toBeVisible();
  const photo = await main.locator('.pf-photos').boundingBox();
  expect(photo?.height).toBeLessThan(1050 / 3);
  expect(photo?.width).toBeLessThan(720 / 3);
  for (const button of await main.getByRole('button').all()) await expect(button).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('tab')).toHaveCount(5);
});
