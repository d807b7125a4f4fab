import { PSEUDO_LOCALE } from 'shared-contracts/i18n/i18n';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { ROLES, type Role } from '../fixtures/roles.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Frame } from '../pages/frame.ts';
import { isLong } from '../proof.ts';
import { collectDataWords, type DataWords } from './page-words.ts';
import { SHORTENED } from './shortened.ts';
import { cutTexts } from './shown-texts.ts';
import { everyStop, type Stop } from './stops.ts';
import { EXCEPTIONS, unmarkedTexts } from './unmarked-texts.ts';

const NARROW = { width: 320, height: 640 };
const DESK = { width: 1280, height: 800 };

// Each test walks in a browser of its own and changes nothing on the site.
test.describe.configure({ mode: 'parallel' });

/** Where a member has nothing to do, or is sent on from. */
const OF_VISITORS: readonly RouteName[] = ['home', 'login', 'signup', 'resetPassword'];

/**
 * In every proof a route is walked by one role; in `npm run proof:long` by all. The desk speaks English alone (readings, 'What
 * a language covers').
 */
function isWalked({ name }: Stop, role: Role): boolean {
  if (routes[name].access === 'staff') return false;
  // Signing out ends the visit that all tests of a role share.
  if (name === 'logout') return role === 'visitor';
  if (isLong) return true;
  if (OF_VISITORS.includes(name)) return role === 'visitor';
  return role === 'member';
}

for (const role of isLong ? ROLES : (['visitor', 'member'] as const)) {
  test.describe(`every text of a ${role} 40 % longer`, () => {
    test.use({ role });

    test('is marked as one of a catalogue, has its room and makes no page wider than the screen', async ({
      page,
      request,
      frame,
    }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const data = collectDataWords(page);
      for (const stop of await everyStop(request, role)) {
        if (!isWalked(stop, role)) continue;
        await page.setViewportSize(NARROW);
        await openWhole(frame, stop.address);
        const isHere = ({ at, as }: { at: RouteName; as: Role }) => at === stop.name && as === role;
        const needed = new Set<string>();
        for (const viewport of [NARROW, DESK]) {
          const where = `${stop.address} as ${role} at ${viewport.width} px`;
          await page.setViewportSize(viewport);
          (await expectSound(frame, data, where)).forEach((because) => needed.add(because));
        }
        // On a desk: a phone shows other parts of a table.
        for (const { selector } of SHORTENED.filter(isHere)) {
          await expect.soft(page.locator(selector).first(), selector).toBeAttached();
        }
        for (const { because } of EXCEPTIONS.filter(isHere)) {
          expect.soft([...needed], `${stop.address} as ${role}: exceptions`).toContain(because);
        }
      }
    });
  });
}

test.describe('what comes onto a page later', () => {
  test.use({ viewport: NARROW });

  test('is longer and marked as well: words beside fields, and a notice with its page', async ({
    page,
    request,
    frame,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const data = collectDataWords(page);
    await openWhole(frame, '/signup?for=self&gender=female');
    await page.getByRole('main').locator('button[type="submit"]').click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expect(page.getByText(/^⟦Please enter a phone number\. .+⟧$/).first()).toBeVisible();
    await expectSound(frame, data, 'a form with faults');

    const { address } = await firstPerson(request);
    await openWhole(frame, address);
    await page.getByRole('button', { name: /^⟦Ask about / }).click();
    await expect(page.getByText(/^⟦Join now .+⟧$/).first()).toBeVisible();
    await expect(frame.title).toContainText('⟦');
    await expectSound(frame, data, 'a notice');
  });

  test.describe('to a member', () => {
    test.use({ role: 'member' });

    test('is longer and marked as well: the menu and the password dialog', async ({
      page,
      frame,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const data = collectDataWords(page);
      await openWhole(frame, '/profiles');
      await frame.unfoldMenu();
      await expect(page.getByRole('link', { name: /^⟦Logout .+⟧$/ })).toBeVisible();
      await expectSound(frame, data, 'the menu');
      await page.getByRole('button', { name: /^⟦Change Password .+⟧$/ }).click();
      await expect(page.getByRole('dialog')).toContainText('⟦');
      await expectSound(frame, data, 'the password dialog');
    });
  });
});

/** Opens a page and waits for all of it: words that come later are judged before the reply that holds them is known. */
async function openWhole({ page, title, skeletons }: Frame, address: string): Promise<void> {
  await page.goto(inPseudoLanguage(address));
  await expect(title, address).toBeVisible();
  await expect(skeletons, address).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Nothing sideways, cut or unmarked on the page as it stands; the exceptions that it needed, by their reasons. */
async function expectSound(frame: Frame, data: DataWords, where: string): Promise<string[]> {
  const { page } = frame;
  await frame.expectNoSidewaysScroll(where);
  const shortened = SHORTENED.map(({ selector }) => selector);
  expect.soft(await cutTexts(page, shortened), `${where}: cut`).toEqual([]);
  const unmarked = await unmarkedTexts(page, await data.all());
  expect.soft(unmarked.texts, `${where}: in no catalogue`).toEqual([]);
  return unmarked.needed.map(({ because }) => because);
}

function inPseudoLanguage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  searchParams.set('lang', PSEUDO_LOCALE);
  return `${pathname}?${searchParams.toString()}`;
}
