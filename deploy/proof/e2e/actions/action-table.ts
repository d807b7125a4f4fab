import { expect } from '@playwright/test';
import { getOwnBiodata } from 'shared-contracts/calls/biodata';
import { saveContacts } from 'shared-contracts/calls/contacts';
import {
  addBookmark,
  answerChatRequest,
  answerInterest,
  blockProfile,
  cancelChatRequest,
  deleteBookmark,
  removeInterest,
  reportUser,
  sendChatRequest,
  sendInterest,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { deleteSavedSearch, saveSearch, updateProfile } from 'shared-contracts/calls/own-profile';
import { routes } from 'shared-contracts/platform/routes';
import type { Joined } from '../fixtures/joined-by-calls.ts';
import { ContactsPage } from '../pages/contacts-page.ts';
import { InfoPage } from '../pages/info-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { Question } from '../pages/question.ts';
import type { Action, Stage } from './action.ts';

const onProfile = ({ page, her }: Stage) => page.goto(routes.profile.href({ userId: her.userId }));

const press = ({ page }: Stage, name: string) =>
  new ProfilePage(page).actions.getByRole('button', { name, exact: true }).click();

async function pressMore(stage: Stage, name: string): Promise<void> {
  const profile = new ProfilePage(stage.page);
  const button = profile.actions.getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await profile.openMore();
  await button.click();
}

const confirm = ({ page }: Stage, title: RegExp) => new Question(page, title).confirm();

/** The card or row of the other person in a list. */
const hers = ({ page }: Stage) =>
  page.getByRole('main').getByRole('article').filter({ hasText: 'Ila' });

const WRITTEN = 'Reads at night, sings at dawn.';

const openReport = (stage: Stage) => pressMore(stage, 'Report');
const expectReport = ({ page }: Stage) =>
  expect(page.getByLabel('What is wrong?')).toHaveValue(WRITTEN);

/** Opens a form and waits for its draft: until that is known, what is written is kept nowhere but in the form. */
async function untilDraftIsKnown({ page }: Stage, open: () => Promise<void>): Promise<void> {
  const known = page.waitForResponse(
    (reply) => reply.url().includes('/api/v1/drafts/') && reply.request().method() === 'GET',
  );
  await open();
  await known;
}

const openSaveSearch = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Save this search' }).click();
const expectSearchName = ({ page }: Stage) =>
  expect(page.getByLabel('Name of the search')).toHaveValue(WRITTEN);

const expectFirstName = ({ page }: Stage) =>
  expect(new InfoPage(page).text('First name')).toHaveValue('Rohit Vasant');
const expectContact = ({ page }: Stage) =>
  expect(new ContactsPage(page).field('Name')).toHaveValue('Vatsala');

/** Every action of the remotes that ends in a notice, by remote. */
export const ACTIONS: readonly Action[] = [
  {
    name: 'saving a profile',
    call: addBookmark,
    open: onProfile,
    async act(stage) {
      await press(stage, 'Save');
      await confirm(stage, /^Save the profile of /);
    },
    done: 'Added to your saved profiles.',
  },
  {
    name: 'taking a profile off the saved ones',
    call: deleteBookmark,
    prepare: ({ me, her }) => me.ask(addBookmark, { body: { bookmark: { to: her.userId } } }),
    open: onProfile,
    act: (stage) => pressMore(stage, 'Remove from Saved'),
    done: 'Removed from your saved profiles.',
    expectKept: ({ page }) =>
      expect(
        new ProfilePage(page).actions.getByRole('link', { name: 'Saved', exact: true }),
      ).toBeVisible(),
  },
  {
    name: 'sending an interest',
    call: sendInterest,
    open: onProfile,
    async act(stage) {
      await press(stage, 'Send Interest');
      await confirm(stage, /^Send an interest to /);
    },
    done: 'Interest sent',
  },
  {
    name: 'asking to chat',
    call: sendChatRequest,
    open: onProfile,
    async act(stage) {
      await press(stage, 'Chat');
      await confirm(stage, /^Ask /);
    },
    done: 'Chat request sent',
  },
  {
    name: 'reporting somebody',
    call: reportUser,
    async open(stage) {
      await onProfile(stage);
      await untilDraftIsKnown(stage, () => openReport(stage));
      await stage.page.getByLabel('What is wrong?').fill(WRITTEN);
    },
    act: ({ page }) => page.getByRole('button', { name: 'Send report' }).click(),
    done: 'Thank you. Our staff will look at it.',
    expectKept: expectReport,
    async expectBack(stage) {
      await openReport(stage);
      await expectReport(stage);
    },
  },
  {
    name: 'blocking somebody',
    call: blockProfile,
    open: onProfile,
    async act(stage) {
      await pressMore(stage, 'Block');
      await confirm(stage, /^Block /);
    },
    failed: 'Blocking user failed',
    done: 'User blocked',
  },
  {
    name: 'unblocking somebody',
    call: unblockProfile,
    prepare: ({ me, her }) => me.ask(blockProfile, { body: { profileId: her.userId } }),
    open: onProfile,
    async act(stage) {
      await press(stage, 'Unblock');
      await confirm(stage, /^Unblock /);
    },
    failed: 'Unblock user failed',
    done: 'Unblocked user',
  },
  {
    name: 'taking an interest back',
    call: removeInterest,
    prepare: ({ me, her }) => me.ask(sendInterest, { body: { to: her.userId } }),
    open: ({ page }) => page.goto('/interests?tab=sent'),
    async act(stage) {
      await hers(stage)
        .getByLabel(/^More about your interest in /)
        .click();
      await hers(stage).getByRole('button', { name: 'Cancel interest' }).click();
      await confirm(stage, /^Remove your interest in /);
    },
    failed: 'Error removing Interest',
    done: 'Interest removed',
  },
  {
    name: 'accepting an interest',
    call: answerInterest,
    prepare: ({ me, her }) => her.ask(sendInterest, { body: { to: me.userId } }),
    open: ({ page }) => page.goto('/interests?tab=received'),
    // By key: what is refused at once draws the button anew, where a second click would count as a double tap.
    act: (stage) =>
      hers(stage)
        .getByRole('button', { name: /^Accept/ })
        .press('Enter'),
    failed: 'Your answer did not arrive. Please try again.',
    done: (stage) => expect(hers(stage)).toContainText('Matched'),
  },
  {
    name: 'accepting a chat request',
    call: answerChatRequest,
    prepare: ({ me, her }) => askToChat(her, me),
    open: ({ page }) => page.goto('/chats?tab=received'),
    act: (stage) =>
      hers(stage)
        .getByRole('button', { name: /^Accept/ })
        .click(),
    done: 'You can write to each other now.',
  },
  {
    name: 'taking a chat request back',
    call: cancelChatRequest,
    prepare: ({ me, her }) => askToChat(me, her),
    open: ({ page }) => page.goto('/chats?tab=sent'),
    async act(stage) {
      await hers(stage)
        .getByRole('button', { name: /^Cancel request/ })
        .click();
      await confirm(stage, /^Take back your chat request to /);
    },
    done: 'Chat request taken back',
  },
  {
    name: 'saving a search',
    call: saveSearch,
    async open(stage) {
      const { page } = stage;
      await page.goto('/filtered/profiles?city=Pune');
      await untilDraftIsKnown(stage, () => openSaveSearch(stage));
      await page.getByLabel('Name of the search').fill(WRITTEN);
    },
    act: ({ page }) =>
      page
        .getByRole('dialog', { name: 'Save this search' })
        .getByRole('button', { name: 'Save', exact: true })
        .click(),
    done: 'Search saved.',
    expectKept: expectSearchName,
    async expectBack(stage) {
      await openSaveSearch(stage);
      await expectSearchName(stage);
    },
  },
  {
    name: 'removing a saved search',
    call: deleteSavedSearch,
    prepare: ({ me }) => me.ask(saveSearch, { body: { name: 'Near home', filters: 'city=Pune' } }),
    open: ({ page }) => page.goto('/filtered/profiles'),
    async act(stage) {
      await stage.page
        .getByRole('navigation', { name: 'Saved searches' })
        .getByRole('button', { name: /Near home/ })
        .click();
      await confirm(stage, /^Remove the saved search/);
    },
    done: 'Search removed.',
  },
  {
    name: 'taking one’s own biodata',
    call: getOwnBiodata,
    open: ({ page, me }) => page.goto(routes.profile.href({ userId: me.userId })),
    act: ({ page }) =>
      page
        .getByRole('region', { name: 'Biodata as PDF' })
        .getByRole('button', { name: 'Download biodata' })
        .click(),
    done: 'Download successful',
  },
  {
    name: 'saving a step of one’s profile',
    call: updateProfile,
    async open({ page }) {
      const info = new InfoPage(page);
      await info.open(0);
      await info.text('First name').fill('Rohit Vasant');
    },
    act: ({ page }) => new InfoPage(page).save(),
    failed: 'Profile save failed',
    done: 'Profile saved',
    expectKept: expectFirstName,
    expectBack: expectFirstName,
  },
  {
    name: 'saving the family’s contacts',
    call: saveContacts,
    async open({ page }) {
      await page.goto(routes.addContacts.href());
      const contacts = new ContactsPage(page);
      await contacts.field('Name').fill('Vatsala');
      await contacts.field('Relation').selectOption('Mother');
      await contacts.field('Phone').fill('90000 54321');
    },
    act: ({ page }) => new ContactsPage(page).save(),
    failed: 'Error contacts not updated',
    done: 'Contacts updated',
    expectKept: expectContact,
    expectBack: expectContact,
  },
];

function askToChat(from: Joined, to: Joined): Promise<unknown> {
  return from.ask(sendChatRequest, {
    body: { to: to.userId, accepted: false, declined: false },
  });
}
