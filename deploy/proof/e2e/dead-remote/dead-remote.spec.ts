import { CANDIDATE_DEADLINE, holdTimers, passDeadline } from '../faults/held-timers.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Frame } from '../pages/frame.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ReadingPages } from '../pages/reading-pages.ts';
import { CRY, DEATHS, killRemote, type Death } from './kill-remote.ts';

/** What the browser itself says of each death, and nothing else may be said. */
const WORDS: Readonly<Record<Death, RegExp[]>> = {
  missing: [/status of 404.*remoteEntry\.js/],
  html: [/digest.*integrity.*remoteEntry\.js/i],
  hanging: [],
  throwsLoading: [new RegExp(CRY)],
  throwsRendering: [new RegExp(CRY)],
};

/** The remote of the blogs is dead: the panel with Retry stands in its place, and the rest works. */
async function expectTheRestToWork(frame: Frame): Promise<void> {
  await expect(frame.title).toHaveText('This part of the site did not load');
  await frame.top.getByRole('link', { name: /all profiles/ }).click();
  await new ListingPage(frame.page).expectCards();
  await frame.top.getByRole('link', { name: 'Login' }).click();
  await expect(frame.title).toHaveText('Sign in');
}

for (const death of Object.keys(DEATHS) as Death[]) {
  test(`a remote that ${DEATHS[death]} leaves the rest usable, and Retry brings it back`, async ({
    page,
    frame,
    faults,
  }) => {
    faults.expect(...WORDS[death]);
    if (death === 'hanging') await holdTimers(page);
    const revive = await killRemote(page, 'mf-content', death);
    // The document is not loaded before a script that hangs.
    await page.goto('/blogs', { waitUntil: 'commit' });
    if (death === 'hanging') {
      await passDeadline(page, CANDIDATE_DEADLINE);
      await expect(
        page.getByText('This is taking longer than usual. We keep trying.'),
      ).toBeVisible();
      await frame.top.getByRole('link', { name: /all profiles/ }).click();
      await new ListingPage(page).expectCards();
    } else await expectTheRestToWork(frame);

    revive();
    await frame.page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(frame.title).toHaveText('Blogs');
    const reading = new ReadingPages(page);
    await reading.postAt(0).click();
    await expect(reading.readOn).toBeVisible();
  });
}

test('the blogs work while the profiles are dead', async ({ page, frame, faults }) => {
  faults.expect(...WORDS.missing);
  const revive = await killRemote(page, 'mf-profiles', 'missing');
  await page.goto('/profiles');
  await expect(frame.title).toHaveText('This part of the site did not load');
  await frame.top.getByRole('link', { name: 'Blogs' }).click();
  await expect(frame.title).toHaveText('Blogs');
  revive();
  await page.goBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await new ListingPage(page).expectCards();
});

test('a page whose code does not come is as good as a dead remote, and Retry brings it', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/, /ChunkLoadError|Loading (CSS )?chunk/);
  await page.goto('/blogs');
  await expect(frame.title).toHaveText('Blogs');
  const chunks = /\/a\/mf-content\/[^/]+\/(?!remote)[^/]+\.js/;
  await page.route(chunks, (route) => route.abort());
  const reading = new ReadingPages(page);
  await reading.postAt(0).click();
  await expect(frame.title).toHaveText('This part of the site did not load');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(reading.readOn).toBeVisible();
});
