import type { Locator, Page } from '@playwright/test';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { changeProfile, somePoints, withProfile } from './changed-profile.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** The button of the assistant, whatever it looks like. */
const askOf = (page: Page) => page.getByRole('button', { name: /^Ask about / });

/** Words of the facts, headings, tabs and links over which a button floats. */
function coveredBy(floating: Locator): Promise<string[]> {
  return floating.evaluate((above) => {
    const box = above.getBoundingClientRect();
    const words = document.querySelectorAll('main :is(dt, dd, h1, h2, p, [role=tab], a, summary)');
    return [...words]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [beside, below] = [left >= box.right || right <= box.left, top >= box.bottom];
        return !above.contains(one) && !beside && !below && bottom > box.top;
      })
      .map((one) => one.textContent ?? '');
  });
}

for (const size of SIZES) {
  test.describe(`on ${size.width} x ${size.height}`, () => {
    test.use({ role: 'member', viewport: size, hasTouch: true });

    test('the first screen says who it is; one bar, and nothing over a fact', async ({
      page,
      request,
      frame,
    }) => {
      const { userId, address } = await firstPerson(request);
      await changeProfile(page, userId, (reply) =>
        withProfile(reply, {
          ...{ height: 180, occupation: 'Software engineer', current_city: 'Baramati' },
          ...{ points: somePoints(27.5), no_points: null },
        }),
      );
      const profile = new ProfilePage(page);
      await page.goto(address);
      await expect(profile.tabs.first()).toBeAttached();
      const main = page.getByRole('main');
      const bar = profile.actions;
      const ask = askOf(page);
      await expect(ask).toBeVisible();
      const foot = (await bar.boundingBox())?.y ?? 0;
      expect(foot + ((await bar.boundingBox())?.height ?? 0)).toBeCloseTo(size.height, 0);
      await expect(frame.tabs).toBeHidden();
      const first = [
        profile.photos('Photos of').getByRole('img').first(),
        profile.title,
        main.locator('.pf-head').getByText(/^\d+ years$/),
        main.locator('.pf-head').getByText('5 ft 11 in (180 cm)'),
        main.locator('.pf-head').getByText('Software engineer'),
        main.locator('.pf-head').getByText('Baramati'),
        main.locator('.pf-head').getByRole('img', { name: 'Gun Milan 27.5 of 36' }),
        main.locator('.pf-seals'),
        main.getByRole('region', { name: 'At a glance' }).getByRole('term').first(),
      ];
      for (const [n, one] of first.entries()) {
        const box = await one.boundingBox();
        expect((box?.y ?? 9999) + (box?.height ?? 0), `of the first screen: ${n}`).toBeLessThan(
          foot,
        );
      }
      expect(await coveredBy(ask), 'covered at the top').toEqual([]);
      const words = await ask.boundingBox();
      const height = (await bar.boundingBox())?.height;

      await page.getByRole('region', { name: 'Gun Milan' }).evaluate((one) => one.scrollIntoView());
      await expect(page.locator('[data-reading=within]')).toBeAttached();
      const round = await ask.boundingBox();
      expect(round?.width).toBeLessThan(words?.width ?? 0);
      expect(round?.width).toBe(round?.height);
      // In its place in the bar, which is no higher for it.
      expect(round?.y).toBeGreaterThanOrEqual(foot);
      expect((await bar.boundingBox())?.height).toBe(height);
      for (const button of await bar.locator('button:visible, summary').all()) {
        const box = await button.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(round?.x ?? 0);
      }
      await page
        .locator('.pf-screen__end')
        .evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect(page.locator('[data-reading=end]')).toBeAttached();
      expect((await ask.boundingBox())?.width).toBeGreaterThan(round?.width ?? 0);
      expect(await coveredBy(ask), 'covered at the end').toEqual([]);
    });
  });
}

test.describe('on 320 x 640', () => {
  test.use({ role: 'member', viewport: { width: 320, height: 640 } });

  test('the bar keeps its height whatever was done', async ({ page, request }) => {
    const { userId, address } = await firstPerson(request);
    const heights: (number | undefined)[] = [];
    for (const done of [false, true]) {
      await changeProfile(page, userId, (reply) => ({
        ...reply,
        ...{ is_bookmarked: done, is_chat_requested: done, i_am_interested: done },
      }));
      await page.goto(address);
      const { actions } = new ProfilePage(page);
      await expect(actions.locator('summary')).toBeVisible();
      const name = done ? 'Interest sent' : 'Send Interest';
      await expect(actions.getByText(name)).toBeVisible();
      heights.push((await actions.boundingBox())?.height);
      const tops = await actions.locator(':scope > *').evaluateAll((all) =>
        all
          .map((one) => one.getBoundingClientRect())
          // A dialog that is closed has no size.
          .filter(({ height }) => height > 0)
          .map(({ top }) => Math.round(top)),
      );
      expect(new Set(tops).size, 'one row').toBe(1);
    }
    expect(heights[1]).toBe(heights[0]);
  });
});

test.describe('a visitor', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finds each action with its words; a tap is Join now, without a call', async ({
    page,
    request,
    frame,
  }) => {
    const { address } = await firstPerson(request);
    const asked: string[] = [];
    page.on('request', (one) => {
      if (one.method() !== 'GET') asked.push(new URL(one.url()).pathname);
    });
    for (const name of ['Chat', 'Save', 'Send Interest', 'Block', 'Download biodata']) {
      await page.goto(address);
      await page.getByRole('main').getByRole('button', { name }).click();
      await expect(page).toHaveURL(/\/signup/);
      await expect(frame.notices).toContainText('Join now');
    }
    expect(asked.filter((path) => !/page_views|outcomes/.test(path))).toEqual([]);
  });

  test('reaches the end of the listing within ten cards', async ({ page }) => {
    await page.goto('/profiles');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(10);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(10);
    const [one, other] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(other?.y).toBe(one?.y);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards).toHaveCount(20);
  });
});
