import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConversationPage } from '../pages/conversation-page.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`on ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('what waits is first; accepted it is a screen of both, whose words wait with the request', async ({
      page,
      frame,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enterAs(page, demoMembers.asha);
      await page.goto('/interests');
      const cards = page.getByRole('region', { name: 'Received' }).getByRole('article');
      const first = cards.first();
      const accept = first.getByRole('button', { name: /^Accept/ });
      await expect(accept).toBeInViewport({ ratio: 1 });
      const people = await cards.getByRole('heading', { level: 2 }).allInnerTexts();
      await accept.click();
      const match = page.getByRole('dialog', { name: 'You are interested in each other' });
      const openers = match.getByRole('button', { name: /^Namaskar/ });
      await expect(openers).toHaveCount(3);
      for (const part of [
        match.locator('.match-screen__arch').first(),
        match.locator('.match-screen__arch').last(),
        openers.last(),
        match.getByRole('link', { name: 'Share with family' }),
        match.getByRole('button', { name: 'Close' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      const box = await match.boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, ...viewport });
      await expect(frame.notices).toBeEmpty();
      await expectAxeClean(page, 'an interest just accepted');
      const words = await openers.last().innerText();
      await openers.last().click();
      await expect(match.getByText('Sent with your request to chat.')).toBeVisible();
      await page.goBack();
      await expect(match).toBeHidden();
      // Nothing has moved, although the list was fetched again.
      await expect(cards.getByRole('heading', { level: 2 })).toHaveText(people);
      await first.getByRole('link', { name: /^Request sent/ }).click();
      await expect(new ConversationPage(page).title).toBeVisible();
      await expect(page.getByText(`First words sent with your request: “${words}”`)).toBeVisible();
    });
  });
}
