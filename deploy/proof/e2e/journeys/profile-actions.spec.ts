import type { APIRequestContext, Page, Route } from '@playwright/test';
import {
  blockProfile,
  isBlocked,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { joinByCalls } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ConversationPage } from '../pages/conversation-page.ts';
import type { Frame } from '../pages/frame.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import { refuse } from '../states/changed-profile.ts';

test('an interest is asked about first; one that was sent elsewhere meanwhile is a warning', async ({
  page,
  request,
  frame,
  faults,
}) => {
  faults.expect(/424.*\/interests/);
  const email = `sent-elsewhere-${Date.now()}@example.com`;
  const her = await joinByCalls(request, { name: 'Ila', lastName: 'Sane', email });
  const token = await enterAs(page, demoMembers.rohan);
  await page.goto(routes.profile.href({ userId: her.userId }));
  const { actions } = new ProfilePage(page);
  const send = actions.getByRole('button', { name: 'Send Interest' });
  await send.click();
  await new Question(page, /interest/i).cancel();
  await expect(send).toBeVisible();

  await send.click();
  const question = new Question(page, /interest/i);
  await expect(question.dialog).toBeVisible();
  // On another device of his.
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const data = { to: her.userId };
  const sent = await page.request.post(sendInterest.path, { headers, data });
  expect(sent.status(), 'nothing was sent by what was cancelled').toBe(200);
  await question.confirm();
  await expect(frame.notices).toContainText('Interest already sent');
  await expect(send).toHaveCount(0);
});

test('somebody is reported in words of one’s own, and stays as they were', async ({
  page,
  request,
  frame,
}) => {
  const email = `reported-${Date.now()}@example.com`;
  const her = await joinByCalls(request, { name: 'Uma', lastName: 'Sane', email });
  await enterAs(page, demoMembers.rohan);
  await page.goto(routes.profile.href({ userId: her.userId }));
  const profile = new ProfilePage(page);
  const { actions } = profile;
  await profile.openMore();
  // In sight where it is opened: the side of a desk's profile clips what hangs below it.
  for (const name of ['Block', 'Report'])
    await expect(actions.getByRole('button', { name })).toBeInViewport({ ratio: 0.95 });
  await actions.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Uma' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('Please enter at least a few words.');
  await expectAxeClean(page, 'a report without words');
  await dialog.getByLabel('What is wrong?').fill('Asks for money.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(frame.notices).toContainText('Our staff will look at it.');
  await expect(dialog).toBeHidden();
  await expect(actions.getByRole('button', { name: 'Send Interest' })).toBeVisible();
});

/** How a call may fail before it reaches the API, and the words of the console then. */
const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>, RegExp])[] = [
  ['refuses', (route) => refuse(route, 500, 'server.error'), /500.*\/(un)?block\//],
  [
    'is away',
    (route) => route.abort('connectionrefused'),
    /ERR_CONNECTION_REFUSED.*\/(un)?block\//,
  ],
];

for (const [name, fail, words] of FAILURES) {
  test(`'Blocking user failed' where the API ${name}: nothing else has changed`, async ({
    page,
    request,
    frame,
    faults,
  }) => {
    faults.expect(words);
    const { actions, title, tabs, token, userId } = await openNewcomer(page, request, 'Leena');
    await expect(tabs.first()).toBeVisible();
    const offered = ['Chat', 'Save', 'Send Interest'];
    await expect(actions.getByRole('button')).toHaveText(offered);
    await page.route(`**${blockProfile.path}`, fail);
    const more = actions.locator('summary');
    await more.press('Enter');
    const block = actions.getByRole('button', { name: 'Block' });
    await block.click();
    await new Question(page, 'Block Leena Sane?').confirm();
    await expectToldAlone(frame, 'Blocking user failed');

    await expect(title).toHaveText('Leena Sane');
    await expect(actions.getByRole('button')).toHaveText(offered);
    await expect(tabs.first()).toBeVisible();
    expect(await isBlockedBy(page, token, userId)).toBe(false);
    // The way is open for another try.
    await page.unroute(`**${blockProfile.path}`);
    await more.press('Enter');
    await expect(block).toBeEnabled();
    await block.click();
    await new Question(page, 'Block Leena Sane?').confirm();
    await expect(frame.notices).toContainText('User blocked');
    await expect(actions.getByRole('button')).toHaveText(['Unblock']);
  });

  test(`'Unblock user failed' where the API ${name}: nothing else has changed`, async ({
    page,
    request,
    frame,
    faults,
  }) => {
    faults.expect(words);
    const { actions, title, tabs, token, userId } = await openNewcomer(page, request, 'Anagha', {
      blocked: true,
    });
    const unblock = actions.getByRole('button', { name: 'Unblock' });
    await expect(unblock).toBeVisible();
    await page.route(`**${unblockProfile.path}`, fail);
    await unblock.click();
    await new Question(page, 'Unblock Anagha?').confirm();
    await expectToldAlone(frame, 'Unblock user failed');

    await expect(title).toHaveText('Anagha');
    await expect(page.getByText('You have blocked Anagha')).toBeVisible();
    await expect(actions.getByRole('button')).toHaveText(['Unblock']);
    await expect(unblock).toBeFocused();
    await expect(unblock).not.toHaveAttribute('aria-busy');
    await expect(tabs).toHaveCount(0);
    expect(await isBlockedBy(page, token, userId)).toBe(true);

    await page.unroute(`**${unblockProfile.path}`);
    await unblock.click();
    await new Question(page, 'Unblock Anagha?').confirm();
    await expect(frame.notices).toContainText('Unblocked user');
    await expect(tabs.first()).toBeVisible();
  });
}

test('the page of whom one blocks far below its top begins anew, and again once that is taken back', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { actions, title } = await openNewcomer(page, request, 'Gauri');
  const profile = new ProfilePage(page);
  await profile.openMore();
  await page.evaluate(() => window.scrollTo(0, 1200));
  await actions.getByRole('button', { name: 'Block' }).click();
  await new Question(page, 'Block Gauri Sane?').confirm();
  await expect(page.getByText('You have blocked Gauri')).toBeInViewport();
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await actions.getByRole('button', { name: 'Unblock' }).click();
  await new Question(page, 'Unblock Gauri?').confirm();
  await expect(profile.tabs.first()).toBeAttached();
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
});

test('the conversation with somebody whom one blocked long ago is closed, with the way to unblock', async ({
  page,
  request,
}) => {
  const { userId } = await openNewcomer(page, request, 'Ketaki', { blocked: true });
  const conversation = new ConversationPage(page);
  await conversation.open(userId);
  await expect(conversation.title).toHaveText('Ketaki');
  await expect(conversation.blocked).toContainText('Ketaki');
  await page.getByRole('main').getByRole('button', { name: 'Unblock' }).click();
  await new Question(page, 'Unblock Ketaki?').confirm();
  await expect(page.getByRole('button', { name: 'Ask to chat' })).toBeVisible();
});

/** Rohan on the profile of somebody who has just joined; `blocked` when he has blocked her before. */
async function openNewcomer(
  page: Page,
  request: APIRequestContext,
  name: string,
  { blocked = false }: { readonly blocked?: boolean } = {},
) {
  const email = `${name.toLowerCase()}-${Date.now()}@example.com`;
  const { userId } = await joinByCalls(request, { name, lastName: 'Sane', email });
  const token = await enterAs(page, demoMembers.rohan);
  if (blocked) {
    const data = { profileId: userId };
    const reply = await page.request.post(blockProfile.path, { headers: by(token), data });
    expect(reply.status()).toBe(200);
  }
  await page.goto(routes.profile.href({ userId }));
  const { actions, title, tabs } = new ProfilePage(page);
  return { actions, title, tabs, token, userId };
}

/** One notice, with these words. */
async function expectToldAlone({ notices }: Frame, words: string): Promise<void> {
  await expect(notices).toContainText(words);
  await expect(notices.getByText(words)).toHaveCount(1);
  await expect(notices).not.toContainText(/User blocked|Unblocked user|went wrong|connection/i);
}

async function isBlockedBy(page: Page, token: string, profileId: string): Promise<boolean> {
  const options = { headers: by(token), params: { profileId } };
  const reply = await page.request.get(isBlocked.path, options);
  return isBlocked.reply.parse(await reply.json()).is_blocked;
}

function by(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'x-app': 'web' };
}
