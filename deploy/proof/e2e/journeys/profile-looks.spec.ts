import { getProfile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs, sessionOf } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';

test('whoever has my numbers shown stands in the list that I can read', async ({
  page,
  request,
  frame,
}) => {
  // Rohan looks, by calls; Meera reads who looked.
  const { token } = await sessionOf(request, demoMembers.rohan);
  const id = '5a97a0ad-0003-4000-8000-000000000003';
  const looked = await request.get(`/api/v1/profiles/${id}?reveal=contacts`, {
    headers: { authorization: `Bearer ${String(token)}`, 'x-app': 'web' },
  });
  expect(getProfile.reply.parse(await looked.json()).contacts?.access).toBe('revealed');
  await enterAs(page, demoMembers.meera);

  await page.goto(routes.profile.href({ userId: id }));
  const { contacts } = new ProfilePage(page);
  await contacts.getByText('Who saw my contacts').click();
  const look = contacts.getByRole('listitem').filter({ hasText: 'Rohan' });
  await expect(look.getByRole('link')).toHaveAttribute('href', /^\/profile\//);
  await expect(look.locator('time')).toHaveText(/20\d\d/);

  await contacts.getByText('Who viewed my profile').click();
  await expect(contacts.getByRole('button', { name: 'Show more' })).toBeVisible();
  const views = contacts.getByRole('listitem').filter({ has: page.locator('time') });
  const first = await views.count();
  await contacts.getByRole('button', { name: 'Show more' }).click();
  await expect(async () => expect(await views.count()).toBeGreaterThan(first)).toPass();
  await frame.expectNoSidewaysScroll('who looked');
  await expectAxeClean(page, 'who looked');
});
