import type { APIRequestContext } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import { DESK, PHONE } from '../fixtures/fit.ts';
import { demoMembers, sessionOf } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { cutRings } from './cut-rings.ts';
import type { Screen } from './screens.ts';
import { smallTargets } from './small-targets.ts';

/** Views with buttons of their own beside those that routes/by-address.spec.ts opens: parts and tabs of a page. */
async function viewsOf(role: 'member' | 'visitor', request: APIRequestContext): Promise<Screen[]> {
  const missing = { name: '404', address: '/no-such-page', fault: /status of 404.*no-such-page/ };
  if (role === 'visitor') return [missing];
  const own = String((await sessionOf(request, demoMembers.meera))['userId']);
  return [
    missing,
    ...[1, 2, 3, 4].map((go) => ({ name: `info-${go}`, address: `/info?go=${go}` })),
    { name: 'chat requests', address: routes.chats.href({ tab: 'received' }) },
    { name: 'who looked', address: routes.settingsPart.href({ part: 'viewers' }) },
    { name: 'own profile', address: routes.profile.href({ userId: own }) },
  ];
}

// Daily the member, who has all the buttons; the visitor as well in the long proof.
for (const role of isLong ? (['member', 'visitor'] as const) : (['member'] as const)) {
  test.describe(`a ${role}`, () => {
    test.use({ role, hasTouch: true });

    test('finds 44 px for a finger and a whole focus ring on everything that can be pressed', async ({
      page,
      request,
      frame,
      faults,
    }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const screen of await viewsOf(role, request)) {
        if (screen.fault) faults.expect(screen.fault);
        await page.setViewportSize(PHONE);
        await page.goto(screen.address);
        await expect(frame.title, screen.name).toBeVisible();
        await expect(frame.skeletons, screen.name).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect.soft(await smallTargets(page), `${screen.name}: targets`).toEqual([]);
        expect.soft(await cutRings(page), `${screen.name}: rings on a phone`).toEqual([]);
        await page.setViewportSize(DESK);
        expect.soft(await cutRings(page), `${screen.name}: rings on a desk`).toEqual([]);
      }
    });
  });
}
