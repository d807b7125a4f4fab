import { bottomOf } from '../fixtures/bottom-of.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`a visitor on ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('sees the whole photo, with the mark in its lower corner, and the first fact', async ({
      page,
      request,
    }) => {
      const { address } = await firstPerson(request);
      await page.goto(address);
      const profile = new ProfilePage(page);
      const photo = profile.photos('Photos of').getByRole('img').first();
      await expect
        .poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const cutOff = await photo.evaluate((one) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = one as HTMLImageElement;
        const [across, down] = [clientWidth / naturalWidth, clientHeight / naturalHeight];
        const isWhole = getComputedStyle(one).objectFit === 'contain';
        const scale = isWhole ? Math.min(across, down) : Math.max(across, down);
        return Math.max(naturalWidth * scale - clientWidth, naturalHeight * scale - clientHeight);
      });
      expect(cutOff, 'pixels of the photo that are cut off').toBeLessThanOrEqual(1);
      const isPhone = viewport.width < 900;
      const foot = isPhone ? ((await profile.actions.boundingBox())?.y ?? 0) : viewport.height;
      const facts = page.getByRole('region', { name: 'At a glance' });
      for (const one of [photo, profile.title, facts.getByRole('definition').first()]) {
        expect(await bottomOf(one)).toBeLessThanOrEqual(foot);
      }
    });
  });
}

test.describe('the page of a person on 390 x 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps its length while the assistant’s button grows and shrinks', async ({
    page,
    request,
  }) => {
    await page.goto((await firstPerson(request)).address);
    const profile = new ProfilePage(page);
    await expect(profile.actions).toBeVisible();
    const state = page.locator('[data-reading]');
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const lengths = new Map<string, number>();
    for (const [way, reading] of [
      [300, 'within'],
      [100_000, 'end'],
    ] as const) {
      await page.mouse.wheel(0, way);
      await expect(state).toHaveAttribute('data-reading', reading);
      lengths.set(`${reading} after ${way}`, await length());
    }
    expect(new Set(lengths.values()).size, JSON.stringify([...lengths])).toBe(1);
  });
});

test.describe('the door on 320 x 640', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('has both ways to go on in one row', async ({ page }) => {
    await new ListingPage(page).open();
    const main = page.getByRole('main');
    const [join, checks] = await Promise.all(
      ['Join now', 'How we check families'].map((name) =>
        main.getByRole('link', { name }).first().boundingBox(),
      ),
    );
    expect(join?.y).toBeGreaterThan(0);
    expect(checks?.y).toBe(join?.y);
  });
});

test.describe('the foot of a page on 1280 x 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('is no higher than 170 px', async ({ page, frame }) => {
    await page.goto('/blogs');
    const foot = page.getByRole('contentinfo');
    await expect(foot).toBeVisible();
    expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(170);
    await frame.expectNoSidewaysScroll('the foot of a page');
  });
});
