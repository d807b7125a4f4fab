import type { Page } from '@playwright/test';
import { getProfile, listProfiles, type Profile } from 'shared-contracts/calls/profiles';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPanel } from '../pages/assistant-panel.ts';
import { ProfilePage } from '../pages/profile-page.ts';

/** Somebody of the first page who leaves out at least one of the fields, and says another. */
async function personWithGap(page: Page, token: string): Promise<Profile> {
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/profiles', { headers });
  for (const { id } of listProfiles.reply.parse(await reply.json()).data.data) {
    const one = await page.request.get(`/api/v1/profiles/${id}`, { headers });
    const profile = getProfile.reply.parse(await one.json()).data.data;
    if (profile.occupation !== null && gapOf(profile) !== undefined) return profile;
  }
  throw new Error('e2e: everybody on the first page has filled in everything');
}

const QUESTIONS = {
  bloodgroup: 'What is the blood group?',
  annual_income: 'What is the income?',
  gotra: 'What is the gotra?',
  mangal_dosh: 'Is there mangal dosh?',
  career_goals: 'What are the career goals?',
  property_details: 'Is there any property?',
  mamkul: 'What is the mamkul?',
  family_financial_status: 'What is the financial status of the family?',
} as const;

function gapOf(profile: Profile) {
  return (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).find(
    (field) => profile[field] === null,
  );
}

for (const size of [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1280, height: 800 },
]) {
  test.describe(`on ${size.name}`, () => {
    test.use({ viewport: size });

    test('a member asks about a profile and hears what it says, and only that', async ({
      page,
    }) => {
      const token = await enterAs(page, demoMembers.rohan);
      const person = await personWithGap(page, token);
      await page.goto(routes.profile.href({ userId: person.id }));
      await expect(new ProfilePage(page).title).toContainText(person.name);
      const assistant = new AssistantPanel(page, person.name);
      await assistant.button.click();
      await expect(assistant.field).toBeFocused();

      await assistant.ask('How old is she?');
      await expect(assistant.answer).toContainText(`${person.name} is ${person.age} years old.`);

      const gap = gapOf(person);
      if (gap === undefined) throw new Error('e2e: no gap');
      await assistant.ask(QUESTIONS[gap]);
      await expect(assistant.answer).toContainText('is not given in the profile');

      await assistant.ask('What is her phone number?');
      await expect(assistant.answer).toContainText('I cannot give phone numbers');

      const next = assistant.conversation
        .getByRole('list', { name: 'You could ask' })
        .getByRole('button');
      const question = (await next.first().textContent()) ?? '';
      await next.first().click();
      await expect(
        assistant.conversation.locator('.pf-conversation__question').last(),
      ).toContainText(question);
      await expect(assistant.conversation.locator('.pf-conversation__question')).toHaveCount(4);
      await expect(assistant.answer).not.toContainText('I cannot give phone numbers');
      await expectAxeClean(page, `the assistant on ${size.name}`);

      await page.keyboard.press('Escape');
      await expect(assistant.dialog).toBeHidden();
      await expect(assistant.button).toBeFocused();
      await assistant.button.click();
      await expect(assistant.conversation.locator('.pf-conversation__question')).toHaveCount(4);
    });
  });
}
