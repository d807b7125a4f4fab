import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { Question } from '../pages/question.ts';

test('a member reads the three lists of interests, and Back walks through them', async ({
  page,
}) => {
  await enterAs(page, demoMembers.asha);
  await page.goto('/interests?tab=sent');
  const cards = page.getByRole('main').getByRole('article');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Which interests to show' }).getByRole('link', { name });
  // What was declined can only be hidden.
  await expect(cards.first()).toContainText(/Cancel interest|Remove from the list/);
  await tab('Received').click();
  await expect(page).toHaveURL('/interests?tab=received');
  await expect(page.getByRole('region', { name: 'Received' })).toContainText('Accept');
  await tab('Match').click();
  await expect(cards.first()).toContainText('Matched');
  await page.goBack();
  await expect(tab('Received')).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL('/interests?tab=sent');
  await expect(cards.first()).toContainText(/Cancel interest|Remove from the list/);
});

test('a member cancels a sent interest after a question, and it stays away', async ({
  page,
  frame,
}) => {
  await enterAs(page, demoMembers.asha);
  await page.goto('/interests?tab=sent');
  const sent = page.getByRole('region', { name: 'Sent' });
  const undecided = sent.getByRole('article').filter({ hasText: 'Cancel interest' });
  const first = undecided.first().getByRole('heading').getByRole('link');
  const address = (await first.getAttribute('href')) ?? '';
  const card = sent.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) });
  const more = card.getByLabel(/^More about your interest in /);
  const cancel = card.getByRole('button', { name: 'Cancel interest' });
  const question = new Question(page, /^Remove your interest in /);
  await more.click();
  await cancel.click();
  await question.cancel();
  await expect(question.dialog).toBeHidden();
  await expect(card).toBeVisible();
  await more.click();
  await cancel.click();
  await question.confirm();
  await expect(frame.notices).toContainText('Interest removed');
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(sent.getByRole('article').first()).toBeVisible();
  await expect(card).toHaveCount(0);
});
