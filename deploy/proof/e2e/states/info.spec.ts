import { remainingFields } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { PROFILE_TABS } from 'shared-contracts/domain/profile';
import { expectContrastInDark } from '../fixtures/axe.ts';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { expect, test } from '../fixtures/test.ts';
import { InfoPage } from '../pages/info-page.ts';
import { Question } from '../pages/question.ts';
import { refuse } from './changed-profile.ts';

test.use({ role: 'member' });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [go, step] of PROFILE_TABS.entries()) {
  test(`the step ${step} of one’s own profile is fit for everybody`, async ({ page }) => {
    test.slow();
    const info = new InfoPage(page);
    await info.open(go);
    await expect(info.steps.getByText(/still empty|complete/).first()).toBeAttached();
    await expectFitEverywhere(page, step);
    await expectContrastInDark(page, step);
  });
}

test('a step that is not in order, with words as long as they come', async ({ page }) => {
  test.slow();
  const info = new InfoPage(page);
  await info.open(0);
  await info.text('First name').fill('');
  await info.text('Last name').fill('x'.repeat(300));
  await info.text('First name in Devanagari').fill('Asha');
  await info.save();
  await expect(info.summary).toBeFocused();
  await expectFitEverywhere(page, 'a step with faults');
  // All tests of the role share the account, and drafts outlive a visit.
  await info.expectKept();
  await info.open(0);
  await info.button('Discard').click();
  const forgotten = info.draftForgotten();
  await new Question(page, 'Discard what is not saved?').confirm();
  await forgotten;
});

test('an own profile that does not come says so, and comes with Retry', async ({
  page,
  faults,
}) => {
  faults.expect(/500.*\/api\/v1\/myprofile/);
  let broken = true;
  await page.route(`**${myProfile.path}`, (route) =>
    broken ? refuse(route, 500, 'server.error') : route.continue(),
  );
  await page.goto('/info');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'We could not load your profile',
  );
  await expectFitEverywhere(page, '/info, failed');
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(new InfoPage(page).bar).toBeVisible();
});

test('an account without a profile is told so', async ({ page, faults }) => {
  faults.expect(/404.*\/api\/v1\/(myprofile|profile)/);
  for (const { path } of [myProfile, remainingFields]) {
    await page.route(`**${path}`, (route) => refuse(route, 404, 'profile.notFound'));
  }
  await page.goto('/info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no profile to edit');
  await expectFitEverywhere(page, '/info without a profile');
});
