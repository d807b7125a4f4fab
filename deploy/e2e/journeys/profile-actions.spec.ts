import { sendInterest } from 'shared-contracts/calls/engagement';
import { routes } from 'shared-contracts/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { joinByCalls } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';

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
  const { actions } = new ProfilePage(page);
  await actions.getByText('More', { exact: true }).click();
  await actions.getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Uma' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toContainText('Please write at least a few words.');
  await expectAxeClean(page, 'a report without words');
  await dialog.getByLabel('What is wrong?').fill('Asks for money.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(frame.notices).toContainText('Our staff will look at it.');
  await expect(dialog).toBeHidden();
  await expect(actions.getByRole('button', { name: 'Send Interest' })).toBeVisible();
});
