import { phrases } from 'shared-contracts/locales/en/phrases';
import { phrases as marathi } from 'shared-contracts/locales/mr/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';

/** Phrases that shell and remotes draw, and the frame of the HTML does not. */
const DRAWN = [
  'profile.personal',
  'profile.work',
  'profile.astrology',
  'menu.editProfile',
  'menu.logout',
] as const;

/** Keeps every text that ever stood in the document, however shortly. */
function keepTexts(): void {
  const kept: string[] = [];
  Object.assign(window, { keptTexts: kept });
  const keep = (node: Node) => kept.push(node.textContent ?? '');
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') keep(target);
      else addedNodes.forEach(keep);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

test.describe('to a member', () => {
  test.use({ role: 'member' });

  test('a page in Marathi is Marathi with its first draw: no phrase stood in English before', async ({
    page,
    request,
  }) => {
    const { address } = await firstPerson(request);
    await page.addInitScript(keepTexts);
    await page.goto(`${address}?lang=mr`);
    await expect(page.getByRole('tab', { name: marathi['profile.personal'] })).toBeVisible();
    const kept = await page.evaluate(
      () => (window as unknown as { keptTexts: string[] }).keptTexts,
    );
    for (const key of DRAWN) {
      expect(
        kept.some((text) => text.includes(marathi[key])),
        marathi[key],
      ).toBe(true);
      expect(
        kept.some((text) => text.includes(phrases.en[key])),
        phrases.en[key],
      ).toBe(false);
    }
    // Beside the photos and the text: no name of a tab on more than two lines.
    await page.setViewportSize({ width: 1440, height: 900 });
    const highest = () =>
      page
        .getByRole('tab')
        .evaluateAll((tabs) => Math.max(...tabs.map(({ clientHeight }) => clientHeight)));
    await expect.poll(highest).toBeLessThan(70);
  });
});

test('a visitor chooses a language: the page keeps its address and what is typed, and the next one is in it', async ({
  page,
  frame,
}) => {
  await page.goto(routes.signup.href({ for: 'self', gender: 'female' }));
  await expect(frame.title).toBeVisible();
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('Asha');
  await page.getByRole('contentinfo').getByRole('button', { name: 'मराठी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(field).toHaveValue('Asha');
  expect(new URL(page.url()).search).toBe('?for=self&gender=female');
  await page.goto(routes.login.href());
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
});
