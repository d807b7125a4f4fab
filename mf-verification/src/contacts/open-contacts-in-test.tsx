import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listContacts, saveContacts, type Contact } from 'shared-contracts/calls/contacts';
import { deleteDraft, getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import { getKeys } from 'shared-contracts/calls/site';
import type { Question } from 'shared-contracts/host';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { contact, contactsReply, keysReply } from '../testing/contacts.ts';
import { ContactsPage } from './contacts-page.tsx';

export const two = [
  contact(),
  contact({ name: 'Shubhangi', relation: 'Mother', phone: '9000054321' }),
];

export async function open(
  saved: Contact[],
  saving: FakeReply<typeof saveContacts> = ({ body }) => contactsReply(body as Contact[]),
  answer = true,
  draft: unknown = null,
  more: { readonly google?: string; readonly api?: Fake[]; readonly at?: string } = {},
) {
  const questions: Question[] = [];
  const page = renderRemote(<ContactsPage />, {
    at: more.at ?? '/add/contacts',
    path: '/add/contacts',
    session: session(),
    api: [
      fake(listContacts, contactsReply(saved)),
      fake(saveContacts, saving),
      fake(getDraft, {
        data: draft === null ? null : { content: draft, saved_at: '2026-01-02T10:00:00.000Z' },
      }),
      fake(saveDraft, { data: null }),
      fake(deleteDraft, { data: null }),
      fake(getKeys, keysReply(more.google)),
      ...(more.api ?? []),
    ],
    host: {
      confirm: async (question) => {
        questions.push(question);
        return answer;
      },
    },
  });
  await screen.findAllByRole('group', { name: /^Contact \d/ });
  return {
    ...page,
    questions,
    sent: () => page.requests.filter(({ call }) => call.startsWith('POST')),
  };
}

export const entry = (n: number) => within(screen.getByRole('group', { name: `Contact ${n}` }));
export const field = (n: number, name: string) =>
  entry(n).getByRole('textbox', { name: new RegExp(`^${name}`) });
export const relation = (n: number) => entry(n).getByRole('combobox', { name: 'Relation' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const entries = () => screen.queryAllByRole('group', { name: /^Contact \d/ });
