import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { getProfile, listProfiles, type Profile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { routes } from 'shared-contracts/platform/routes';
import { useQueryClient } from 'shared-contracts/query';
import { profile, profileCard, session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, type RenderRemoteOptions } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { ProfilePage } from './profile-page.tsx';

const viewer = session({ userId: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2cff' });
const shown = profile();

function reply(change: Partial<Profile> = {}) {
  return {
    data: { data: profile(change) },
    completion: {
      score: 0,
      video_intro: false,
      verification_added: { personal: false, job: false, salary: false, property: false },
    },
    is_bookmarked: true,
    is_chat_requested: false,
    i_am_interested: false,
    profile_interested: false,
  };
}

function open(api: Fake, options: RenderRemoteOptions & { query?: string } = {}) {
  return openFrom(<ProfilePage />, api, options);
}

function openFrom(
  page: ReactElement,
  api: Fake,
  options: RenderRemoteOptions & { query?: string } = {},
) {
  return renderRemote(page, {
    path: routes.profile.path,
    at: routes.profile.href({ userId: shown.id }) + (options.query ?? ''),
    session: viewer,
    api: [api],
    ...options,
  });
}

describe('a profile that a member opens', () => {
  it('says N/A to what the head has nothing of', async () => {
    open(fake(getProfile, reply({ height: null, occupation: ' ' })));
    await screen.findAllByRole('tab');
    const glance = within(screen.getByRole('region', { name: 'At a glance' }));
    for (const label of ['Height', 'Occupation'])
      expect(glance.getByText(label).nextElementSibling).toHaveTextContent('N/A');
  });

  it('has the Gun Milan beside the name as soon as the listing knows it', () => {
    openFrom(<FromListing />, fake(getProfile, reply()));
    expect(screen.getByRole('img', { name: 'Gun Milan 27.5 of 36' })).toBeVisible();
  });

  it('is shared by the sheet of the device, or copied, with a first name and the address alone', async () => {
    const told: unknown[] = [];
    const share = async (what: unknown) => void told.push(what);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { notices } = open(fake(getProfile, reply()));
    const button = await screen.findByRole('button', { name: 'Share the profile of Asha' });
    await userEvent.click(button);
    const url = new URL(routes.profile.href({ userId: shown.id }), location.href).href;
    expect(told).toEqual([{ title: 'Asha', url }]);

    Reflect.deleteProperty(navigator, 'share');
    const user = userEvent.setup();
    await user.click(button);
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(notices).toEqual(['profile.linkCopied']);
  });

  it('makes a moment of a match: three ways to begin, with words that are not sent', async () => {
    const flags = { profile_interested: true, i_am_interested: true };
    open(fake(getProfile, { ...reply(), ...flags }));
    const match = within(
      await screen.findByRole('region', { name: 'You are interested in each other' }),
    );
    const openers = match.getAllByRole('link');
    expect(openers).toHaveLength(3);
    for (const opener of openers) {
      const address = new URL(opener.getAttribute('href') ?? '', location.href);
      expect(address.pathname).toBe('/chat');
      expect(address.searchParams.get('text')).toBe(opener.textContent);
    }
  });
});

/** The page as one comes to it from a card. */
function FromListing() {
  const pages = [{ data: { data: [profileCard({ gun_milan: 27.5 })], next: null, prev: null } }];
  useQueryClient().setQueryData([...keyOf(listProfiles, { query: {} }), 'pages'], { pages });
  return <ProfilePage />;
}
