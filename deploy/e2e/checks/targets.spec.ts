import { routes } from 'shared-contracts/platform/routes';
import { DESK, PHONE } from '../fixtures/fit.ts';
import { demoMembers, sessionOf } from '../fixtures/member.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong } from '../proof.ts';
import { cutRings } from './cut-rings.ts';
import { screensOf, type Screen } from './screens.ts';
import { smallTargets } from './small-targets.ts';

/** Pages with rows of small buttons, which no other check of all screens opens. */
const MORE: readonly Screen[] = [
  { name: 'chats', address: routes.chats.href() },
  { name: 'chat requests', address: routes.chats.href({ tab: 'received' }) },
  { name: 'who looked', address: `${routes.settings.href()}#viewers` },
  { name: 'photos', address: routes.uploadPics.href() },
  { name: 'document', address: routes.uploadDoc.href() },
  { name: 'video', address: routes.uploadIntro.href() },
];

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
      const screens = [...(await screensOf(role, request))];
      if (role === 'member') {
        const { userId } = await firstPerson(request);
        const own = String((await sessionOf(request, demoMembers.meera))['userId']);
        screens.push(...MORE, { name: 'chat', address: routes.chat.href({ userId }) });
        screens.push({ name: 'own profile', address: routes.profile.href({ userId: own }) });
      }
      for (const screen of screens) {
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
