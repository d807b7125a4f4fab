import type { BrowserContext, Page, Route } from '@playwright/test';
import { addPics, editPic } from 'shared-contracts/calls/pictures';
import sharp from 'sharp';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { PhotosPage } from '../pages/photos-page.ts';

/** Joins, and adds photos by calls, each of another colour and wider than high. */
async function enterWithPhotos(page: Page, name: string, count: number): Promise<void> {
  const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
  await joinByCalls(page.request, { name, lastName: 'Sathe', email });
  const token = await enterAs(page, email, NEW_PASSWORD);
  for (let n = 0; n < count; n++) {
    const background = { r: 60 + n * 80, g: 90, b: 120 };
    const create = { width: 900, height: 600, channels: 3, background } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    const reply = await page.request.post(addPics.path, {
      headers: { 'x-app': 'web', authorization: `Bearer ${token}` },
      multipart: { 'pics[]': { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer } },
    });
    expect(reply.status()).toBe(200);
  }
}

/** Opens the cropper of the first photo and turns the picture; nothing is saved. */
async function cropFirst(page: Page): Promise<void> {
  await new PhotosPage(page).edit(1);
  await page.getByRole('button', { name: 'Crop and turn' }).click();
  await page.getByRole('button', { name: 'Turn right' }).click();
}

/** Has requests that change a photo wait until there are two, so that neither knows of the other. */
async function holdForTwo(context: BrowserContext): Promise<void> {
  const waiting: Route[] = [];
  await context.route(`**${editPic.path.replace('{id}', '*')}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    waiting.push(route);
    if (waiting.length === 2) await Promise.all(waiting.map((one) => one.continue()));
  });
}

test('a photo that is cropped in two tabs at once: one is told, and both show the same', async ({
  page,
  context,
  faults,
}) => {
  await enterWithPhotos(page, 'Sunanda', 2);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await new PhotosPage(tab).open();
  const before = await new PhotosPage(page).keyOf(1);
  for (const tab of tabs) await cropFirst(tab);
  await holdForTwo(context);
  faults.expect(/status of 409/);
  const told = tabs.map((tab) =>
    tab
      .waitForResponse((reply) => reply.request().method() === 'PUT')
      .then((reply) => ({ tab, status: reply.status() })),
  );
  for (const tab of tabs) await tab.getByRole('button', { name: 'Save', exact: true }).click();
  const replies = await Promise.all(told);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const second = replies.find(({ status }) => status === 409)?.tab ?? page;
  await expect(new Frame(second).notices).toContainText(
    'This photo was changed meanwhile. Please look again.',
  );
  const first = tabs.find((tab) => tab !== second) ?? page;
  await expect.poll(() => new PhotosPage(first).keyOf(1)).not.toBe(before);
  const kept = await new PhotosPage(first).keyOf(1);
  await expect.poll(() => new PhotosPage(second).keyOf(1)).toBe(kept);
});

test('on a phone on its side a photo is cropped and saved, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await enterWithPhotos(page, 'Sulabha', 1);
  const photos = new PhotosPage(page);
  await photos.open();
  await new Frame(page).expectNoSidewaysScroll('photos on a phone on its side');
  const before = await photos.keyOf(1);
  await cropFirst(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect.poll(() => photos.keyOf(1)).not.toBe(before);
});
