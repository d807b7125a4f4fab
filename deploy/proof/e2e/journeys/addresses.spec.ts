import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ReadingPages } from '../pages/reading-pages.ts';

test.describe('addresses', () => {
  test('that nobody knows get the picture and the way on', async ({ page, frame, faults }) => {
    faults.expect(/status of 404.*no-such-page/);
    const reply = await page.goto('/no-such-page');
    expect(reply?.status()).toBe(404);
    await expect(frame.title).toHaveText('We do not have this page');
    await page.getByRole('link', { name: 'See all profiles' }).click();
    await new ListingPage(page).expectCards();
  });

  test('of a post that is gone say so', async ({ page, frame, faults }) => {
    faults.expect(/status of 404.*blog\/gone/);
    const reply = await page.goto('/blog/gone');
    expect(reply?.status()).toBe(404);
    await expect(frame.title).toHaveText('This post is not available.');
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(frame.title).toHaveText('Blogs');
  });

  test('lead from the blogs to a post, on to the next, and back step by step', async ({ page }) => {
    const reading = new ReadingPages(page);
    await page.goto('/blogs');
    const first = (await reading.postAt(0).textContent()) ?? '';
    const second = (await reading.postAt(1).textContent()) ?? '';
    await reading.postAt(0).click();
    await expect(reading.title).toHaveText(first);
    await expect(reading.title, 'the title is read out').toBeFocused();
    await reading.readOn.getByRole('link', { name: /^Next post/ }).click();
    await expect(reading.title).toHaveText(second);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(reading.title).toHaveText(first);
    await reading.back.click();
    await expect(reading.title).toHaveText('Blogs');
  });

  test('of a part of the terms show that part, and Back returns to the contents', async ({
    page,
  }) => {
    const reading = new ReadingPages(page);
    await page.goto('/terms-and-conditions');
    await reading.contents.getByText('Contents').first().click();
    const entry = reading.contents.getByRole('link').nth(3);
    const name = (await entry.textContent()) ?? '';
    await entry.click();
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    const address = page.url();
    expect(address).toContain('#part-');
    await page.goBack();
    await expect(entry).toBeInViewport();

    await page.goto('/blogs');
    await page.goto(address);
    await expect(heading).toBeInViewport();
  });
});
