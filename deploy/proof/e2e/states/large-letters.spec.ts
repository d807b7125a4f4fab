import { routes } from 'shared-contracts/platform/routes';
import { enlarge } from '../fixtures/enlarge.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { SHORTENED } from '../routes/shortened.ts';
import { cutTexts } from '../routes/shown-texts.ts';

test.use({ role: 'member', viewport: { width: 320, height: 640 } });

/** Pages read most, the profile also daily: it has the most kinds of parts. */
const PAGES = [
  'profile',
  ...(isLong ? (['profiles', 'info', 'chats', 'settings'] as const) : []),
] as const;

for (const name of PAGES) {
  test(`letters of 200 % cut nothing on 320 px: ${name}`, async ({ page, request, frame }) => {
    const { address } = await firstPerson(request);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(name === 'profile' ? address : routes[name].href());
    await expect(frame.title).toBeVisible();
    await expect(frame.skeletons).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await enlarge(page);
    await frame.expectNoSidewaysScroll(`${name}, letters of 200 %`);
    const meant = SHORTENED.map(({ selector }) => selector);
    expect(await cutTexts(page, meant), `${name}: cut`).toEqual([]);
  });
}
