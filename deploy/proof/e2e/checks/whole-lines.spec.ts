import type { Locator } from '@playwright/test';
import { listSessions } from 'shared-contracts/calls/account';
import { routes } from 'shared-contracts/platform/routes';
import { profileCard } from 'shared-contracts/testing/builders';
import { enlarge } from '../fixtures/enlarge.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { answerListing } from '../states/listing-answers.ts';

/** Letters as wide as a phone may have them. */
const WIDE = 'body * { font-family: "DejaVu Sans", sans-serif; }';

/** Words, or with `whole` texts, that stand on more than one line. */
function broken(within: Locator, whole = false): Promise<string[]> {
  return within.evaluateAll((all, isWhole) => {
    const found: string[] = [];
    for (const one of all) {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const part of (node.textContent ?? '').matchAll(isWhole ? /.+/g : /[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, part.index);
          range.setEnd(node, part.index + part[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(part[0]);
        }
      }
    }
    return found;
  }, whole);
}

const middle = async (one: Locator) => {
  const box = await one.boundingBox();
  return (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
};

test.describe('for a member', () => {
  test.use({ role: 'member' });

  test('no name breaks within a word on a card at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const names = ['Purushottam', 'Shantidurga', 'Chandrashekhar', 'Dnyaneshwari'];
    const people = names.map((name, n) =>
      profileCard({
        id: `0b0e7c1a-5d0f-4c1e-9a53-00000000000${n}`,
        name,
        lastName: 'Naik-Nimbalkar',
        pics: [],
      }),
    );
    await answerListing(page, { people });
    const listing = new ListingPage(page);
    await listing.open();
    await expect(listing.cards).toHaveCount(names.length);
    await enlarge(page, WIDE);
    const words = listing.cards.getByRole('heading');
    await expect.poll(() => broken(words), 'in two columns').toEqual([]);
    await page.getByRole('button', { name: 'Show one below the other' }).click();
    await expect.poll(() => broken(words), 'one below the other').toEqual([]);
  });

  test('both answers to an interest stand in one row at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(routes.interests.href({ tab: 'received' }));
    const card = page.getByRole('main').getByRole('article').first();
    const accept = card.getByRole('button', { name: /^Accept/ });
    await expect(accept).toBeVisible();
    await enlarge(page, WIDE);
    expect(await middle(card.getByRole('button', { name: /^Decline/ }))).toBe(await middle(accept));
  });

  test('a single device leaves no empty row below it on a phone', async ({ page }) => {
    // Other tests sign the same member in elsewhere.
    await page.route(`**${listSessions.path}`, async (route) => {
      const response = await route.fetch();
      const { data } = listSessions.reply.parse(await response.json());
      await route.fulfill({ response, json: { data: data.filter(({ current }) => current) } });
    });
    await page.goto(routes.settingsPart.href({ part: 'devices' }));
    const line = page.getByText('You are not signed in anywhere else.');
    await expect(line).toBeVisible();
    const [above, below] = await line.evaluate((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      const { top, bottom } = text.getBoundingClientRect();
      const row = one.getBoundingClientRect();
      const list = one.parentElement?.getBoundingClientRect();
      return [top - row.top, (list?.bottom ?? NaN) - bottom];
    });
    expect(below).toBeLessThanOrEqual(above + 1);
  });

  test('who looked, and when, stands within its list at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(routes.settingsPart.href({ part: 'viewers' }));
    const looks = page.locator('main .shell-rows .shell-fine');
    await expect(looks.first()).toBeVisible();
    const outside = await looks.evaluateAll((all) =>
      all.filter((one) => {
        const right = one.closest('ul')?.getBoundingClientRect().right ?? NaN;
        return one.getBoundingClientRect().right > right;
      }),
    );
    expect(outside).toEqual([]);
  });

  test('ways of the settings keep their words in one line on a desk', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(routes.settingsPart.href({ part: 'account' }));
    const ways = page.locator('.shell-ways').first().locator(':scope > *');
    await expect(ways).toHaveCount(2);
    await enlarge(page, WIDE);
    await expect.poll(() => broken(ways, true)).toEqual([]);
  });

  test('links of the site below the chats have no marks of a list', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(routes.chats.href());
    const links = page.locator('.en-site li');
    await expect(links.first()).toBeAttached();
    await expect(links.first()).toHaveCSS('list-style-type', 'none');
  });
});

test.describe('for a visitor at 360 px', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('Print stands in the row of Back, above the longest title', async ({ page }) => {
    await page.goto(routes.community.href());
    const print = page.getByRole('button', { name: 'Print' });
    await expect(print).toBeVisible();
    const back = page.getByRole('main').getByRole('link', { name: 'Back' });
    expect(await middle(print)).toBeCloseTo(await middle(back), 0);
  });

  test('each answer to whom the profile is for stands in one line', async ({ page }) => {
    await page.goto(routes.signup.href());
    const answers = page.locator('.shell-choices button');
    await expect(answers.first()).toBeVisible();
    await enlarge(page, WIDE);
    await expect.poll(() => broken(answers, true)).toEqual([]);
  });
});
