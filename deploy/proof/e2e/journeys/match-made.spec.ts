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

    test('what waits stands first; accepted it is a moment in sight, and an opener is kept at the gate', async ({
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
      const [requested] = await Promise.all([
        page.waitForResponse((reply) => /interests\?type=received/.test(reply.url())),
        accept.click(),
      ]);
      expect(requested.ok()).toBe(true);
      const moment = first.getByRole('region', { name: 'You are interested in each other' });
      await expect(moment).toBeInViewport({ ratio: 1 });
      await expect(frame.notices).toContainText('Interest accepted');
      await expect(first.getByRole('link', { name: /^Ask to chat/ })).toBeVisible();
      // Nothing has moved, although the list was asked anew.
      await expect(cards.getByRole('heading', { level: 2 })).toHaveText(people);
      const opener = moment.getByRole('link').last();
      const [box, notice] = [await opener.boundingBox(), await frame.notices.boundingBox()];
      const isAbove = (notice?.y ?? 0) + (notice?.height ?? 0) <= (box?.y ?? 0);
      const isBeside = (notice?.x ?? 0) >= (box?.x ?? 0) + (box?.width ?? 0);
      expect(isAbove || isBeside, 'the notice covers no opener').toBe(true);
      await expectAxeClean(page, 'an interest just accepted');
      const words = await opener.innerText();
      await opener.click();
      await expect(new ConversationPage(page).title).toBeVisible();
      const kept = page.getByRole('textbox', { name: 'Your first words, kept until then' });
      await expect(kept).toHaveValue(words);
      await expect(page.getByRole('button', { name: 'Ask to chat' })).toBeVisible();
    });
  });
}
