import { expectAxeClean } from '../fixtures/axe.ts';
import { draftForgotten } from '../fixtures/draft-forgotten.ts';
import { demoMembers, enterAs } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { ContactsPage } from '../pages/contacts-page.ts';
import { Question } from '../pages/question.ts';

test('a member adds a family contact, finds it again, and takes it off after a question', async ({
  page,
  frame,
}) => {
  await enterAs(page, demoMembers.rohan);
  const contacts = new ContactsPage(page);
  const before = await contacts.open();

  // From an address book into the form, and not further; gone again with a question.
  await contacts.chooseFile('family.csv', 'name,phone\nआत्या सुमन,098220 12345\nNobody,none\n');
  await contacts.book.getByRole('checkbox', { name: /आत्या सुमन/ }).check();
  await expectAxeClean(page, 'people of an address book');
  await contacts.book.getByRole('button', { name: 'Add 1' }).click();
  await expect(contacts.entries).toHaveCount(before + 1);
  await expect(contacts.field('Phone')).toHaveValue('+919822012345');
  await expect(contacts.field('Relation')).toBeFocused();
  await contacts.removeLast();
  await new Question(page, 'Remove आत्या सुमन from your contacts?').confirm();
  await expect(contacts.entries).toHaveCount(before);

  await contacts.add();
  await contacts.field('Name').fill('Vatsala');
  await contacts.save();
  await expect(contacts.summary).toBeFocused();
  await expect(contacts.field('Phone')).toHaveAccessibleDescription(/Please enter the phone/);
  await contacts.summary.getByRole('link', { name: /Please choose the relation/ }).click();
  await expect(contacts.field('Relation')).toBeFocused();
  await contacts.field('Relation').selectOption('Mother');
  await contacts.field('Phone').fill('90000 54321');
  await expect(contacts.summary).toBeHidden();
  await contacts.save();
  await expect(frame.notices).toContainText('Contacts updated');
  await expect(page).toHaveURL('/profiles');

  expect(await contacts.open()).toBe(before + 1);
  await page.reload();
  await expect(contacts.entries).toHaveCount(before + 1);
  await expect(contacts.field('Name')).toHaveValue('Vatsala');
  await expect(contacts.field('Relation')).toHaveValue('Mother');
  await expect(contacts.field('Phone')).toHaveValue('+91 90000 54321');

  const question = new Question(page, 'Remove Vatsala from your contacts?');
  await contacts.removeLast();
  await question.cancel();
  await expect(question.dialog).toBeHidden();
  await expect(contacts.entries).toHaveCount(before + 1);
  await contacts.removeLast();
  await question.confirm();
  await expect(contacts.entries).toHaveCount(before);
  await contacts.save();
  await expect(frame.notices).toContainText('Contacts updated');
  expect(await contacts.open()).toBe(before);
});

test('a member who has typed something is asked before leaving, by a link, a tab, Back and Logout, and finds it again', async ({
  page,
  frame,
}) => {
  // On a phone the bar that saves takes the place of the tabs.
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, demoMembers.meera);
  const contacts = new ContactsPage(page);
  // A step of the router's own, so that Back of the browser stays inside the page.
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Family contacts' }).click();
  await expect(contacts.entries.first()).toBeVisible();
  await contacts.add();
  await contacts.field('Name').fill('Vatsala');

  const question = new Question(page, 'Leave without saving?');
  const waysOut = [
    () => frame.tab('Saved').click(),
    () => frame.choose('Logout'),
    () => page.getByRole('link', { name: 'Back' }).click(),
    () => page.goBack(),
  ];
  for (const leave of waysOut) {
    await leave();
    // By a key: two clicks within 400 ms at one place of the screen are taken for a double tap.
    await question.dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(question.dialog).toBeHidden();
    await expect(page).toHaveURL('/add/contacts');
    await expect(contacts.field('Name')).toHaveValue('Vatsala');
  }
  await page.goBack();
  await question.confirm();
  await expect(page).toHaveURL('/settings');
  await page.goForward();
  await expect(contacts.field('Name')).toHaveValue('Vatsala');
  await page.getByRole('button', { name: 'Discard' }).click();
  // The next test of this member must not find it: it is gone from the server before this page is.
  const forgotten = draftForgotten(page, 'contacts');
  await new Question(page, 'Discard what is not saved?').confirm();
  await expect(contacts.field('Name')).not.toHaveValue('Vatsala');
  await forgotten;
});
