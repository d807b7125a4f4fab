import { listProfiles } from 'shared-contracts/calls/profiles';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { steerListing } from './listing-answers.ts';

test.use({ role: 'member', viewport: { width: 320, height: 640 } });

for (const language of LOCALES) {
  test(`the ribbon of a match stands whole beside Save on the narrowest card, in ${language}`, async ({
    page,
  }) => {
    await steerListing(page, async (route) => {
      const { data } = listProfiles.reply.parse(await (await route.fetch()).json());
      const people = data.data.map((person, n) => ({ ...person, matched: n === 0 }));
      await route.fulfill({ json: { data: { ...data, data: people } } });
    });
    await page.goto(`/profiles?lang=${language}`);
    await new ListingPage(page).expectCards();
    const card = page.locator('.sp-card').filter({ has: page.locator('.sp-card__ribbon') });
    const ribbon = await card.first().locator('.sp-card__ribbon').boundingBox();
    const save = await card.first().locator('.sp-card__save').boundingBox();
    if (ribbon === null || save === null) throw new Error('e2e: a card without ribbon or Save');
    expect(ribbon.x + ribbon.width).toBeLessThanOrEqual(save.x);
    expect(ribbon.height, 'one line').toBeLessThan(36);
  });
}
