import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { demoMembers, enterAs, storedKeys } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { tabTo } from '../pages/tab-to.ts';

const CLIP = fileURLToPath(
  new URL('../../../../api/demo/seed/intros/clips/f16a.webm', import.meta.url),
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(file);

async function open(page: Page): Promise<void> {
  await page.goto(routes.uploadIntro.href());
  await expect(page.getByRole('heading', { name: 'Video introduction' })).toBeVisible();
}

test('an introduction is recorded, looked at, sent, kept and removed', async ({ page }) => {
  await enterAs(page, demoMembers.rohan);
  await open(page);
  const record = button(page, 'Record with the camera');
  await expect(record).toBeVisible();
  await expectFitEverywhere(page, 'no video introduction');
  const score = page.getByText(/^Profile Score: \d+$/);
  const before = await score.textContent();

  await tabTo(record);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Start')).toBeEnabled();
  await expectAxeClean(page, 'the camera');
  await button(page, 'Start').click();
  await expect(page.getByText(/5[0-7] seconds left/)).toBeVisible();
  await button(page, 'Stop').click();

  const mine = page.getByLabel('Your video, not sent yet');
  await expect
    .poll(() => mine.evaluate((one: HTMLVideoElement) => one.readyState))
    .toBeGreaterThan(0);
  await expectAxeClean(page, 'a video that is not sent yet');
  await button(page, 'Throw it away').click();
  await expect(page.getByRole('alertdialog')).toContainText('Throw this video away?');
  await button(page, 'Cancel').click();
  await button(page, 'Use this video').click();

  const kept = page.getByLabel('Your introduction', { exact: true });
  await expect
    .poll(() => kept.evaluate((one: HTMLVideoElement) => one.videoWidth))
    .toBeGreaterThan(0);
  await expect(score).not.toHaveText(before ?? '');
  expect(await kept.getAttribute('src')).toContain('.mp4');
  await expectFitEverywhere(page, 'a video introduction');

  await button(page, 'Remove').click();
  await button(page, 'Confirm').click();
  await expect(record).toBeVisible();
  await expect(score).toHaveText(before ?? '');
});

test('a file is refused in words, or goes on where it stopped, offline and after the page was loaded anew', async ({
  page,
  faults,
}) => {
  await enterAs(page, demoMembers.rohan);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    // As a browser that writes no MP4: what is chosen is sent as it is.
    Reflect.deleteProperty(window, 'VideoEncoder');
  });
  await open(page);
  // Whoever refuses the camera has a way on.
  await button(page, 'Record with the camera').click();
  await expect(page.getByText('The camera is not allowed here')).toBeVisible();
  await choose(page, { name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('a text') });
  await expect(page.getByText(/not a video that we can read/)).toBeVisible();
  await expectAxeClean(page, 'a file that is no video');
  await button(page, 'Throw it away').click();

  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return;
    offsets.push(Number(request.headers()['upload-offset']));
  });
  page.on('dialog', (dialog) => void dialog.accept());
  // The line breaks half way: the server has the first part, and the page hears nothing.
  const broken: number[] = [];
  await page.route('**/uploads/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    const { 'content-length': _, ...headers } = await request.allHeaders();
    const data = readFileSync(CLIP).subarray(0, 40_000);
    const reply = await page.request.fetch(request.url(), { method: 'PATCH', headers, data });
    broken.push(reply.status());
  });
  await choose(page, CLIP);
  await expect(page.getByText(/plays on computers, on Android phones/)).toBeVisible();
  await button(page, 'Use this video').click();
  await expect(page.getByText(/Sending your video: \d+ %/)).toBeVisible();
  await expect.poll(() => broken).toEqual([204]);
  await page.reload();
  expect(await storedKeys(page)).toContainEqual(expect.stringMatching(/^upload:/));
  await page.unrouteAll();

  await choose(page, CLIP);
  faults.expect(/ERR_INTERNET_DISCONNECTED/, /uploads/);
  await page.context().setOffline(true);
  await button(page, 'Use this video').click();
  await expect(page.getByText('It continues as soon as you are back online.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Your introduction', { exact: true })).toBeVisible();
  expect(offsets).toEqual([0, 40_000]);
  expect(await storedKeys(page)).not.toContainEqual(expect.stringMatching(/^upload:/));
});
