import { bottomOf } from '../fixtures/bottom-of.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { changeProfile, withProfile } from './changed-profile.ts';

/** Who reads: seals on one line, and the way to them on two. */
const READERS = ['meera', 'asha'] as const;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`on ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });
    for (const reader of READERS) {
      test(`with an interest from a name on two lines, the facts begin on the first screen, for ${reader}`, async ({
        page,
        request,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await enterAs(page, demoMembers[reader]);
        const { userId, address } = await firstPerson(request);
        await changeProfile(page, userId, (reply) => ({
          ...withProfile(reply, {
            name: 'Chandrashekhar',
            lastName: 'Deshpande',
            height: 180,
            occupation: 'Software engineer',
            current_city: 'Chhatrapati Sambhajinagar',
            points: null,
            no_points: 'information',
          }),
          profile_interested: true,
          i_am_interested: false,
          matched: false,
        }));
        await page.goto(address);
        const profile = new ProfilePage(page);
        await expect(profile.tabs.first()).toBeAttached();
        const foot = (await profile.actions.boundingBox())?.y ?? 0;
        const main = page.getByRole('main');
        for (const one of [
          main.getByText('Chandrashekhar is interested in you'),
          main.getByRole('region', { name: 'At a glance' }).getByRole('term').first(),
        ]) {
          expect(await bottomOf(one)).toBeLessThanOrEqual(foot);
        }
      });
    }
  });
}
