import type { Locator, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { bottomOf } from '../fixtures/bottom-of.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
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
    const words = document.querySelectorAll(
      'main :is(dt, dd, h1, h2, h3, p, li, [role=tab], a, summary)',
    );
    return [...words]
      .filter((one) => {
        // What lies in a closed disclosure has a box and is not there to be covered.
        if (!one.checkVisibility()) return false;
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
          height: 180,
          occupation: 'Software engineer',
          current_city: 'Baramati',
          points: somePoints(27.5),
          no_points: null,
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
        main.locator('.pf-head').getByText('5 ft 11 in'),
        main.locator('.pf-head').getByText('Software engineer'),
        main.locator('.pf-head').getByText('Baramati'),
        main.locator('.pf-head').getByRole('img', { name: 'Gun Milan 27.5 of 36' }),
        main.locator('.pf-seals'),
        main.getByRole('region', { name: 'At a glance' }).getByRole('term').first(),
      ];
      for (const [n, one] of first.entries()) {
        expect(await bottomOf(one), `of the first screen: ${n}`).toBeLessThan(foot);
      }
      expect(await coveredBy(ask), 'covered at the top').toEqual([]);
      const words = await ask.boundingBox();
      const height = (await bar.boundingBox())?.height;

      await page.getByRole('region', { name: 'Gun Milan' }).evaluate((one) => one.scrollIntoView());
      await expect(page.locator('[data-reading=within]')).toBeAttached();
      const round = await ask.boundingBox();
      expect(round?.width).toBeLessThan(words?.width ?? 0);
      expect(round?.width).toBe(round?.height);
      // Above the bar and no cell of it; the bar is no higher for it.
      expect((round?.y ?? 0) + (round?.height ?? 0)).toBeLessThanOrEqual(foot);
      expect((await bar.boundingBox())?.height).toBe(height);
      await page
        .locator('.pf-screen__end')
        .evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect(page.locator('[data-reading=end]')).toBeAttached();
      expect((await ask.boundingBox())?.width).toBeGreaterThan(round?.width ?? 0);
      expect(await coveredBy(ask), 'covered at the end').toEqual([]);

      const like = page.getByRole('region', { name: 'People like this' });
      await like.getByRole('article').last().scrollIntoViewIfNeeded();
      expect(await coveredBy(ask), 'covered below the profile').toEqual([]);
    });

    test('without a score, and with an interest received, the first screen says so and the facts begin', async ({
      page,
      request,
    }) => {
      const { userId, address } = await firstPerson(request);
      await changeProfile(page, userId, (reply) => ({
        ...withProfile(reply, {
          height: 180,
          occupation: 'Engineer',
          current_city: 'Pune',
          points: null,
          no_points: 'information',
        }),
        profile_interested: true,
        i_am_interested: false,
        matched: false,
      }));
      await page.goto(address);
      const profile = new ProfilePage(page);
      await expect(profile.tabs.first()).toBeAttached();
      const foot = (await profile.actions.boundingBox())?.y ?? 0;
      const main = page.getByRole('main');
      for (const one of [
        main.locator('.pf-head').getByText('Gun Milan needs both birth names'),
        main.getByText(/ is interested in you$/),
        main.getByRole('region', { name: 'At a glance' }).getByRole('term').first(),
      ]) {
        expect(await bottomOf(one)).toBeLessThan(foot);
      }
    });

    test('a match is said on the first screen', async ({ page, request }) => {
      const { userId, address } = await firstPerson(request);
      await changeProfile(page, userId, (reply) => ({
        ...withProfile(reply, {
          height: 180,
          occupation: 'Engineer',
          current_city: 'Pune',
        }),
        profile_interested: true,
        i_am_interested: true,
        matched: true,
        is_chat_requested: false,
      }));
      await page.goto(address);
      const profile = new ProfilePage(page);
      await expect(profile.tabs.first()).toBeAttached();
      const words = page.getByRole('heading', { name: 'You are interested in each other' });
      const foot = (await profile.actions.boundingBox())?.y ?? 0;
      expect(await bottomOf(words)).toBeLessThan(foot);
      await expect(page.locator('.match svg')).toBeVisible();
    });

    test('the listing shows the beginning of a second person', async ({ page, frame }) => {
      const listing = new ListingPage(page);
      await listing.open();
      const foot = (await frame.tabs.boundingBox())?.y ?? 0;
      const second = await listing.cards.nth(1).boundingBox();
      // A face, and not only its edge.
      expect((second?.y ?? 9999) + 96).toBeLessThanOrEqual(foot);
    });

    test('a notice covers neither the title, nor Back, nor the actions', async ({
      page,
      request,
      frame,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
      const { address } = await firstPerson(request);
      const profile = new ProfilePage(page);
      await page.goto(address);
      await expect(profile.tabs.first()).toBeAttached();
      await page.getByRole('button', { name: /^Share the profile of / }).click();
      await expect(frame.closeNotice).toBeVisible();
      const notice = await frame.notices.boundingBox();
      for (const [name, one] of Object.entries({
        title: profile.title,
        back: profile.back,
        actions: profile.actions,
      })) {
        const box = await one.boundingBox();
        const isApart =
          (box?.y ?? 0) + (box?.height ?? 0) <= (notice?.y ?? 0) ||
          (box?.y ?? 0) >= (notice?.y ?? 0) + (notice?.height ?? 0);
        expect(isApart, `${name} beside the notice`).toBe(true);
      }
    });
  });
}

for (const lang of ['en', 'mr']) {
  test.describe(`the menu on 360 x 640 in ${lang}`, () => {
    test.use({ role: 'member', viewport: { width: 360, height: 640 } });

    test('has Logout in sight', async ({ page, frame }) => {
      await page.goto(`/profiles?lang=${lang}`);
      await expect(frame.title).toBeVisible();
      await frame.unfoldMenu();
      const logout = frame.top.locator(`a[href="${routes.logout.href()}"]`);
      await expect(logout).toBeInViewport({ ratio: 1 });
      // In the panel too, and below nothing.
      const isOnTop = await logout.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height - 2));
      });
      expect(isOnTop).toBe(true);
    });
  });
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`on ${size.width} x ${size.height}`, () => {
    test.use({ role: 'member', viewport: size });

    test('photo and actions of a profile stay while its text scrolls', async ({
      page,
      request,
    }) => {
      const { address } = await firstPerson(request);
      const profile = new ProfilePage(page);
      await page.goto(address);
      await expect(profile.tabs.first()).toBeVisible();
      await expect(profile.actions.locator('summary')).toBeVisible();
      const photos = profile.photos('Photos of');
      // As far as there is text beside them: three columns are shorter.
      const room = await page.locator('.pf-profile .sp-columns').evaluate((columns) => {
        const side = columns.querySelector('.sp-columns__side') ?? columns;
        return columns.getBoundingClientRect().bottom - side.getBoundingClientRect().bottom;
      });
      expect(room).toBeGreaterThan(300);
      const scroll = (top: number) =>
        page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await scroll(Math.round(Math.min(400, room * 0.5)));
      const before = await photos.boundingBox();
      await scroll(Math.round(Math.min(700, room * 0.9)));
      expect((await photos.boundingBox())?.y).toBe(before?.y);
      await expect(photos).toBeInViewport({ ratio: 1 });
      await expect(profile.actions).toBeInViewport({ ratio: 1 });
    });
  });
}

for (const viewport of SIZES) {
  test.describe(`the door on ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('shows faces on the first screen', async ({ page, frame }) => {
      await new ListingPage(page).open();
      const foot = (await frame.tabs.boundingBox())?.y ?? 0;
      const scene = page.locator('.pf-hero__scene');
      expect((await scene.boundingBox())?.height).toBeGreaterThanOrEqual(100);
      expect(await bottomOf(scene)).toBeLessThan(foot);
      // Its picture came: a wrong address would leave the ground alone.
      const picture = await scene.evaluate((one) =>
        getComputedStyle(one).backgroundImage.replace(/^url\("(.*)"\)$/, '$1'),
      );
      expect((await page.request.get(picture)).headers()['content-type']).toBe('image/webp');
    });
  });
}

test.describe('a visitor', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finds each action with its words; a tap is Join now, without a call', async ({
    page,
    request,
    frame,
    faults,
  }) => {
    // No person opens one address five times so quickly.
    faults.expect(/^fault of mf-profiles: loop/);
    const { address } = await firstPerson(request);
    const requested: string[] = [];
    page.on('request', (one) => {
      if (one.method() !== 'GET') requested.push(new URL(one.url()).pathname);
    });
    for (const name of ['Chat', 'Save', 'Send Interest', 'Block', 'Download biodata']) {
      await page.goto(address);
      await page.getByRole('main').getByRole('button', { name }).click();
      await expect(page).toHaveURL(/\/signup/);
      await expect(frame.notices).toContainText('Join now');
    }
    expect(requested.filter((path) => !/page_views|outcomes/.test(path))).toEqual([]);
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
