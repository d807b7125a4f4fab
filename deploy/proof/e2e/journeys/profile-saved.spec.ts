import type { Page } from '@playwright/test';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { fromPid } from 'shared-contracts/domain/pid';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';

/** The person of a profile's address. */
function userIn(address: string | null): string | null {
  return fromPid(address?.split('/').at(-1) ?? '');
}

/** Whom the caller has saved, the latest first. */
async function savedBy(page: Page, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/bookmarks/', { headers });
  return listBookmarks.reply.parse(await reply.json()).data.data.map(({ to }) => to);
}

test('whoever is taken off comes back by Undo: on a card, by keyboard', async ({ page, frame }) => {
  const token = await enterAs(page, demoMembers.asha);
  const listing = new ListingPage(page);
  await listing.open('/profiles?sort=newest');
  const { card, link } = listing.personAt(3);
  const userId = userIn(await link.getAttribute('href'));
  const name = ((await link.textContent()) ?? '').replace(/ \d+$/, '').trim();
  const before = await savedBy(page, token);
  const mark = card.getByRole('button', { name: /^Save / });
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(frame.notices).toContainText('Added to your saved profiles.');
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expect(frame.notices).toContainText(name);
  expect(await savedBy(page, token)).toEqual(before);

  const undo = frame.notices.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('F6');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(mark).toBeFocused();
  await expect(async () => expect((await savedBy(page, token))[0]).toBe(userId)).toPass();

  // As it was.
  await mark.click();
  await expect(async () => expect(await savedBy(page, token)).toEqual(before)).toPass();
});

test('whoever is taken off the saved profiles comes back by Undo, in the same place', async ({
  page,
  frame,
}) => {
  await enterAs(page, demoMembers.rohan);
  const saved = new ListingPage(page);
  await saved.open('/saved/profiles');
  const people = await saved.addresses();
  expect(people.length).toBeGreaterThan(1);
  const taken = saved.personAt(1).card;
  await taken.getByRole('button', { name: /^Remove .* from Saved$/ }).click();
  await expect(saved.cards).toHaveCount(people.length - 1);
  await frame.notices.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.cards).toHaveCount(people.length);
  expect(await saved.addresses()).toEqual(people);
  await expect(frame.notices).toContainText('Added to your saved profiles.');
});

test('a profile is saved after a question, taken off from its menu, and that is undone', async ({
  page,
  frame,
}) => {
  const token = await enterAs(page, demoMembers.asha);
  const listing = new ListingPage(page);
  await listing.open('/profiles?sort=newest');
  const address = (await listing.personAt(5).link.getAttribute('href')) ?? '';
  const before = await savedBy(page, token);
  const profile = new ProfilePage(page);
  const { actions } = profile;
  await page.goto(address);
  await actions.getByRole('button', { name: 'Save' }).click();
  await new Question(page, /^Save the profile of /).confirm();
  await expect(actions.getByRole('link', { name: 'Saved' })).toBeVisible();

  const takeOff = async () => {
    await profile.openMore();
    await actions.getByRole('button', { name: 'Remove from Saved' }).click();
    await expect(actions.getByRole('button', { name: 'Save' })).toBeVisible();
  };
  await takeOff();
  await frame.notices.getByRole('button', { name: 'Undo' }).click();
  await expect(actions.getByRole('link', { name: 'Saved' })).toBeVisible();
  // The page says so before the server has it.
  await expect(async () => expect((await savedBy(page, token))[0]).toBe(userIn(address))).toPass();
  await takeOff();
  await expect(async () => expect(await savedBy(page, token)).toEqual(before)).toPass();
});
