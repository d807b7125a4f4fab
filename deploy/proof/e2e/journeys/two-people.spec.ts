import type { Browser, Page } from '@playwright/test';
import { routes } from 'shared-contracts/platform/routes';
import type { Faults } from '../fixtures/faults.ts';
import { joinByCalls, NEW_PASSWORD, type Joined } from '../fixtures/joined-by-calls.ts';
import { openLive } from '../fixtures/live-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import { Frame } from '../pages/frame.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { siteUnderTest } from '../site/site-under-test.ts';

/** One of the two, in a browser of her or his own. */
interface Person {
  readonly userId: string;
  readonly name: string;
  readonly page: Page;
  readonly frame: Frame;
  readonly conversation: ConversationPage;
}

/** Somebody new in a browser of their own, signed in by the form; whatever breaks there breaks the test. */
async function arrive(
  browser: Browser,
  faults: Faults,
  joined: Joined & { readonly name: string; readonly email: string },
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: siteUnderTest().url,
    viewport: { width: 390, height: 844 },
  });
  await faults.watch(context);
  const page = await context.newPage();
  await page.goto('/login');
  await new LoginPage(page).signIn(joined.email, NEW_PASSWORD);
  await expect(page).toHaveURL('/profiles');
  const { userId, name } = joined;
  return { userId, name, page, frame: new Frame(page), conversation: new ConversationPage(page) };
}

/** What one can do about the person whose profile is open. */
const actionsOn = (page: Page) => page.getByRole('group', { name: 'What you can do' });

test('two people find each other, talk, lose the line and part', async ({
  browser,
  request,
  faults,
}) => {
  test.setTimeout(600_000);
  const join = async (name: string, gender: 'female' | 'male') => {
    const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
    const joined = await joinByCalls(request, { name, lastName: 'Deshpande', email, gender });
    return { ...joined, name, email };
  };
  const sakhi = await arrive(browser, faults, await join('Sakhi', 'female'));
  const rohit = await arrive(browser, faults, await join('Rohit', 'male'));

  await test.step('an interest arrives without reloading, and its answer, too', async () => {
    await openLive(rohit.page, '/interests?tab=received');
    await expect(rohit.page.getByText('No received requests')).toBeVisible();
    await openLive(sakhi.page, routes.profile.href({ userId: rohit.userId }));
    const actions = actionsOn(sakhi.page);
    await actions.getByRole('button', { name: 'Send Interest' }).click();
    await new Question(sakhi.page, /^Send an interest to /).confirm();
    await expect(sakhi.frame.notices).toContainText('Interest sent');
    const card = rohit.page.getByRole('article').filter({ hasText: 'Sakhi' });
    await card.getByRole('button', { name: /^Accept/ }).click();
    await expect(card).toContainText('Matched');
    const match = rohit.page.getByRole('dialog', { name: 'You are interested in each other' });
    await match.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the request to chat has come with the answer, and is accepted', async () => {
    const card = rohit.page.getByRole('article').filter({ hasText: 'Sakhi' });
    await card.getByRole('link', { name: /^Request sent/ }).click();
    await expect(rohit.conversation.title).toContainText('Sakhi Deshpande');
    await actionsOn(sakhi.page).getByRole('link', { name: 'Answer request' }).click();
    await expect(sakhi.conversation.title).toContainText('Rohit Deshpande');
    await sakhi.page.getByRole('button', { name: 'Accept' }).click();
    await expect(rohit.conversation.box).toBeVisible();
  });

  await test.step('what one writes the other reads at once', async () => {
    await rohit.conversation.write('Namaskar Sakhi');
    await expect(sakhi.conversation.bubble('Namaskar Sakhi')).toBeVisible();
    await expect(rohit.conversation.bubble('Namaskar Sakhi', 'Read')).toBeVisible();
    await sakhi.conversation.box.pressSequentially('न');
    await expect(rohit.page.getByText('Sakhi Deshpande is typing')).toHaveCount(1);
    await sakhi.conversation.write('नमस्कार रोहित');
    await expect(rohit.conversation.bubble('नमस्कार रोहित')).toBeVisible();
    await expect(sakhi.conversation.bubble('नमस्कार रोहित', 'Read')).toBeVisible();
  });

  const before = ['Namaskar Sakhi', 'नमस्कार रोहित'];
  const lost = ['In the train', 'no line', 'no answer yet'];

  await test.step('what is written without a line arrives once and in order when it is back', async () => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await sakhi.page.context().setOffline(true);
    for (const text of lost) await sakhi.conversation.write(text);
    await expect(sakhi.conversation.bubble('no answer yet', 'Waiting to be sent')).toBeVisible();
    await rohit.conversation.write('Are you there?');
    await expect(rohit.conversation.bubble('Are you there?', 'Sent')).toBeVisible();
    expect(await rohit.conversation.words()).toEqual([...before, 'Are you there?']);
    await sakhi.page.context().setOffline(false);
    await expect(sakhi.conversation.bubble('no answer yet', 'Read')).toBeVisible();
    const all = [...before, 'Are you there?', ...lost];
    expect(await rohit.conversation.words()).toEqual(all);
    await expect.poll(() => sakhi.conversation.words()).toEqual(all);
  });

  await test.step('a draft outlives the page', async () => {
    await sakhi.conversation.box.fill('A draft');
    await expect(sakhi.conversation.box).toHaveValue('A draft');
    await sakhi.page.waitForResponse((reply) => reply.url().includes('/api/v1/drafts/'));
    await sakhi.page.reload();
    await expect(sakhi.conversation.box).toHaveValue('A draft');
    expect(await sakhi.conversation.words()).toHaveLength(6);
  });

  await test.step('whom one blocks is gone for both, and what was said stays', async () => {
    await rohit.page.goto(routes.profile.href({ userId: sakhi.userId }));
    await new ProfilePage(rohit.page).openMore();
    await rohit.page.getByRole('button', { name: 'Block' }).click();
    await new Question(rohit.page, /^Block /).confirm();
    await expect(rohit.frame.notices).toContainText('User blocked');
    await expect(sakhi.conversation.closed).toBeVisible();
    await expect(sakhi.conversation.box).toHaveCount(0);
    await expect(sakhi.conversation.title).toHaveText('A member');
    expect(await sakhi.conversation.words()).toHaveLength(6);
    faults.expect(/status of 404.*\/api\/v1\//);
    await sakhi.page.goto(routes.profile.href({ userId: rohit.userId }));
    await expect(sakhi.page.getByRole('main')).toContainText('not available');
    await sakhi.page.goto('/interests?tab=match');
    await expect(sakhi.page.getByText('No matched requests')).toBeVisible();
  });

  await test.step('whoever has blocked unblocks in the conversation, and blocks there, at once', async () => {
    await rohit.conversation.open(sakhi.userId);
    await expect(rohit.conversation.blocked).toContainText('Sakhi');
    await expect(rohit.conversation.box).toHaveCount(0);
    await rohit.page.getByRole('main').getByRole('button', { name: 'Unblock' }).click();
    await new Question(rohit.page, /^Unblock /).confirm();
    await expect(rohit.conversation.box).toBeFocused();
    await rohit.conversation.write('Sorry for that');
    await expect(rohit.conversation.bubble('Sorry for that', 'Sent')).toBeVisible();
    await rohit.conversation.more.click();
    await rohit.page.getByRole('button', { name: 'Block' }).click();
    await new Question(rohit.page, /^Block /).confirm();
    await expect(rohit.conversation.blocked).toBeVisible();
    await expect(rohit.conversation.box).toHaveCount(0);
    expect(await rohit.conversation.words()).toHaveLength(7);
  });

  for (const { page } of [sakhi, rohit]) await page.context().close();
});
