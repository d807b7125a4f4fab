import { sendChatRequest, answerChatRequest } from 'shared-contracts/calls/engagement';
import { sendMessage } from 'shared-contracts/calls/messaging';
import { routes } from 'shared-contracts/platform/routes';
import { expectAxeClean } from '../fixtures/axe.ts';
import { expectFitEverywhere } from '../fixtures/fit.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { mailTo } from '../site/outbox.ts';

const WORDS = 'Please do not ask anybody here for money.';

test('a report goes from the member’s tap to the decision, which its person reads and a manager can undo', async ({
  page,
  browser,
  request,
  baseURL,
  frame,
  faults,
}) => {
  test.slow();
  const at = Date.now();
  const join = async (name: string, gender: 'female' | 'male') => {
    const email = `${name.toLowerCase()}-${at}@example.com`;
    return { email, ...(await joinByCalls(request, { name, lastName: 'Kelkar', email, gender })) };
  };
  const [nalini, vikas] = [await join('Nalini', 'female'), await join('Vikas', 'male')];
  const ask = { body: { to: nalini.userId, accepted: false, declined: false } };
  const { id } = sendChatRequest.reply.parse(await vikas.ask(sendChatRequest, ask)).data;
  await nalini.ask(answerChatRequest, {
    params: { id },
    body: { accepted: true, declined: false },
  });
  await vikas.ask(sendMessage, {
    body: { to: nalini.userId, message: 'Send me 5,000 rupees', client_id: crypto.randomUUID() },
  });

  // Her tap.
  await enterAs(page, nalini.email, NEW_PASSWORD);
  await page.goto(routes.profile.href({ userId: vikas.userId }));
  const profile = new ProfilePage(page);
  const { actions } = profile;
  await profile.openMore();
  await actions.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByLabel('What is wrong?').fill('He asks for money.');
  await page.getByLabel(/^Include the last messages that Vikas/).check();
  await expectAxeClean(page, 'the report dialog');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(frame.notices).toContainText('Thank you. Our staff will look at it.');

  // The desk: what was handed over when asked for, and the profile is hidden.
  const context = { ...(baseURL !== undefined && { baseURL }) };
  const desk = await browser.newContext({ ...context, viewport: { width: 1366, height: 768 } });
  const staff = await desk.newPage();
  await enterAs(staff, demoMembers.staff);
  await staff.goto(routes.reports.href());
  const main = staff.getByRole('main');
  await main
    .getByRole('row', { name: 'Report about Vikas Kelkar, by Nalini Kelkar' })
    .press('Enter');
  await expect(main.getByRole('heading', { name: 'Report about Vikas Kelkar' })).toBeFocused();
  await expect(main.getByText('The first report about this person')).toBeVisible();
  await expect(main.getByText('Send me 5,000 rupees')).toBeHidden();
  await staff.keyboard.press('e');
  await expect(main.getByText('Send me 5,000 rupees')).toBeVisible();
  await expectFitEverywhere(staff, 'a report');
  await staff.setViewportSize({ width: 1366, height: 768 });
  await main.getByRole('heading', { name: 'Report about Vikas Kelkar' }).focus();
  await staff.keyboard.press('h');
  await staff.keyboard.type(WORDS);
  await staff.keyboard.press('Control+Enter');
  await expect(main.getByText('Hidden: the profile of Vikas Kelkar.')).toBeVisible();

  // He is told, in the words of the desk and not by whom.
  const mail = await mailTo(vikas.email, WORDS);
  expect(mail.text).not.toContain('Nalini');
  const his = await (await browser.newContext(context)).newPage();
  await enterAs(his, vikas.email, NEW_PASSWORD);
  await his.goto(routes.info.href());
  await expect(his.getByText('Our team has hidden your profile')).toBeVisible();
  await expect(his.getByText(WORDS)).toBeVisible();
  faults.expect(/status of 404.*\/(profiles\/|view\/profile)/);
  await page.goto(routes.profile.href({ userId: vikas.userId }));
  await expect(page.getByText('This profile is not available')).toBeVisible();

  // A manager shows it again.
  await main.getByRole('tab', { name: 'Hidden profiles' }).click();
  const row = main.getByRole('listitem').filter({ hasText: 'Vikas Kelkar' });
  await row.getByLabel('Why it is shown again').fill('He has apologised.');
  await row.getByRole('button', { name: 'Show the profile of Vikas Kelkar again' }).click();
  await expect(main.getByText('The profile of Vikas Kelkar is shown again.')).toBeVisible();
  await his.reload();
  await expect(his.getByRole('heading', { name: 'Edit profile' })).toBeVisible();
  await expect(his.getByText('Our team has hidden your profile')).toBeHidden();
  await his.context().close();
  await desk.close();
});
