import type { APIRequestContext, Page } from '@playwright/test';
import { saveContacts } from 'shared-contracts/calls/contacts';
import {
  answerChatRequest,
  reportUser,
  sendChatRequest,
  sendInterest,
} from 'shared-contracts/calls/engagement';
import { submitLead } from 'shared-contracts/calls/leads';
import { sendMessage } from 'shared-contracts/calls/messaging';
import { saveSearch, updateProfile } from 'shared-contracts/calls/own-profile';
import { routes } from 'shared-contracts/platform/routes';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { AssistantPanel } from '../pages/assistant-panel.ts';
import { CallDesk } from '../pages/call-desk.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { FilteredPage } from '../pages/filtered-page.ts';
import { ListingPage } from '../pages/listing-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

// Whoever draws a text as markup asks for this picture, which is not there, and then runs this.
const MARKUP = '<img src=/markup-was-drawn onerror=window.markupRan=1>';
const SCRIPT = '<script>window.markupRan=1</script>';

/** Texts of the profile that members see of each other. */
const TEXTS = [
  'current_city',
  'work',
  'occupation',
  'education',
  'degree',
  'career_goals',
  'property_details',
  'siblings_details',
  'father_occupation',
  'mother_occupation',
  'mamkul',
  'family_financial_status',
  'hobbies_and_interests',
  'aboutme',
  'expectation',
  'gotra',
] as const;

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'markupRan' in window)).toBe(false);
  expect(await page.locator('img[src*="markup-was-drawn"]').count()).toBe(0);
}

test('markup that a member wrote is shown as it was written, and nothing of it runs', async ({
  page,
  request,
}) => {
  const email = `markup-${Date.now()}@example.com`;
  const her = await joinByCalls(request, { name: 'Ila', lastName: 'Sane', email });
  const { userId } = her;
  const profile = Object.fromEntries(TEXTS.map((field) => [field, `${MARKUP} ${field}`]));
  await her.ask(updateProfile, { params: { id: userId }, body: { id: userId, profile } });
  await enterAs(page, demoMembers.rohan);
  const { userId: hisId } = await page.request
    .post('/api/v1/sign_in', {
      headers: { 'x-app': 'web' },
      data: { email: demoMembers.rohan, password: 'sapta-demo' },
    })
    .then(async (reply) => ((await reply.json()) as { data: { userId: string } }).data);
  await her.ask(sendInterest, { body: { to: hisId } });

  const listing = new ListingPage(page);
  await listing.open(routes.profiles.href({ sort: 'newest' }));
  const address = routes.profile.href({ userId });
  const card = listing.cards.filter({ has: page.locator(`a[href="${address}"]`) });
  await expect(card).toContainText(`${MARKUP} current_city`);
  await expectNothingRan(page);

  await page.goto(address);
  const opened = new ProfilePage(page);
  await expect(opened.title).toContainText('Ila');
  await expect(page.getByRole('main')).toContainText(`${MARKUP} aboutme`);
  for (const tab of await opened.tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNothingRan(page);
  }

  await page.goto(`${routes.interests.href()}?tab=received`);
  await expect(page.getByRole('region', { name: 'Received' })).toContainText(MARKUP);
  await expectNothingRan(page);
});

// Names and the support's numbers hold no markup: it is refused there.
test('markup in messages, lists of one’s own and answers is shown as it was written', async ({
  page,
  request,
}) => {
  const { her, him, email } = await inTouch(request);
  await her.ask(sendMessage, {
    body: { to: him.userId, message: `${MARKUP} message`, client_id: crypto.randomUUID() },
  });
  const profile = {
    aboutme: `${MARKUP} aboutme`,
    partner_preferences: { education: MARKUP, current_city: [MARKUP] },
  };
  const { userId } = her;
  await her.ask(updateProfile, { params: { id: userId }, body: { id: userId, profile } });
  const contact = { name: MARKUP, relation: SCRIPT, phone: '+91 98220 54321' };
  const rest = { occupation: MARKUP, current_city: MARKUP, address: MARKUP };
  await him.ask(saveContacts, { body: [{ ...contact, ...rest }] });
  await him.ask(saveSearch, { body: { name: MARKUP, filters: 'sort=newest' } });

  await enterAs(page, email, NEW_PASSWORD);
  const main = page.getByRole('main');
  await page.goto(routes.chats.href());
  await expect(main).toContainText(`${MARKUP} message`);
  await expectNothingRan(page);

  const conversation = new ConversationPage(page);
  await conversation.open(userId);
  await expect(conversation.bubble(`${MARKUP} message`)).toBeVisible();
  await expectNothingRan(page);

  await page.goto(routes.filteredProfiles.href());
  await expect(new FilteredPage(page).saved).toContainText(MARKUP);
  await expectNothingRan(page);

  await page.goto(routes.profile.href({ userId: him.userId }));
  await expect(main).toContainText(`${MARKUP}`);
  await expect(main).toContainText(SCRIPT);
  await expectNothingRan(page);

  await page.goto(routes.profile.href({ userId }));
  await expect(page.getByRole('region', { name: 'You both' })).toContainText(MARKUP);
  const assistant = new AssistantPanel(page, 'Ila');
  await assistant.button.click();
  await assistant.ask('What does she say about herself?');
  await expect(assistant.answer).toContainText(`${MARKUP} aboutme`);
  await expectNothingRan(page);
});

test('markup that came to the desk is shown as it was written', async ({ page, request }) => {
  const { her, him } = await inTouch(request);
  const client_id = crypto.randomUUID();
  await her.ask(sendMessage, { body: { to: him.userId, message: `${MARKUP} said`, client_id } });
  const reason = `${SCRIPT}${MARKUP} reason`;
  await him.ask(reportUser, { body: { user_to_id: her.userId, reason, messages: true } });
  const title = `${MARKUP} ${Date.now()}`;
  const texts = { title, description: `${SCRIPT}${MARKUP}`, advertiser_name: MARKUP };
  const lead = { ...texts, price: 100_00, advertiser_contact: '+91 98220 54321' };
  await him.ask(submitLead, { body: { lead } });

  await page.setViewportSize({ width: 1366, height: 768 });
  const token = await enterAs(page, demoMembers.staff);
  const customer = `${MARKUP} ${Date.now()}`;
  const logged = await page.request.post('/api/v1/calllogs', {
    headers: { authorization: `Bearer ${token}`, 'x-app': 'web' },
    multipart: {
      customer_name: customer,
      phone: `+91 98${String(Date.now()).slice(-8)}`,
      status: 'call_completed',
      remark: `${SCRIPT}${MARKUP} remark`,
    },
  });
  expect(logged.status(), await logged.text()).toBe(200);

  const main = page.getByRole('main');
  await page.goto(routes.reports.href());
  await main.getByRole('row', { name: /^Report about Ila .*, by Amol / }).press('Enter');
  await expect(main).toContainText(reason);
  await page.keyboard.press('e');
  await expect(main.getByText(`${MARKUP} said`)).toBeVisible();
  await expectNothingRan(page);

  await page.goto(routes.leads.href());
  await main
    .getByRole('grid', { name: /^Requests that wait/ })
    .getByText(title)
    .click();
  const preview = main.getByRole('region', { name: 'As members see it' });
  await expect(preview).toContainText(`${SCRIPT}${MARKUP}`);
  await expectNothingRan(page);

  const desk = new CallDesk(page);
  await desk.open();
  const row = desk.grid.getByRole('row').filter({ hasText: customer });
  await expect(row).toBeVisible();
  await row.click();
  await expect(desk.field('Remark')).toHaveValue(`${SCRIPT}${MARKUP} remark`);
  await expectNothingRan(page);
});

/** Two who joined just now and may write to each other; the address is his. */
async function inTouch(request: APIRequestContext) {
  const at = `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`;
  const [hers, email] = [`ila-${at}@example.com`, `amol-${at}@example.com`];
  const her = await joinByCalls(request, { name: 'Ila', lastName: 'Sane', email: hers });
  const man = { name: 'Amol', lastName: 'Sane', gender: 'male', email } as const;
  const him = await joinByCalls(request, man);
  const ask = { body: { to: her.userId, accepted: false, declined: false } };
  const { id } = sendChatRequest.reply.parse(await him.ask(sendChatRequest, ask)).data;
  const answer = { params: { id }, body: { accepted: true, declined: false } };
  await her.ask(answerChatRequest, answer);
  return { her, him, email };
}
