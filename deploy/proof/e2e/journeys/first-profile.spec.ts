import type { Locator } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { expect, test } from '../fixtures/test.ts';
import { InfoPage } from '../pages/info-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { Question } from '../pages/question.ts';
import { tabTo } from '../pages/tab-to.ts';

test('a new member fills the guide by keyboard, leaves it, takes it up again and sees her card', async ({
  page,
}) => {
  const email = `first-${Date.now()}@example.com`;
  const { userId } = await joinByCalls(page.request, { name: 'Vaidehi', lastName: 'Patil', email });
  const start = routes.info.href({ first: '1' });
  await page.goto(routes.login.href({ return: start }));
  await new LoginPage(page).signIn(email, NEW_PASSWORD);
  await expect(page).toHaveURL(start);
  const info = new InfoPage(page);
  await expect(info.title).toHaveText('Who is this profile for?');
  await page.getByRole('radio', { name: 'My own' }).focus();
  await page.keyboard.press('Space');
  await tabTo(info.button('Continue'));
  await page.keyboard.press('Enter');

  await expect(info.title).toHaveText('A photo');
  await expect(info.title).toBeFocused();
  await tabTo(info.button('Skip'));
  await page.keyboard.press('Enter');

  await expect(info.title).toHaveText('What a family asks first');
  const kept = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().endsWith('/drafts/profile'),
  );
  await tabTo(info.suggested('Lives in'));
  await page.keyboard.type('nashi');
  await expect(info.option(/^Nashik /)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(info.suggested('Lives in')).toHaveValue('Nashik');
  await page.keyboard.press('Tab');
  await kept;
  await page.reload();
  await expect(info.suggested('Lives in')).toHaveValue('Nashik');
  await info.button('Continue').click();

  await expect(info.title).toHaveText('Birth name and partner preferences');
  await expect(page.getByRole('combobox', { name: 'Age, from' })).not.toHaveValue('');
  await tabTo(info.text('Birth name'));
  await page.keyboard.type('चेतना');
  await expect(page.getByText('चे · Ashwini (अश्विनी), pada 2 · Mesha')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(info.title).toHaveText('This is how others will see you');
  const card = page.getByRole('region', { name: 'Your card' });
  await expect(card).toContainText('Vaidehi Patil');
  await expect(card).toContainText('Nashik');
  await expect(page.getByRole('link', { name: 'See my whole profile' })).toHaveAttribute(
    'href',
    routes.profile.href({ userId }),
  );
  await page.getByRole('link', { name: /^See (brides|grooms)$/ }).click();
  await expect(page).toHaveURL(routes.profiles.href());
});

test('a profile that was made a man’s by mistake becomes the daughter’s that it is for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const email = `mistaken-${Date.now()}@example.com`;
  const person = { name: 'Vaidehi', lastName: 'Patil', gender: 'male' as const, email };
  await joinByCalls(page.request, person);
  await page.goto(routes.login.href({ return: routes.info.href({ first: '1' }) }));
  await new LoginPage(page).signIn(email, NEW_PASSWORD);
  const info = new InfoPage(page);
  await page.getByRole('radio', { name: 'My daughter’s' }).click();
  await expect(page.getByText(/^This profile is a man’s/)).toBeInViewport();
  const correct = info.button('Make it a woman’s profile');
  await expect(correct).toBeInViewport();
  await info.button('Continue').click();
  await expect(info.title).toHaveText('Who is this profile for?');
  await correct.click();
  await new Question(page, 'Change this profile to a woman’s?').confirm();
  await expect(correct).toBeHidden();
  await expect(page.getByRole('radio', { name: 'My daughter’s' })).toBeChecked();
  await info.button('Continue').click();
  await expect(info.title).toHaveText('A photo');
});

test('from the foot of the guide the whole form begins at its top, with nothing that nobody wrote', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const email = `all-${Date.now()}@example.com`;
  await joinByCalls(page.request, { name: 'Vaidehi', lastName: 'Patil', email });
  await page.goto(routes.login.href({ return: routes.info.href({ first: '4' }) }));
  await new LoginPage(page).signIn(email, NEW_PASSWORD);
  const info = new InfoPage(page);
  await expect(page.getByRole('combobox', { name: 'Age, from' })).not.toHaveValue('');
  await page.getByRole('link', { name: 'Fill in everything instead' }).click();
  await expect(info.title).toHaveText('Personal Details');
  await expect(info.title).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(info.earlier).toHaveCount(0);
  await expect(info.step(/not saved yet/)).toHaveCount(0);

  const nothing = page.getByText('No changes yet');
  await expect(nothing).toBeHidden();
  await info.save();
  await expect(nothing).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(info.bar).toBeVisible();
  await expect(info.earlier).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
] as const) {
  test(`the first field of /info stands on the first screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const email = `field-${width}-${Date.now()}@example.com`;
    await joinByCalls(page.request, { name: 'Vaidehi', lastName: 'Patil', email });
    await page.goto(routes.login.href({ return: routes.info.href() }));
    await new LoginPage(page).signIn(email, NEW_PASSWORD);
    const info = new InfoPage(page);
    await expect(info.bar).toBeVisible();
    const field = await info.text('First name').boundingBox();
    const bar = await info.bar.boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    // The keyboard covers the bars at the bottom, instead of pushing them over what one writes.
    const viewport = page.locator('meta[name="viewport"]');
    await expect(viewport).toHaveAttribute('content', /interactive-widget=resizes-visual/);
  });
}

for (const [width, height] of [
  [320, 640],
  [360, 640],
  [390, 844],
  [1280, 800],
] as const) {
  test(`the end of the guide at ${width} px: the ways on above the bar, the name under no notice`, async ({
    page,
    frame,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height });
    const email = `end-${width}-${Date.now()}@example.com`;
    await joinByCalls(page.request, { name: 'Vaidehi', lastName: 'Patil', email });
    await page.goto(routes.login.href({ return: routes.info.href({ first: '4' }) }));
    await new LoginPage(page).signIn(email, NEW_PASSWORD);
    const info = new InfoPage(page);
    await info.text('Birth name').fill('Chetana');
    // The notice goes by itself: it stands for as long as it is looked at.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await info.button('Continue').click();
    await expect(info.title).toHaveText('This is how others will see you');
    const notice = frame.notices.getByText('Profile saved');
    await expect(notice).toBeVisible();
    // Where it gives way, it does so with the next frames.
    await page.clock.runFor(500);
    const card = page.getByRole('region', { name: 'Your card' });
    const rest = page.getByRole('link', { name: 'Fill in the rest' });
    const bar = page.getByRole('group', { name: 'Go on' });
    const end = await bottomOf(rest);
    expect(end).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    for (const spared of [info.title, card.getByRole('heading'), rest])
      await expect.poll(() => overlap(notice, spared)).toBe(false);
  });
}

async function bottomOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

/** Whether two elements lie over each other; null once one is gone. */
async function overlap(one: Locator, other: Locator): Promise<boolean | null> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return null;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
