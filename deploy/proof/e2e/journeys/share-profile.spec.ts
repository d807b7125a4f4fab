import { getProfile, viewProfile } from 'shared-contracts/calls/profiles';
import { fromPid } from 'shared-contracts/domain/pid';
import { routes } from 'shared-contracts/platform/routes';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { firstPerson } from '../fixtures/seeded.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';

/** Who fetches a link that was sent, to show its preview. */
const MESSENGER = { 'user-agent': 'WhatsApp/2.24.9.78 A' };

test('a member hands a profile on by the device’s own sheet: the address and a first name', async ({
  page,
  request,
}) => {
  const { userId, name } = await firstPerson(request);
  await page.addInitScript(() => {
    const handed: ShareData[] = [];
    Object.assign(window, { handed });
    navigator.share = async (what) => void handed.push(what ?? {});
  });
  await enterAs(page, demoMembers.meera);
  // What one looked at within the profile is nobody else's.
  await page.goto(`${routes.profile.href({ userId })}?tab=family`);
  await page.getByRole('button', { name: `Share the profile of ${name}` }).click();
  const handed = await page.evaluate(() => (window as unknown as { handed: ShareData[] }).handed);
  const url = new URL(routes.profile.href({ userId }), page.url()).href;
  expect(handed).toEqual([{ title: name, url }]);
});

test('without such a sheet the address is copied, and what opens there tells no more than visitors see', async ({
  page,
  request,
  frame,
  context,
}) => {
  const { userId, name } = await firstPerson(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  const token = await enterAs(page, demoMembers.meera);
  await page.goto(routes.profile.href({ userId }));
  await expect(new ProfilePage(page).tabs.first()).toBeVisible();
  await page.getByRole('button', { name: `Share the profile of ${name}` }).click();
  await expect(frame.notices).toContainText('Link copied. It opens what visitors see.');
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(fromPid(copied.pathname.split('/').at(-1) ?? '')).toBe(userId);
  expect(copied.search).toBe('');

  // As a messenger fetches it: nobody is signed in.
  const limited = viewProfile.reply.parse(
    await (await request.get(`/api/v1/view/profile?id=${userId}`)).json(),
  ).data;
  const title = [limited.name, limited.current_city].filter(Boolean).join(', ');
  let html = '';
  let card: string[] = [];
  // Even for a messenger a gateway waits no longer than PREVIEW_REPLY_MS, and a machine under test may stand still for longer.
  await expect(async () => {
    html = await (await request.get(copied.href, { headers: MESSENGER })).text();
    card = [...html.matchAll(/<meta (?:property="og|name)[^>]*>/g)].map(([tag]) => tag);
    expect(card).toContain(`<meta property="og:title" content="${title}">`);
  }).toPass();
  expect(card.join('\n')).not.toContain('/files/');
  const whole = getProfile.reply.parse(
    await (
      await request.get(`/api/v1/profiles/${userId}`, {
        headers: { authorization: `Bearer ${token}`, 'x-app': 'web' },
      })
    ).json(),
  ).data.data;
  const told = JSON.stringify(limited);
  const hidden = [whole.lastName, whole.birthname, whole.aboutme, whole.gotra]
    .filter((one): one is string => typeof one === 'string' && one !== '')
    .filter((one) => !told.includes(one));
  expect(hidden.length, 'something that only members see').toBeGreaterThan(0);
  for (const one of hidden) expect(html).not.toContain(one);
});
