import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContacts, type Contact } from 'shared-contracts/calls/contacts';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { contact, contactsReply } from '../testing/contacts.ts';
import { two, open, field, relation, press, entries } from './open-contacts-in-test.tsx';

const [OLD, NEW] = ['2026-11-21T05:00:00.000Z', '2026-11-21T06:00:00.000Z'];
const aunt = contact({ name: 'Sunanda', relation: 'Aunt', phone: '90000 77777' });

/** The page over a server on which another device has saved `newer` since. */
function openStale(newer: Contact[]) {
  return open(two, ({ body, query }) =>
    query?.['if_updated_at'] === OLD
      ? {
          refuse: 409,
          code: 'contacts.changedMeanwhile',
          conflict: { data: newer, updated_at: NEW },
        }
      : contactsReply(body as Contact[], NEW),
  );
}

const names = () => entries().map((_, at) => (field(at + 1, 'Name') as HTMLInputElement).value);
const choice = () => screen.queryByRole('group', { name: /^Your contacts were saved/ });
const lastSent = (page: Awaited<ReturnType<typeof open>>) => page.sent().at(-1)?.input;

describe('contacts that another device saved meanwhile', () => {
  async function addUncle() {
    await press('Add another contact');
    await userEvent.type(field(3, 'Name'), 'Raghav');
    await userEvent.selectOptions(relation(3), 'Guardian');
    await userEvent.type(field(3, 'Phone'), '90000 88888');
  }

  it('are not replaced: both lists are shown, and together they are saved', async () => {
    const page = await openStale([...two, aunt]);
    await addUncle();
    await press('Save contacts');
    await waitFor(() => expect(choice()).toHaveFocus());
    expect(choice()).toHaveTextContent('Sunanda · Aunt · 90000 77777');
    expect(page.notices).toEqual([]);
    expect(screen.getByTestId('address')).toHaveTextContent('/add/contacts');
    expect(names()).toEqual(['Vinayak', 'Shubhangi', 'Raghav']);
    await press('Put both together');
    expect(choice()).not.toBeInTheDocument();
    expect(names()).toEqual(['Vinayak', 'Shubhangi', 'Raghav', 'Sunanda']);
    expect(screen.getByText(/^Both lists are in the form now/)).toBeInTheDocument();
    await press('Save contacts');
    await waitFor(() => expect(page.notices).toEqual(['contacts.saved']));
    expect(lastSent(page)).toMatchObject({ query: { if_updated_at: NEW } });
    expect((lastSent(page) as { body: Contact[] }).body).toHaveLength(4);
  });

  it.each([
    ['Go on with mine', ['Vinayak', 'Shubhangi', 'Raghav']],
    ['Use the newer list', ['Sunanda']],
  ])('leave the choice: %s', async (way, chosen) => {
    const page = await openStale([aunt]);
    await addUncle();
    await press('Save contacts');
    await waitFor(() => expect(choice()).toHaveFocus());
    await press(way);
    expect(names()).toEqual(chosen);
    await press('Save contacts');
    await waitFor(() => expect(page.notices).toEqual(['contacts.saved']));
    expect(lastSent(page)).toMatchObject({ query: { if_updated_at: NEW } });
  });

  it.each([false, true])(
    'come to a page that is looked at again; changed there: %s',
    async (typed) => {
      let saved = two;
      let at = OLD;
      const api = [fake(listContacts, () => contactsReply(saved, at))];
      await open(two, undefined, true, null, { api });
      if (typed) await userEvent.type(field(1, 'Occupation'), 'Teacher');
      [saved, at] = [[...two, aunt], NEW];
      window.dispatchEvent(new Event('visibilitychange'));
      if (typed) {
        await waitFor(() => expect(choice()).toBeVisible());
        expect(names()).toEqual(['Vinayak', 'Shubhangi']);
      } else {
        await waitFor(() => expect(names()).toEqual(['Vinayak', 'Shubhangi', 'Sunanda']));
        expect(choice()).not.toBeInTheDocument();
      }
    },
  );
});
