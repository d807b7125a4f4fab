import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { CallReply } from 'shared-contracts/calls/call';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useHost } from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { profile } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it, vi } from 'vitest';
import '../../remote.tsx';
import { ContactsPart } from './contacts-part.tsx';

type Reply = CallReply<typeof getProfile>;
type Access = NonNullable<Reply['contacts']>['access'];

const shown = profile();
const father = {
  name: 'Shrikant Kulkarni',
  relation: 'Father',
  phone: '+91 98220 12345',
  occupation: 'Banker',
  current_city: 'Pune',
  address: null,
};

function reply(access: Access, phones: readonly string[] = []): Reply {
  return {
    data: { data: { ...shown, contact: phones.map((phone) => ({ ...father, phone })) } },
    contacts: { access, count: 1 },
    completion: {
      score: 0,
      video_intro: false,
      verification_added: { personal: false, job: false, salary: false, property: false },
    },
    is_bookmarked: false,
    is_chat_requested: false,
    i_am_interested: false,
    profile_interested: false,
  };
}

function Page() {
  const { query: queries } = useHost();
  const { data } = useQuery(queries(getProfile, { params: { id: shown.id } }));
  const cache = useQueryClient();
  const askAnew = () => void cache.invalidateQueries({ queryKey: keyOf(getProfile) });
  if (data === undefined) return null;
  return (
    <>
      <ContactsPart reply={data} />
      <p>{data.is_bookmarked ? 'saved' : 'not saved'}</p>
      <button onClick={askAnew}>Ask anew</button>
    </>
  );
}

describe('the family contacts of a profile', () => {
  it('are said to be none where there are none', async () => {
    const none = { ...reply('masked'), contacts: { access: 'masked' as const, count: 0 } };
    renderRemote(<Page />, { api: [fake(getProfile, none)] });
    expect(await screen.findByText('No contacts available.')).toBeVisible();
  });

  it.each([
    ['upgrade', 'Upgrade plan to see contacts', '/subscription?from=%2F'],
    ['verify', 'Verify your identity to see contacts', '/upload/doc'],
  ] as const)('lead to what is missing for them: %s', async (access, words, href) => {
    renderRemote(<Page />, { api: [fake(getProfile, reply(access))] });
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', href);
    expect(screen.getByText('1 contact of the family')).toBeVisible();
  });

  it('are related in the language of the page, and as it was written where no relation is offered', async () => {
    const { data, ...facts } = reply('masked');
    const contact = [father, { ...father, relation: 'Godmother' }];
    const inMarathi = { ...facts, data: { data: { ...data.data, contact } } };
    await act(async () => {
      renderRemote(
        <Suspense>
          <Page />
        </Suspense>,
        { api: [fake(getProfile, inMarathi)], host: { locale: 'mr' } },
      );
    });
    expect(await screen.findByText('वडील, Banker, Pune')).toBeVisible();
    expect(screen.getByText('Godmother, Banker, Pune')).toBeVisible();
  });

  it('are masked until one asks and confirms, then can be called', async () => {
    const confirm = vi.fn(() => Promise.resolve(true));
    const api = fake(getProfile, ({ query: asked }) =>
      asked?.reveal === 'contacts'
        ? reply('revealed', [father.phone])
        : reply('masked', ['+•• ••••• •••45']),
    );
    renderRemote(<Page />, { api: [api], host: { confirm } });
    expect(await screen.findByText('+•• ••••• •••45')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show numbers' }));
    expect(confirm).toHaveBeenCalledOnce();
    const call = await screen.findByRole('link', { name: 'Call Shrikant Kulkarni' });
    expect(call).toHaveAttribute('href', 'tel:+919822012345');
    // The button that had the focus is gone.
    expect(call).toHaveFocus();
  });

  it('say when a home address opens that is kept back', async () => {
    const kept = { ...reply('revealed', [father.phone, '+91 98220 54321']) };
    const [first, second] = kept.data.data.contact ?? [];
    if (first === undefined || second === undefined) throw new Error('no contacts');
    kept.data.data.contact = [
      { ...first, address_opens: 'match' },
      { ...second, address: '14, Tilak Road', address_opens: null },
    ];
    renderRemote(<Page />, { api: [fake(getProfile, kept)] });
    expect(await screen.findByText('14, Tilak Road')).toBeVisible();
    const words = screen.getAllByText(/^The home address opens once an interest/);
    expect(words).toHaveLength(1);
    // Revealed today: nothing has to be asked for again.
    expect(screen.queryByRole('button', { name: 'Show numbers' })).not.toBeInTheDocument();
  });

  it('say once when the home addresses of all open', async () => {
    const kept = { ...reply('revealed', [father.phone, '+91 98220 54321']) };
    for (const one of kept.data.data.contact ?? []) one.address_opens = 'match';
    renderRemote(<Page />, { api: [fake(getProfile, kept)] });
    expect(await screen.findAllByText(/^The home address opens once an interest/)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /^Call / })).toHaveLength(2);
  });

  it('stay shown when the profile is asked for anew, as after a call or when it is saved', async () => {
    let saved = false;
    let access: Access = 'masked';
    const api = fake(getProfile, ({ query: asked }) =>
      asked?.reveal === 'contacts'
        ? reply('revealed', [father.phone])
        : {
            ...reply(access, access === 'masked' ? ['+•• ••••• •••45'] : []),
            is_bookmarked: saved,
          },
    );
    const { requests } = renderRemote(<Page />, { api: [api] });
    await userEvent.click(await screen.findByRole('button', { name: 'Show numbers' }));
    await screen.findByRole('link', { name: 'Call Shrikant Kulkarni' });
    saved = true;
    await userEvent.click(screen.getByRole('button', { name: 'Ask anew' }));
    expect(await screen.findByText('saved')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Shrikant Kulkarni' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show numbers' })).not.toBeInTheDocument();
    const reveals = requests.filter(({ input }) => JSON.stringify(input).includes('reveal'));
    expect(reveals).toHaveLength(1);

    // Not beyond what the reader may see now.
    access = 'upgrade';
    await userEvent.click(screen.getByRole('button', { name: 'Ask anew' }));
    expect(await screen.findByRole('link', { name: /^Upgrade plan/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  it('stay masked when one thinks better of it, and tell why where they cannot be shown', async () => {
    const answers = [false, true];
    const confirm = () => Promise.resolve(answers.shift() ?? true);
    const notify = vi.fn();
    const api = fake(getProfile, ({ query: asked }) =>
      asked?.reveal === 'contacts'
        ? { refuse: 429, code: 'profile.dailyBudget' }
        : reply('masked', ['+•• ••••• •••45']),
    );
    renderRemote(<Page />, { api: [api], host: { confirm, notify } });
    const show = await screen.findByRole('button', { name: 'Show numbers' });
    await userEvent.click(show);
    expect(notify).not.toHaveBeenCalled();
    await userEvent.click(show);
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('profile.dailyBudget'));
    expect(screen.getByText('+•• ••••• •••45')).toBeVisible();
  });
});
