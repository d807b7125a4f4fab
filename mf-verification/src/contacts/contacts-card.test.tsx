import { screen } from '@testing-library/react';
import { listContacts } from 'shared-contracts/calls/contacts';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { contact, contactsReply } from '../testing/contacts.ts';
import { ContactsCard } from './contacts-card.tsx';

it('says how many contacts are listed and leads to the form', async () => {
  renderRemote(<ContactsCard />, { api: [fake(listContacts, contactsReply([contact()]))] });
  expect(await screen.findByText('1 contact listed')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Family contacts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit family contacts' })).toHaveAttribute(
    'href',
    '/add/contacts',
  );
});

it('leads to the form although the number does not come', async () => {
  renderRemote(<ContactsCard />, {
    api: [fake(listContacts, { refuse: 500, code: 'server.error' })],
  });
  expect(await screen.findByText(/^Relatives the other/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit family contacts' })).toBeInTheDocument();
});
