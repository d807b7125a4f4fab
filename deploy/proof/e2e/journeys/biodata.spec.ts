import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { demoMembers, enterAs, sessionOf } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

test('somebody whose identity is not verified has no biodata for others: a warning says so', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/423.*\/profile\/biodata/);
  const token = await enterAs(page, demoMembers.meera);
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/profiles?sort=newest', { headers });
  const cards = listProfiles.reply.parse(await reply.json()).data.data;
  const person = cards.find(({ badges }) => badges.personal === false);
  if (person === undefined) throw new Error('e2e: everybody on the first page is verified');
  await page.goto(routes.profile.href({ userId: person.id }));
  const part = page.getByRole('region', { name: 'Biodata as PDF' });
  await part.getByRole('button', { name: 'Download biodata' }).click();
  await expect(frame.notices).toContainText('This profile is not verified');
  await expect(part.getByRole('progressbar')).toHaveCount(0);
});

test('one’s own biodata in Marathi, from one’s own profile, and how far it is meanwhile', async ({
  page,
  request,
  frame,
}) => {
  const { userId } = await sessionOf(request, demoMembers.meera);
  await enterAs(page, demoMembers.meera);
  let make = () => {};
  const requested = new Promise<void>((resolve) => (make = resolve));
  await page.route(`**${getOwnBiodata.path}?*`, async (route) => {
    await requested;
    await route.continue();
  });
  await page.goto(routes.profile.href({ userId: String(userId) }));
  const part = page.getByRole('region', { name: 'Biodata as PDF' });
  await part.getByLabel('Language of the headings').selectOption('mr');
  const sent = page.waitForRequest((one) => one.url().includes(getOwnBiodata.path));
  const coming = page.waitForEvent('download');
  const button = part.getByRole('button', { name: 'Download biodata' });
  await button.click();
  await expect(part.getByRole('progressbar')).toHaveAccessibleName(/^The biodata is being made/);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  make();
  expect((await coming).suggestedFilename()).toBe('biodata.pdf');
  expect((await sent).url()).toContain('language=mr');
  await expect(frame.notices).toContainText('Download successful');
  await expect(part.getByRole('progressbar')).toHaveCount(0);
});

test('a biodata that does not come is said so, and can be asked for again', async ({
  page,
  frame,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const token = await enterAs(page, demoMembers.meera);
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/profiles?verified=personal', { headers });
  const [person] = listProfiles.reply.parse(await reply.json()).data.data;
  if (person === undefined) throw new Error('e2e: nobody is verified');
  let isOnline = false;
  await page.route(`**${getBiodata.path}?*`, (route) =>
    isOnline ? route.fallback() : route.abort('internetdisconnected'),
  );
  await page.goto(routes.profile.href({ userId: person.id }));
  const button = page
    .getByRole('region', { name: 'Biodata as PDF' })
    .getByRole('button', { name: 'Download biodata' });
  await button.click();
  await expect(frame.notices).toContainText('No connection. Nothing is lost');
  isOnline = true;
  const coming = page.waitForEvent('download');
  await button.click();
  expect((await coming).suggestedFilename()).toBe(`${person.name} ${person.lastName}.pdf`);
});
