import type { Locale } from 'shared-contracts/i18n/i18n';
import { routes, type RouteName } from 'shared-contracts/platform/routes';
import { expectAxeCleanInGrey } from '../fixtures/axe.ts';
import { ROLES, type Role } from '../fixtures/roles.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { latinTexts } from './latin-texts.ts';
import { collectDataWords } from './page-words.ts';
import { SHORTENED } from './shortened.ts';
import { cutTexts } from './shown-texts.ts';
import { everyStop, type Stop } from './stops.ts';

const NARROW = { width: 320, height: 640 };
const WIDTHS = [{ width: 390, height: 844 }, ...(isLong ? [{ width: 1280, height: 800 }] : [])];

// Each test walks in a browser of its own and changes nothing on the site.
test.describe.configure({ mode: 'parallel' });

/** What visitors come to. */
const OF_VISITORS: readonly RouteName[] = [
  'home',
  'login',
  'signup',
  'resetPassword',
  'profile',
  'features',
  'blogs',
  'blog',
  'terms',
  'privacy',
  'safety',
  'refunds',
  'community',
  'publishAd',
  'deleteAccount',
  'subscription',
  'member',
];

/** A language and who walks in it: every day a father in Marathi who is a member, and a visitor in Hindi. */
const WALKS: readonly { language: Locale; role: Role }[] = isLong
  ? (['mr', 'hi'] as const).flatMap((language) => ROLES.map((role) => ({ language, role })))
  : [
      { language: 'mr', role: 'member' },
      { language: 'hi', role: 'visitor' },
    ];

/** The desk speaks English alone (readings, 'What a language covers'). */
function isWalked({ name }: Stop, role: Role): boolean {
  if (routes[name].access === 'staff') return false;
  // Signing out ends the visit that all tests of a role share.
  if (name === 'logout') return role === 'visitor';
  if (isLong) return true;
  return OF_VISITORS.includes(name) === (role === 'visitor');
}

for (const { language, role } of WALKS) {
  test.describe(`every page in ${language} for a ${role}`, () => {
    test.use({ role });

    test('holds no English, is cut nowhere, no wider than the screen, and clean for axe', async ({
      page,
      request,
      frame,
    }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const data = collectDataWords(page);
      const shortened = SHORTENED.map(({ selector }) => selector);
      for (const stop of await everyStop(request, role)) {
        if (!isWalked(stop, role)) continue;
        await page.setViewportSize(NARROW);
        await page.goto(inLanguage(stop.address, language));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(frame.title, stop.address).toBeVisible();
        await expect(frame.skeletons, stop.address).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        for (const viewport of [NARROW, ...WIDTHS]) {
          const where = `${stop.address} in ${language} as ${role} at ${viewport.width} px`;
          await page.setViewportSize(viewport);
          await frame.expectNoSidewaysScroll(where);
          expect.soft(await cutTexts(page, shortened), `${where}: cut`).toEqual([]);
        }
        const where = `${stop.address} in ${language} as ${role}`;
        // What an address says is data as well: a member page names the one who pays.
        const inAddress = [...new URL(page.url()).searchParams.values()];
        const readData = async () => [...(await data.all()), ...inAddress];
        expect.soft(await latinTexts(page, readData), where).toEqual([]);
        await expectAxeCleanInGrey(page, where);
      }
    });
  });
}

function inLanguage(address: string, language: Locale): string {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid');
  searchParams.set('lang', language);
  return `${pathname}?${searchParams.toString()}`;
}
