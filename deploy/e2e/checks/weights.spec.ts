import type { Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { newcomer } from '../fixtures/newcomer.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';
import { InfoPage } from '../pages/info-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { SignupPage } from '../pages/signup-page.ts';
import { linkIn, mailTo } from '../site/outbox.ts';

// Bold is for one thing a screen, headings and the primary action apart (look.md, 2026-11-22); letters have three weights.

/** Weights of a screen's letters, and what is bold on it, by class, that is neither a heading nor the primary action. */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const weights = new Set<string>();
    const bold = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (element === null || texts.currentNode.nodeValue?.trim() === '') continue;
      const { top, bottom, width } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility() && width > 1 && bottom > 0 && top < innerHeight;
      if (!isSeen) continue;
      const weight = getComputedStyle(element).fontWeight;
      weights.add(weight);
      if (Number(weight) < 600) continue;
      if (element.closest('h1, h2, h3, h4, .sp-button--primary') !== null) continue;
      const named = element.closest('[class]');
      bold.add(named?.classList[0] ?? element.tagName);
    }
    return { weights: [...weights].sort(), bold: [...bold] };
  });

async function expectCalm(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(new Frame(page).skeletons).toHaveCount(0);
  const { weights, bold } = await lettersOf(page);
  const others = weights.filter((weight) => !['400', '500', '700'].includes(weight));
  expect.soft(others, `${screen}: other weights`).toEqual([]);
  expect.soft(bold.length, `${screen} is bold in ${bold.join(', ')}`).toBeLessThanOrEqual(1);
}

test.describe('for a member', () => {
  test.use({ role: 'member' });

  test('bold is one thing on each screen', async ({ page, request }) => {
    test.slow();
    const { address } = await firstPerson(request);
    const screens = {
      profiles: routes.profiles.href(),
      profile: address,
      saved: routes.savedProfiles.href(),
      interests: routes.interests.href(),
      chats: routes.chats.href(),
      info: routes.info.href(),
      settings: routes.settings.href(),
      plans: routes.subscription.href(),
      photos: routes.uploadPics.href(),
      contacts: routes.addContacts.href(),
    };
    for (const [screen, href] of Object.entries(screens)) {
      await page.goto(href);
      await expectCalm(page, screen);
    }
  });
});

test('a visitor sees bold for one thing a screen', async ({ page }) => {
  for (const name of ['home', 'signup', 'login', 'subscription'] as const) {
    await page.goto(routes[name].href());
    await expectCalm(page, name);
  }
});

test('a newcomer sees bold for one thing, at Check your mail and in the guide', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto(routes.signup.href());
  const signup = new SignupPage(page);
  await signup.join(person);
  await expect(signup.checkMail).toBeVisible();
  await expectCalm(page, 'check your mail');
  await page.goto(linkIn(await mailTo(person.email)));
  await new LoginPage(page).confirm();
  await expect(new InfoPage(page).title).toBeVisible();
  await expectCalm(page, 'the guide');
});
