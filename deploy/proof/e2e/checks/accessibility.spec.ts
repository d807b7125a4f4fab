import { expectAxeClean } from '../fixtures/axe.ts';
import { joinByCalls, NEW_PASSWORD } from '../fixtures/joined-by-calls.ts';
import { enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactsPage } from '../pages/contacts-page.ts';
import { PasswordDialog } from '../pages/password-dialog.ts';
import { Question } from '../pages/question.ts';

// The pages themselves are judged in routes/by-address.spec.ts; this is what opens on top of them.
test.describe('axe finds nothing in', () => {
  test.use({ role: 'member', viewport: { width: 360, height: 780 } });

  // Nothing is half faded in while it is judged.
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the open avatar menu', async ({ page, frame }) => {
    await page.goto('/blogs');
    await frame.unfoldMenu();
    await frame.top.getByText('Profile', { exact: true }).click();
    await expect(frame.top.getByRole('link', { name: 'Edit My Profile' })).toBeVisible();
    await expectAxeClean(page, 'the avatar menu');
  });

  test('the password dialog, with what is wrong in it', async ({ page, frame }) => {
    await page.goto('/blogs');
    await frame.press('Change Password');
    const password = new PasswordDialog(page, 'Change Password');
    await password.write('haldi', 'kumkum');
    await expect(password.dialog).toContainText('New passwords do not match.');
    await expectAxeClean(page, 'the password dialog');
  });

  test('a question', async ({ page }) => {
    await page.goto('/interests?tab=sent');
    await page
      .getByLabel(/^More about your interest in /)
      .first()
      .click();
    await page.getByRole('button', { name: 'Cancel interest' }).first().click();
    const question = new Question(page, /^Remove your interest in /);
    await expect(question.dialog).toBeVisible();
    await expectAxeClean(page, 'the question');
    await question.cancel();
  });
});

// Somebody of its own: the draft that it leaves would ask other tests of the member before they leave the page.
test('axe finds nothing in a contact that is not in order', async ({ page, request }) => {
  const email = `rohit-${Date.now()}@example.com`;
  await joinByCalls(request, { name: 'Rohit', lastName: 'Deshpande', gender: 'male', email });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, email, NEW_PASSWORD);
  const contacts = new ContactsPage(page);
  await contacts.open();
  await contacts.field('Name').fill('Vatsala');
  await contacts.save();
  await expect(contacts.summary).toBeFocused();
  await expectAxeClean(page, 'contacts with words of what is missing');
});
