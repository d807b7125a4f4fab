import type { Locator, Page } from '@playwright/test';
import { getProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { expectFitEverywhere, PHONE } from '../fixtures/fit.ts';
import { demoMembers, enterAs, sessionOf } from '../fixtures/member.ts';
import { visiblePeople } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { tabTo } from '../pages/tab-to.ts';

/** The first groom with a video introduction; some of those whom visitors see first have one. */
async function introduced(page: Page, token: string): Promise<{ name: string; address: string }> {
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  for (const { userId, name, address } of await visiblePeople(page.request, 12)) {
    const reply = await page.request.get(`/api/v1/profiles/${userId}`, { headers });
    if (getProfile.reply.parse(await reply.json()).data.data.video_intro !== null) {
      return { name, address };
    }
  }
  throw new Error('e2e: none of the first grooms has a video introduction');
}

const regionOf = (page: Page) => page.getByRole('region', { name: 'Video introduction' });
const videoOf = (page: Page) => regionOf(page).locator('video');

/** That pictures follow each other. */
async function expectPlays(video: Locator): Promise<void> {
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
}

function isPaused(video: Locator): Promise<boolean> {
  return video.evaluate((element: HTMLVideoElement) => element.paused);
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('an introduction waits behind a photo and plays by touch, in its place', async ({
    page,
    frame,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const { name, address } = await introduced(page, await enterAs(page, demoMembers.meera));
    await page.goto(address);
    const video = videoOf(page);
    const play = page.getByRole('button', { name: `Play the introduction of ${name}` });
    await expect(play).toBeVisible();
    await expect(video).toHaveAttribute('poster', /^\/files\/photos\//);
    expect(fetched.filter((url) => url.includes('/files/videos/'))).toEqual([]);

    const before = await regionOf(page).boundingBox();
    await play.tap();
    await expectPlays(video);
    expect(await isPaused(video)).toBe(false);
    expect((await regionOf(page).boundingBox())?.height).toBe(before?.height);
    await expect(play).toHaveCount(0);
    await expect(video).toHaveAttribute('controls');
    const film = await video.evaluate(({ duration, videoWidth, videoHeight }: HTMLVideoElement) => [
      duration,
      videoWidth / videoHeight,
    ]);
    expect(film).toEqual([5, 4 / 3]);
    await frame.expectNoSidewaysScroll('a video that plays');
  });
});

test('an introduction plays and stops by keyboard', async ({ page }) => {
  const { name, address } = await introduced(page, await enterAs(page, demoMembers.meera));
  await page.goto(address);
  await expect(new ProfilePage(page).tabs.first()).toBeVisible();
  const video = videoOf(page);
  await new ProfilePage(page).back.focus();
  await tabTo(page.getByRole('button', { name: `Play the introduction of ${name}` }));
  await page.keyboard.press('Enter');
  await expectPlays(video);
  await expect(video).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(video)).toBe(true);
});

test('a film that is gone says so; when it is back, Retry plays it', async ({ page, faults }) => {
  faults.expect(/404.*\/files\/videos\//);
  const { name, address } = await introduced(page, await enterAs(page, demoMembers.meera));
  const films = '**/files/videos/**';
  await page.route(films, (route) => route.fulfill({ status: 404 }));
  await page.goto(address);
  const region = regionOf(page);
  await region.getByRole('button', { name: `Play the introduction of ${name}` }).click();
  const alert = region.getByRole('alert');
  await expect(alert).toContainText('We could not load the video');
  await expectFitEverywhere(page, 'a film that is gone');
  await page.unroute(films);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expectPlays(videoOf(page));
  await expect(alert).toHaveCount(0);
});

test('one’s own introduction stands on one’s own page; visitors see of none', async ({
  page,
  request,
}) => {
  const { userId } = await sessionOf(request, demoMembers.meera);
  const address = routes.profile.href({ userId: String(userId) });
  await page.goto(address);
  await expect(new ProfilePage(page).title).toHaveText('Meera');
  await expect(regionOf(page)).toHaveCount(0);
  await enterAs(page, demoMembers.meera);
  await page.goto(address);
  await regionOf(page).getByRole('button', { name: 'Play the introduction of Meera' }).click();
  await expectPlays(videoOf(page));
});
