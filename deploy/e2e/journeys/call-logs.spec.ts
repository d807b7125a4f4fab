import { expect, test } from '../fixtures/test.ts';

test.describe('staff', () => {
  test.use({ role: 'staff' });

  test('turn the pages of the call logs, and Back turns them back', async ({ page, frame }) => {
    await page.goto('/profiles');
    await frame.choose('Call logs');
    const main = page.getByRole('main');
    const range = main.getByText(/^Call logs \d+ to \d+ of \d+$/);
    const previous = main.getByRole('button', { name: 'Prev' });
    const next = main.getByRole('button', { name: 'Next' });
    await expect(range).toHaveText(/^Call logs 1 to 20 of /);
    const calls = main.getByRole('list', { name: /^Call logs of / }).getByRole('listitem');
    const first = (await calls.first().textContent()) ?? '';
    await expect(previous).toHaveAttribute('aria-disabled', 'true');

    await next.click();
    await expect(page).toHaveURL('/calllogs?page=2');
    await expect(range).toHaveText(/^Call logs 21 to /);
    await expect(calls.first()).not.toHaveText(first);
    await previous.click();
    await expect(range).toHaveText(/^Call logs 1 to 20 of /);
    await expect(calls.first()).toHaveText(first);
    await page.goBack();
    await expect(range).toHaveText(/^Call logs 21 to /);
    await page.goBack();
    await expect(range).toHaveText(/^Call logs 1 to 20 of /);
  });

  test('find no page beyond the last, and the way to the first', async ({ page }) => {
    await page.goto('/calllogs?page=9999');
    await expect(page.getByText('There is no page 9999')).toBeVisible();
    await page.getByRole('button', { name: 'To the first page' }).click();
    await expect(page.getByText(/^Call logs 1 to 20 of /)).toBeVisible();
  });
});

test.describe('a member', () => {
  test.use({ role: 'member' });

  test('knows nothing of the call logs: no entry, no page, no answer', async ({ page, frame }) => {
    await page.goto('/calllogs');
    await expect(frame.title).toHaveText('We do not have this page');
    await frame.unfoldMenu();
    await expect(frame.top.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(frame.top.getByRole('link', { name: 'Call logs' })).toHaveCount(0);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const reply = await page.request.get('/api/v1/calllogs', {
      headers: { 'x-app': 'web', authorization: `Bearer ${token}` },
    });
    expect(reply.status()).toBe(404);
  });
});
