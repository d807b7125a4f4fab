import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContacts, MAX_CONTACTS, type Contact } from 'shared-contracts/calls/contacts';
import { getKeys } from 'shared-contracts/calls/site';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { contact, contactsReply, keysReply } from '../testing/contacts.ts';
import { ContactsPage } from './contacts-page.tsx';
import { two, open, field, relation, press, entries } from './open-contacts-in-test.tsx';

describe('family contacts', () => {
  it('start with one empty entry that cannot be removed', async () => {
    await open([]);
    expect(entries()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    for (const name of ['Name', 'Phone', 'Occupation', 'Current city', 'Address']) {
      expect(field(1, name)).toHaveValue('');
    }
    expect(relation(1)).toHaveValue('');
  });

  it('require name, relation and phone, offer a phone keyboard and at least 3 rows for the address', async () => {
    await open([]);
    expect(field(1, 'Name')).toBeRequired();
    expect(relation(1)).toBeRequired();
    expect(field(1, 'Phone')).toBeRequired();
    expect(field(1, 'Phone')).toHaveAttribute('type', 'tel');
    expect(field(1, 'Occupation')).not.toBeRequired();
    expect(field(1, 'Current city')).not.toBeRequired();
    expect(field(1, 'Address')).not.toBeRequired();
    expect(Number(field(1, 'Address').getAttribute('rows'))).toBeGreaterThanOrEqual(3);
  });

  it('say what they add to the score', async () => {
    await open([]);
    expect(screen.getByText(/\+20 profile score/)).toBeInTheDocument();
  });

  it('are filled with what is saved', async () => {
    await open([contact({ relation: 'Godmother', address: '14, टिळक रस्ता' }), ...two]);
    expect(entries()).toHaveLength(3);
    expect(relation(1)).toHaveValue('other');
    expect(field(1, 'Which relation')).toHaveValue('Godmother');
    expect(field(1, 'Address')).toHaveValue('14, टिळक रस्ता');
    expect(field(3, 'Name')).toHaveValue('Shubhangi');
    expect(relation(3)).toHaveValue('Mother');
  });

  it('are saved as a whole list, which says Contacts updated and goes to /profiles', async () => {
    const page = await open(two.slice(0, 1));
    await press('Add another contact');
    await userEvent.type(field(2, 'Name'), ' Shubhangi ');
    await userEvent.selectOptions(relation(2), 'Other');
    await userEvent.type(field(2, 'Which relation'), 'Godmother');
    await userEvent.type(field(2, 'Phone'), '90000 54321');
    await userEvent.type(field(2, 'Current city'), 'Pune');
    await press('Save contacts');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/profiles'));
    expect(page.notices).toEqual(['contacts.saved']);
    expect(page.questions).toEqual([]);
    expect(page.sent().map(({ input }) => (input as { body: unknown }).body)).toEqual([
      [
        contact(),
        contact({
          name: 'Shubhangi',
          relation: 'Godmother',
          phone: '90000 54321',
          current_city: 'Pune',
        }),
      ],
    ]);
  });
});

describe('a contact that is not in order', () => {
  it('is not sent; the summary takes the focus and leads to the fields', async () => {
    const page = await open([]);
    await press('Save contacts');
    const summary = screen.getByRole('group', { name: /Something is missing/ });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Contact 1, Name: Please enter the name.',
      'Contact 1, Relation: Please choose the relation.',
      'Contact 1, Phone: Please enter the phone number.',
    ]);
    expect(field(1, 'Name')).toHaveAccessibleDescription('Please enter the name.');
    expect(field(1, 'Name')).toBeInvalid();
    await userEvent.click(links[2] as HTMLElement);
    expect(field(1, 'Phone')).toHaveFocus();
    expect(page.sent()).toEqual([]);
    expect(page.notices).toEqual([]);
  });

  it('loses its words as it is mended, and a new entry has none yet', async () => {
    await open([]);
    await press('Save contacts');
    await userEvent.type(field(1, 'Name'), 'V');
    expect(field(1, 'Name')).not.toHaveAttribute('aria-invalid');
    await press('Add another contact');
    expect(field(2, 'Name')).not.toHaveAttribute('aria-invalid');
    await press('Remove contact 2');
    await userEvent.selectOptions(relation(1), 'Mother');
    await userEvent.type(field(1, 'Phone'), '9000012345');
    expect(screen.queryByRole('group', { name: /Something is missing/ })).not.toBeInTheDocument();
  });
});

describe('a refused save', () => {
  it('says Error contacts not updated, loses nothing and puts the words beside the right fields', async () => {
    const page = await open(two, {
      refuse: 422,
      code: 'form.invalid',
      errors: [
        { path: '0.name', message: 'Name is not right.' },
        { path: 'body.1.phone', message: 'Phone is not right.' },
      ],
    });
    await userEvent.type(field(2, 'Occupation'), 'Singer');
    await press('Save contacts');
    await waitFor(() => expect(page.notices).toEqual(['contacts.failed']));
    expect(field(1, 'Name')).toHaveAccessibleDescription('Name is not right.');
    expect(field(2, 'Phone')).toHaveAccessibleDescription(/^Phone is not right\./);
    expect(field(1, 'Phone')).toBeValid();
    expect(field(2, 'Occupation')).toHaveValue('Singer');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /Something is missing/ })).toHaveFocus(),
    );
    expect(screen.getByTestId('address')).toHaveTextContent('/add/contacts');
    await press('Remove contact 1');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(field(1, 'Phone')).toHaveAccessibleDescription(/^Phone is not right\./);
    await userEvent.type(field(1, 'Phone'), '0');
    expect(field(1, 'Phone')).toBeValid();
  });

  it('has one notice for a session that is over, and loses nothing', async () => {
    const page = await open(two, { refuse: 401, code: 'auth.required' });
    await userEvent.type(field(1, 'Address'), 'Tilak Road');
    await press('Save contacts');
    await screen.findByRole('group', { name: /Error contacts not updated/ });
    expect(page.notices).toEqual(['auth.signInAgain']);
    expect(field(1, 'Address')).toHaveValue('Tilak Road');
  });

  it('keeps what was typed when no answer comes, and saves on the next try', async () => {
    let broken = true;
    const page = await open(two, ({ body }) =>
      broken ? { refuse: 500, code: 'server.error' } : contactsReply(body as Contact[]),
    );
    await userEvent.type(field(1, 'Address'), 'Tilak Road');
    await press('Save contacts');
    const summary = await screen.findByRole('group', { name: /Error contacts not updated/ });
    expect(summary).toHaveTextContent('Something broke on our side. Nothing is lost');
    expect(field(1, 'Address')).toHaveValue('Tilak Road');
    broken = false;
    await press('Save contacts');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/profiles'));
    expect(page.notices).toEqual(['contacts.failed', 'contacts.saved']);
  });
});

describe('adding and removing', () => {
  it('moves to the first field of the new entry', async () => {
    await open(two);
    await press('Add another contact');
    await waitFor(() => expect(field(3, 'Name')).toHaveFocus());
  });

  it(`stops at ${MAX_CONTACTS} contacts`, async () => {
    await open(Array.from({ length: MAX_CONTACTS - 1 }, () => contact()));
    await press('Add another contact');
    expect(entries()).toHaveLength(MAX_CONTACTS);
    expect(screen.queryByRole('button', { name: 'Add another contact' })).not.toBeInTheDocument();
    expect(screen.getByText(`You can list at most ${MAX_CONTACTS} contacts.`)).toBeInTheDocument();
  });

  it('asks before an entry with content goes, then moves to the one in its place', async () => {
    const page = await open([...two, contact({ name: 'Raghav', relation: 'Guardian' })]);
    await press('Remove contact 2');
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(page.questions).toMatchObject([
      { title: 'Remove Shubhangi from your contacts?', danger: true },
    ]);
    expect(field(2, 'Name')).toHaveValue('Raghav');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Contact 2'));
    expect(screen.getByRole('status')).toHaveTextContent('Contact removed, 2 are left.');
    expect(page.sent()).toEqual([]);
  });

  it('keeps the entry when the answer is no', async () => {
    const page = await open(two, undefined, false);
    await press('Remove contact 1');
    await waitFor(() => expect(page.questions).toHaveLength(1));
    expect(entries()).toHaveLength(2);
  });

  it('takes an empty entry without a question and leaves the last one alone', async () => {
    const page = await open([]);
    await press('Add another contact');
    await press('Remove contact 1');
    await waitFor(() => expect(entries()).toHaveLength(1));
    expect(page.questions).toEqual([]);
    expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
  });
});

describe('leaving', () => {
  it('is held back while something is unsaved, and free again when it is as it was', async () => {
    const page = await open([]);
    await userEvent.type(field(1, 'Name'), 'V');
    expect(page.isLeavingGuarded()).toBe(true);
    await userEvent.clear(field(1, 'Name'));
    expect(page.isLeavingGuarded()).toBe(false);
  });

  it('is free once the contacts are saved', async () => {
    const page = await open(two);
    await userEvent.type(field(1, 'Name'), 'V');
    expect(page.isLeavingGuarded()).toBe(true);
    await press('Save contacts');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/profiles'));
    expect(page.isLeavingGuarded()).toBe(false);
  });

  it('is free while an added entry is still empty', async () => {
    const page = await open(two);
    await press('Add another contact');
    expect(page.isLeavingGuarded()).toBe(false);
  });
});

describe('waiting for the contacts', () => {
  it('says so, and offers Retry when they do not come', async () => {
    let broken = true;
    renderRemote(<ContactsPage />, {
      api: [
        fake(getKeys, keysReply()),
        fake(listContacts, () =>
          broken ? { refuse: 500, code: 'server.error' } : contactsReply(two),
        ),
      ],
    });
    expect(screen.getByRole('status')).toHaveTextContent('Your contacts are on their way');
    expect(screen.getByText(/^This is taking longer than usual/)).toHaveClass('sp-long-wait');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your contacts did not load');
    expect(entries()).toHaveLength(0);
    broken = false;
    await press('Retry');
    await waitFor(() => expect(entries()).toHaveLength(2));
  });
});
