import { routes } from 'shared-contracts/platform/routes';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'member', viewport: { width: 320, height: 640 } });

for (const lang of ['en', 'mr', 'hi']) {
  test(`a narrow bar has room for all four seals beside the longest score, in ${lang}`, async ({
    page,
    frame,
  }) => {
    await page.goto(`${routes.settings.href()}?lang=${lang}`);
    await expect(frame.top.getByText(/100$/)).toBeVisible();
    const seals = frame.top.locator('.sp-seal:visible');
    await expect(seals).toHaveCount(4);
    for (const seal of await seals.all()) await expect(seal).toBeInViewport({ ratio: 1 });
  });
}
