import { listInterests } from 'shared-contracts/calls/engagement';
import { routes } from 'shared-contracts/platform/routes';
import { expect } from '../../fixtures/test.ts';
import type { Stage } from '../stage.ts';

const CONTACTS = 'mf-verification';
const EDITING = 'mf-profiles.editing';
const PASSWORD = 'shell.password';

/** What a member does with the own account, up to its end. */
export async function walkOwnPages(stage: Stage): Promise<void> {
  const { page, main, words, frame, faults } = stage;
  // The server ends the sessions before the answer to the deletion is here; the closed socket makes the page ask.
  faults.expect(/status of 401.*counts\/subscribe/);
  await stage.enter(await stage.join('Vatsala', 'female'));

  await page.goto(routes.addContacts.href());
  const field = (key: string) => main.getByLabel(words(CONTACTS, `field.${key}`), { exact: true });
  await field('name').fill('मालती');
  await field('relation').selectOption('Mother');
  await field('phone').fill('90000 54321');
  const saveContacts = stage.button(CONTACTS, 'form.save');
  await stage.offline(async () => {
    await saveContacts.click();
    await stage.expectTold('contactsFailed');
  });
  await saveContacts.click();
  await stage.expectTold('contactsSaved');
  await expect(page).toHaveURL(routes.profiles.href());

  await page.goto(routes.info.href({ go: '0' }));
  const name = words(EDITING, 'field.name');
  await main.getByRole('textbox', { name, exact: true }).fill('वत्सला');
  const saveStep = stage.button(EDITING, 'save.save');
  await stage.offline(async () => {
    await saveStep.click();
    await stage.expectTold('profileFailed');
  });
  await saveStep.click();
  await stage.expectTold('profileSaved');

  const choose = async (key: string) => {
    await frame.unfoldMenu();
    await stage.button('phrases', key, frame.top).click();
  };
  await choose('menu.biodata');
  await stage.expectTold('biodataDownloaded');

  // Who has joined with a password changes it.
  await choose('password.change');
  const dialog = page.getByRole('dialog');
  const write = async (next: string, again: string) => {
    await dialog.getByLabel(words(PASSWORD, 'new'), { exact: true }).fill(next);
    await dialog.getByLabel(words(PASSWORD, 'confirm'), { exact: true }).fill(again);
    await stage.button(PASSWORD, 'save', dialog).click();
  };
  await write('haldi-123', 'haldi-124');
  await stage.expectTold('passwordMismatch');
  await write('haldi', 'haldi');
  await stage.expectTold('passwordTooShort');

  faults.expect(/ERR_CONNECTION_FAILED/);
  const lists = new RegExp(`${listInterests.path}\\?`);
  await page.route(lists, (route) => route.abort('connectionfailed'));
  await page.goto(routes.interests.href({ tab: 'sent' }));
  await stage.expectTold('listFailed');
  await page.unroute(lists);

  await page.goto(routes.deleteAccount.href());
  await stage.button('shell.delete-account', 'last.action').click();
  await stage.confirm();
  await stage.expectTold('accountDeleted');
}
