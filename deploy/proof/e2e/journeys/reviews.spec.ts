import type { Page } from '@playwright/test';
import { addPics } from 'shared-contracts/calls/pictures';
import { getProfile } from 'shared-contracts/calls/profiles';
import { submitDoc } from 'shared-contracts/calls/verification';
import { routes } from 'shared-contracts/platform/routes';
import sharp from 'sharp';
import { expectAxeClean } from '../fixtures/axe.ts';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { demoMembers, enterAs, sessionOf } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { folderOfWorker, seededFolder } from '../site/seeded-folder.ts';
import { startSiteBeside } from '../site/site-under-test.ts';

const picture = (background: string, width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const file = async (...args: Parameters<typeof picture>) => ({
  name: 'a.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture(...args),
});

/** A site where photos wait for staff. */
const own = test.extend<object, { moderated: string }>({
  moderated: [
    // Playwright reads what a fixture needs off this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const folder = `${folderOfWorker(workerIndex)}-moderated`;
      const site = await startSiteBeside(seededFolder(), folder, { PHOTO_MODERATION: 'on' });
      await use(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ moderated }, use) => use(moderated),
});

/** Hands in a paper of two pages and a photo; answers who did, with a name. */
async function handIn(page: Page): Promise<{ id: string; name: string; token: string }> {
  const { userId, token } = await sessionOf(page.request, demoMembers.asha);
  const headers = { 'x-app': 'web', authorization: `Bearer ${String(token)}` };
  const pages = [await file('#d0c8b8'), await file('#b8c8d0')];
  const form = new FormData();
  for (const { name, mimeType, buffer } of pages) {
    form.append('doc', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  form.append('kind', 'tax_receipt');
  const sent = await page.request.post(`${submitDoc.path}?docType=PropertyID`, {
    headers,
    multipart: form,
  });
  expect(sent.status(), await sent.text()).toBe(200);
  const photo = await page.request.post(addPics.path, {
    headers,
    multipart: { 'pics[]': await file('#906070', 800, 1000) },
  });
  expect(photo.status(), await photo.text()).toBe(200);
  const id = String(userId);
  const profile = await page.request.get(getProfile.path.replace('{id}', id), { headers });
  const { name, lastName } = getProfile.reply.parse(await profile.json()).data.data;
  return { id, name: `${name} ${lastName}`, token: String(token) };
}

own(
  'documents and photos are decided by keyboard alone, and nothing is lost without a line',
  async ({ page, faults }) => {
    test.slow();
    const asha = await handIn(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await enterAs(page, demoMembers.staff);
    await page.goto(routes.reviews.href());
    const main = page.getByRole('main');
    const { keyboard } = page;
    const title = main.getByRole('heading', { level: 2 });
    const queue = main.getByRole('grid', { name: 'What waits, oldest first' });
    await expect(queue).toBeVisible();
    await expectAxeClean(page, 'the queue of documents');

    // The oldest, masked; nothing is approved before it was opened.
    await keyboard.press('n');
    await expect(title).toBeFocused();
    await expect(main.getByRole('timer')).toHaveText(/^Yours for 1[45] min/);
    await expect(main.getByRole('img')).toHaveCount(0);
    await keyboard.press('a');
    await expect(main.getByText('Please open every page first (O).')).toBeVisible();
    await keyboard.press('o');
    await expect(main.getByRole('img', { name: 'Page 1 of the document' })).toBeVisible();
    const first = (await title.textContent()) ?? '';
    await keyboard.press('a');

    // The next is in hand while the decision can still be taken back.
    await expect(title).not.toHaveText(first);
    await expect(title).toBeFocused();
    await expect(main.getByText(`Approved: ${first}.`)).toBeVisible();
    await keyboard.press('z');
    await expect(title).toHaveText(first);
    await keyboard.press('r');
    await keyboard.press('2');
    await expect(main.getByText('A part is cut off.')).toBeVisible();
    await expect(title).not.toHaveText(first);

    // The line goes before it went out: it is kept, said, and sent when the line is back.
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await expect(main.getByText('You are offline.')).toBeVisible();
    await expect(main.getByText(`Not decided: ${first}`)).toBeVisible();
    await page.context().setOffline(false);
    await expect(main.getByText(`Not decided: ${first}`)).toBeHidden();

    // The one with two pages stands last: zoomed, turned, side by side or alone, refused in own words.
    await keyboard.press('q');
    await expect(queue).toBeVisible();
    const property = main.getByRole('row', { name: `Take the Property of ${asha.name}` });
    if (!(await property.isVisible())) {
      await main.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    }
    await property.press('Enter');
    await expect(title).toHaveText(`Property: Property tax receipt of ${asha.name}`);
    for (const n of [1, 2]) {
      await keyboard.press('o');
      await expect(main.getByRole('img', { name: `Page ${n} of the document` })).toBeVisible();
    }
    const second = main.getByRole('img', { name: 'Page 2 of the document' });
    const before = await second.boundingBox();
    await keyboard.press('t');
    await expect
      .poll(async () => {
        const box = await second.boundingBox();
        return (box?.height ?? 0) > (box?.width ?? 0);
      })
      .toBe(true);
    for (let step = 0; step < 4; step += 1) await keyboard.press('+');
    const height = async () => (await second.boundingBox())?.height ?? 0;
    await expect.poll(height).toBeGreaterThan((before?.height ?? 0) * 1.5);
    await keyboard.press('0');
    await keyboard.press('b');
    await expect(main.getByRole('img')).toHaveCount(1);
    await expectFitEverywhere(page, 'a document in hand');
    await page.setViewportSize({ width: 1366, height: 768 });
    await keyboard.press('r');
    await main.getByLabel('Or in your own words').fill('Please send the receipt of this year.');
    await keyboard.press('Control+Enter');
    await main.getByRole('button', { name: 'Send now' }).press('Enter');
    await expect(main.getByRole('button', { name: 'Send now' })).toBeHidden();

    // A photo beside those that are shown.
    await main.getByRole('tab', { name: 'Documents' }).focus();
    await keyboard.press('ArrowRight');
    await expect(main.getByText('Photo', { exact: true }).first()).toBeVisible();
    await keyboard.press('n');
    await expect(title).toHaveText(`Photo of ${asha.name}`);
    await keyboard.press('o');
    await expect(main.getByRole('img', { name: 'The photo that waits' })).toBeVisible();
    await expect(main.getByRole('img', { name: 'Photo 1 that is shown already' })).toBeVisible();
    await expectAxeClean(page, 'a photo in hand');
    await keyboard.press('r');
    await keyboard.press('1');
    await main.getByRole('button', { name: 'Send now' }).press('Enter');
    await expect(main.getByText('No photo waits')).toBeVisible();

    // What the member reads.
    const told = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin });
    if (told === undefined) throw new Error('No browser.');
    const hers = await told.newPage();
    await enterAs(hers, demoMembers.asha);
    await hers.goto(routes.uploadPropertyDoc.href());
    await expect(hers.getByText('Please send the receipt of this year.')).toBeVisible();
    await expect(hers.getByRole('button', { name: 'Opened 2 times' })).toBeVisible();
    await hers.goto(routes.uploadPics.href());
    await expect(hers.getByText('Not shown: No face can be seen on it.')).toBeVisible();
    await expect(hers.getByText('Our staff opened it once')).toBeVisible();
    await told.close();
  },
);
