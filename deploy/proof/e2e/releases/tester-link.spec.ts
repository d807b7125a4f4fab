import type { BrowserContext, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean, expectContrastInDark } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { ReleaseDesk } from '../site/release-desk.ts';

const PHONE = { width: 390, height: 844 };

/** Units whose builds this browser gets, as its cookie names them. */
async function keptUnits(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === 'mf')?.value ?? '';
  return kept === '' ? [] : kept.split('~').map((link) => link.replace(/@.*/, ''));
}

/** Opens a link: it only asks. */
async function openLink(context: BrowserContext, link: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try a build that is not live?');
  expect(await keptUnits(page)).toEqual([]);
  return page;
}

test('a link for testers asks before it gives a build, with a script and without', async ({
  browser,
  baseURL,
  site,
  faults,
}) => {
  const desk = await ReleaseDesk.open(site);
  const build = (await desk.live()).units['mf-content']?.stable ?? '';
  const value = await desk.overrideOf('mf-content', build);
  await desk.close();
  const address = routes.blogs.href({ mf: value });

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      viewport: PHONE,
      javaScriptEnabled,
    });
    await faults.watch(context);
    const page = await openLink(context, address);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    const cancel = page.getByRole('link', { name: 'Cancel' });
    for (const way of [confirm, cancel]) {
      await expect(way).toBeInViewport({ ratio: 1 });
      expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByRole('definition').nth(1)).toHaveText(build);
    if (javaScriptEnabled) {
      await new Frame(page).expectNoSidewaysScroll('the question of a link for testers');
      await expectAxeClean(page, 'the question of a link for testers');
      await expectContrastInDark(page, 'the question of a link for testers');
    }

    await cancel.click();
    await expect(page).toHaveURL(routes.blogs.href());
    await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeVisible();
    expect(await keptUnits(page)).toEqual([]);

    await page.goto(address);
    await confirm.click();
    await expect(page).toHaveURL(routes.blogs.href());
    await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeVisible();
    expect(await keptUnits(page)).toEqual(['mf-content']);
    await context.close();
  }
});
