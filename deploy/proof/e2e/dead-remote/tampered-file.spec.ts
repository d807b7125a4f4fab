import { expect, test } from '../fixtures/test.ts';
import { ReadingPages } from '../pages/reading-pages.ts';

/** Files of a build that reach the page in three ways: by the loader, by the container, by a late page. */
const FILES = {
  'the entry': /\/a\/mf-content\/[^/]+\/remoteEntry\.js/,
  'the exposed module': /\/a\/mf-content\/[^/]+\/remote\.js/,
  'a late page': /\/a\/mf-content\/[^/]+\/\d+\.js/,
};

for (const [name, file] of Object.entries(FILES)) {
  test(`${name} does not run when somebody on the way has changed it`, async ({
    page,
    frame,
    faults,
  }) => {
    faults.expect(/digest.*integrity/i, /ChunkLoadError|Loading chunk/);
    let met = false;
    await page.route(file, async (route) => {
      met = true;
      const response = await route.fetch();
      const body = `globalThis.tampered = true;${await response.text()}`;
      await route.fulfill({ response, body });
    });
    await page.goto('/blogs');
    if (name === 'a late page') await new ReadingPages(page).postAt(0).click();
    await expect.poll(() => met, { message: `${name} was asked for` }).toBe(true);
    await expect(frame.title).toHaveText('This part of the site did not load');
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });
}
