import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProfile } from 'shared-contracts/calls/profiles';
import type { Host } from 'shared-contracts/host';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import {
  FromListing,
  FromSaved,
  open,
  openFrom,
  reply,
  shown,
  viewer,
} from './open-profile-in-test.tsx';

describe('a profile that a member opens', () => {
  it('begins with what a family asks first', async () => {
    open(fake(getProfile, reply({ gotra: null })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Kulkarni' })).toBeVisible();
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(glance.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'B.Arch.',
      '₹12,00,000',
      'Never married',
      'Marathi',
      'N/A',
    ]);
    for (const words of ['27 years', '5 ft 4 in', 'Pune'])
      expect(screen.getByText(words)).toBeVisible();
  });

  it.each([
    ['daughter', 'A parent manages this profile.'],
    ['brother', 'A brother or sister manages this profile.'],
    ['relative', 'A relative manages this profile.'],
  ] as const)('made for a %s says who manages it', async (made_for, words) => {
    open(fake(getProfile, reply({ made_for })));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says nothing twice: what stands above the tabs is in none of them', async () => {
    open(fake(getProfile, reply({ expectation: 'Someone kind.' })));
    const terms: string[] = [];
    for (const tab of await screen.findAllByRole('tab')) {
      await userEvent.click(tab);
      const panel = within(screen.getByRole('tabpanel'));
      terms.push(...panel.getAllByRole('term').map((term) => term.textContent));
    }
    expect(terms).toContain('Works at');
    for (const label of ['First name', 'Height', 'Lives in', 'Education', 'Hopes for a partner'])
      expect(terms).not.toContain(label);
    expect(screen.getByText('Someone kind.')).toBeVisible();
  });

  it('titles the document with the person’s name while it stands', async () => {
    const titles: string[] = [];
    const titled = (title: string) => {
      titles.push(title);
      return () => void titles.push('taken back');
    };
    const { unmount } = open(fake(getProfile, reply()), { host: { titled } });
    await screen.findByRole('heading', { level: 1, name: 'Asha Kulkarni' });
    expect(titles).toEqual(['Asha Kulkarni']);
    unmount();
    expect(titles).toEqual(['Asha Kulkarni', 'taken back']);
  });

  it('has all five on paper, and the points of each aspect', async () => {
    open(fake(getProfile, reply()));
    await screen.findAllByRole('tab');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Personal Details',
        'Work & Education',
        'Family Details',
        'Preferences & Expectations',
        'Astrology Details',
      ]),
    );
    expect(screen.queryAllByRole('tab')).toEqual([]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getAllByRole('tab')).toHaveLength(5);
  });

  it('has five tabs that the arrow keys walk, kept in the address', async () => {
    open(fake(getProfile, reply()));
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Personal Details',
      'Work & Education',
      'Family Details',
      'Preferences & Expectations',
      'Astrology Details',
    ]);
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Family Details' })).toHaveFocus();
    expect(screen.getByTestId('address')).toHaveTextContent('?tab=family');
    expect(valueOf('Mamkul (mother’s family)')).toBe('Joshi, Satara');
    expect(valueOf('Family’s means')).toBe('N/A');
  });

  it('opens the tab that the address names', async () => {
    open(fake(getProfile, reply()), { query: '?tab=preferences' });
    await screen.findAllByRole('tab');
    expect(valueOf('Would like to study further')).toBe('Yes');
    expect(valueOf('Wedding ceremony')).toBe('N/A');
  });

  it('gives its actions and the flags to their slot, and nothing to it on one’s own profile', async () => {
    const host = { renderSlot: (name, props) => <p>{name + JSON.stringify(props)}</p> } satisfies {
      renderSlot: Host['renderSlot'];
    };
    const { unmount } = open(fake(getProfile, reply()), { host });
    const actions = await screen.findByRole('group', { name: 'What you can do' });
    expect(actions).toHaveTextContent('profile.actions');
    expect(actions).toHaveTextContent(
      '"flags":{"is_bookmarked":true,"is_chat_requested":false,"i_am_interested":false,"profile_interested":false}',
    );
    expect(screen.getByText(/profile\.assistant/)).toBeVisible();
    unmount();

    open(fake(getProfile, reply()), { host, session: session({ userId: shown.id }) });
    expect(await screen.findByText(/This is your own profile/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Biodata as PDF' })).toBeVisible();
    expect(screen.queryByText(/profile\.actions/)).not.toBeInTheDocument();
  });

  it('shows the seals that the reply carries', async () => {
    open(fake(getProfile, reply({ badges: { personal: true, salary: true, job: false } })), {
      session: { ...viewer, myplan: 'trust' },
    });
    expect(await screen.findByText('Identity verified')).toBeVisible();
    expect(screen.getByText('Income verified')).toBeVisible();
    expect(screen.queryByText('Job verified')).not.toBeInTheDocument();
    expect(screen.queryByText(/Upgrade plan/)).not.toBeInTheDocument();
  });

  it.each([
    // What the plan of the sign-in was, and what the API shows now.
    ['hope', {}, true],
    ['trust', {}, true],
    ['hope', { personal: false }, false],
    ['belief', { personal: false }, false],
  ] as const)(
    'shows the way to the seals where the plan in force shows none: %s, %j',
    async (myplan, badges, shows) => {
      open(fake(getProfile, reply({ badges })), { session: { ...viewer, myplan } });
      await screen.findAllByRole('tab');
      const words = 'Upgrade plan to see identity, job & income verifications';
      const ways = screen.queryAllByRole('link', { name: words });
      expect(ways.map((way) => way.getAttribute('href'))).toEqual(
        shows ? [expect.stringMatching(/^\/subscription\?from=%2Fprofile%2F\w+$/)] : [],
      );
    },
  );

  it('flags a missing birth name when the address says so', async () => {
    const whole = reply();
    const data = { ...whole.data.data, points: null, no_points: 'own_birthname' as const };
    open(fake(getProfile, { ...whole, data: { data } }), { query: '?birthname=missing' });
    const links = await screen.findAllByRole('link', {
      name: 'Update your birthname for Gunmilan score',
    });
    // One of the banner, one of the Gun Milan.
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/info?go=4', '/info?go=4']);
    expect(screen.getByText('Gun Milan needs both birth names')).toBeVisible();
  });

  it('says nothing of a birth name that is there, whatever a kept address says', async () => {
    open(fake(getProfile, reply()), { query: '?birthname=missing' });
    await screen.findAllByRole('tab');
    expect(
      screen.queryByRole('link', { name: 'Update your birthname for Gunmilan score' }),
    ).not.toBeInTheDocument();
  });

  it.each([
    [false, false, null],
    [false, true, null],
    [true, false, 'Asha is interested in you'],
    [true, true, 'You are interested in each other'],
  ])('with their interest %s and the viewer’s %s says %s', async (theirs, mine, words) => {
    const flags = { profile_interested: theirs, i_am_interested: mine };
    const opened = open(fake(getProfile, { ...reply(), ...flags }));
    expect(await screen.findByRole('tab', { name: 'Family Details' })).toBeVisible();
    const said = screen.queryByText(/interested in/)?.textContent ?? null;
    expect(said).toBe(words);
    opened.unmount();
  });

  it('is for staff to read: no actions, no match with them, no biodata to take away', async () => {
    const { data, ...rest } = reply();
    const withMatch = { ...data.data, points: null, no_points: 'information' as const };
    const matched = fake(getProfile, { ...rest, data: { data: withMatch } });
    const opened = open(matched);
    expect(await screen.findByRole('group', { name: 'What you can do' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Biodata as PDF' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Gun Milan' })).toBeVisible();
    opened.unmount();

    open(matched, { session: { ...viewer, isAdmin: true } });
    expect(await screen.findByRole('tab', { name: 'Family Details' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'What you can do' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Biodata as PDF' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Gun Milan' })).not.toBeInTheDocument();
  });

  it('offers staff alone a place for the history of a profile', async () => {
    const host = { renderSlot: (name) => <p>{name}</p> } satisfies {
      renderSlot: Host['renderSlot'];
    };
    const opened = open(fake(getProfile, reply()), { host });
    expect(await screen.findByText('profile.actions')).toBeVisible();
    expect(screen.queryByText('profile.desk')).toBeNull();
    opened.unmount();
    open(fake(getProfile, reply()), { host, session: { ...viewer, isAdmin: true } });
    expect(await screen.findByText('profile.desk')).toBeVisible();
  });

  it('offers the video introduction when there is one', async () => {
    open(fake(getProfile, reply({ video_intro: '/media/intro.mp4' })));
    expect(await screen.findByRole('button', { name: 'Video introduction' })).toBeVisible();
  });

  it('shows what the listing knows at once, and says so when the rest does not come', async () => {
    let broken = true;
    const api = fake(getProfile, () => (broken ? { refuse: 500, code: 'server.error' } : reply()));
    openFrom(<FromListing />, api);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Kulkarni');
    expect(screen.getByText('Architect')).toBeVisible();
    expect(screen.getByText('The profile is on its way')).toBeInTheDocument();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing is lost');
    expect(screen.getByText('Architect')).toBeVisible();
    broken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('tab', { name: 'Family Details' })).toBeVisible();
  });

  it('has a word about a wait of ten seconds, whether the listing knows something or not', async () => {
    const word =
      'This is taking longer than usual. Please stay on this page; the profile will come.';
    const { unmount } = open(fake(getProfile, reply()));
    expect(screen.getByText(word)).toBeInTheDocument();
    await screen.findAllByRole('tab');
    expect(screen.queryByText(word)).not.toBeInTheDocument();
    unmount();

    openFrom(<FromListing />, fake(getProfile, reply()));
    expect(screen.getByText('Architect')).toBeVisible();
    expect(screen.getByText(word)).toBeInTheDocument();
    await screen.findAllByRole('tab');
    expect(screen.queryByText(word)).not.toBeInTheDocument();
  });

  it('shows what the list of saved people knows at once', async () => {
    openFrom(<FromSaved />, fake(getProfile, reply()));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asha Kulkarni');
    expect(screen.getByText('Architect')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Family Details' })).toBeVisible();
  });

  it('tells whoever was in touch that the marriage is fixed, whatever the listing knows', async () => {
    const married = { refuse: 410, code: 'profile.marriageFixed' } as const;
    openFrom(<FromListing />, fake(getProfile, married));
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'The marriage of this person is fixed',
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all profiles' })).toHaveAttribute(
      'href',
      '/profiles',
    );
    // Another try would not change it.
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(screen.queryByText('Architect')).not.toBeInTheDocument();
  });

  it('keeps the focus on the name while what the listing knows becomes the whole', async () => {
    openFrom(<FromListing />, fake(getProfile, reply()));
    const title = screen.getByRole('heading', { level: 1 });
    title.focus();
    expect(await screen.findByRole('tab', { name: 'Family Details' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    expect(title).toHaveFocus();
  });
});

function valueOf(label: string) {
  return within(screen.getByRole('tabpanel')).getByText(label).nextElementSibling?.textContent;
}
