import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getProfile, listProfiles, type ListedProfile } from 'shared-contracts/calls/profiles';
import { MEMBER_HINT_COOKIE } from 'shared-contracts/platform/page-data';
import { routes } from 'shared-contracts/platform/routes';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { siteUnderTest } from '../site/site-under-test.ts';

/** People of the other side whose identity is verified, as the API lists them for a member. */
async function verifiedPeople(page: Page, token: string): Promise<ListedProfile[]> {
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/profiles?verified=personal', { headers });
  return listProfiles.reply.parse(await reply.json()).data.data;
}

/** Somebody with family contacts, a Gun Milan and a verified identity. */
async function wholePerson(page: Page, token: string): Promise<ListedProfile> {
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  for (const card of await verifiedPeople(page, token)) {
    if (typeof card.gun_milan !== 'number') continue;
    const reply = await page.request.get(`/api/v1/profiles/${card.id}`, { headers });
    const { contacts } = getProfile.reply.parse(await reply.json());
    if (contacts !== undefined && contacts.count > 0) return card;
  }
  throw new Error('e2e: nobody on the first page has contacts and a birth name');
}

test('a member sees how two stars agree, asks for the contacts and takes the biodata home', async ({
  page,
  frame,
}) => {
  const token = await enterAs(page, demoMembers.meera);
  const person = await wholePerson(page, token);
  await page.goto(routes.profile.href({ userId: person.id }));
  await expect(new ProfilePage(page).title).toHaveText(`${person.name} ${person.lastName}`);

  const gunMilan = page.getByRole('region', { name: 'Gun Milan' });
  await expect(
    gunMilan.getByRole('img', { name: `Gun Milan ${person.gun_milan} of 36` }),
  ).toBeVisible();
  await gunMilan.getByText('Points per aspect').click();
  await expect(gunMilan.getByRole('listitem')).toHaveCount(8);

  const contacts = page.getByRole('region', { name: 'Family contacts' });
  await expect(contacts.getByText(/••/).first()).toBeVisible();
  await contacts.getByRole('button', { name: 'Show numbers' }).click();
  await new Question(page, /^Show the contacts of /).confirm();
  await expect(contacts.getByRole('link').first()).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(contacts.getByText(/••/)).toHaveCount(0);

  const biodata = page.getByRole('region', { name: 'Biodata as PDF' });
  await biodata.getByLabel('Language of the headings').selectOption('mr');
  const coming = page.waitForEvent('download');
  await biodata.getByRole('button', { name: 'Download biodata' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${person.name} ${person.lastName}.pdf`);
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(frame.notices).toContainText('Download successful');
});

test('whom a member blocks is gone from the lists and keeps a page with Unblock only', async ({
  page,
  frame,
}) => {
  const token = await enterAs(page, demoMembers.rohan);
  // As the sign-in form leaves it: the HTML then carries no replies for visitors.
  const { url } = siteUnderTest();
  await page.context().addCookies([{ name: MEMBER_HINT_COOKIE, value: '1', url }]);
  // Far down, so that no other test looks for this person.
  const person = (await verifiedPeople(page, token)).at(-1);
  if (person === undefined) throw new Error('e2e: nobody is verified');
  const address = routes.profile.href({ userId: person.id });
  await page.goto(address);
  await new ProfilePage(page).openMore();
  await page.getByRole('button', { name: 'Block' }).click();
  await new Question(page, /^Block /).confirm();
  await expect(frame.notices).toContainText('User blocked');
  const unblock = page.getByRole('button', { name: 'Unblock' });
  await expect(unblock).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  const listed = await verifiedPeople(page, token);
  expect(listed.map(({ id }) => id)).not.toContain(person.id);

  await unblock.click();
  await new Question(page, /^Unblock /).confirm();
  await expect(frame.notices).toContainText('Unblocked user');
  await expect(new ProfilePage(page).tabs.first()).toBeVisible();
});

test('a member takes the own biodata home from the menu', async ({ page, frame }) => {
  await enterAs(page, demoMembers.asha);
  await page.goto('/profiles');
  const coming = page.waitForEvent('download');
  await frame.press('Download my biodata');
  expect((await coming).suggestedFilename()).toBe('biodata.pdf');
});
