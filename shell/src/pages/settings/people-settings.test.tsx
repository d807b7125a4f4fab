import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deleteNotForMe,
  listBlocked,
  listNotForMe,
  resetNotForMe,
  unblockProfile,
} from 'shared-contracts/calls/engagement';
import { chooseVisitors, setProfileState } from 'shared-contracts/calls/own-profile';
import { myProfile } from 'shared-contracts/calls/profiles';
import { profile, profileCard } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { describe, expect, it } from 'vitest';
import { member, renderApp } from '../../testing/render-app.tsx';

const AT = '2026-11-21T05:00:00.000Z';

async function open(at: string, ...api: Fake[]) {
  const user = userEvent.setup();
  const app = renderApp({ at, stored: member(), api });
  await screen.findByRole('heading', { level: 1 });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  return { ...app, user, section };
}

const BLOCKED = '0b0e7c1a-5d0f-4c1e-9a53-000000000007';

const mine = (state: 'active' | 'paused') => ({
  ...profile(),
  name_devanagari: null,
  last_name_devanagari: null,
  phone: '',
  contact: [],
  state,
  partner_preferences: null,
  photo_privacy: 'members' as const,
  moderation: null,
  updated_at: AT,
});

describe('people and visibility', () => {
  it('lists whom one has blocked, opened by its address, and unblocks after a question', async () => {
    const blocked = [{ blocked_at: AT, profile: { id: BLOCKED, name: 'Rohan' } }];
    const { user, requests } = await open(
      '/settings/people',
      fake(listBlocked, () => ({ data: { data: [...blocked], next: null, prev: null } })),
      fake(unblockProfile, () => {
        blocked.pop();
        return { data: { profileId: BLOCKED, is_blocked: false } };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Unblock Rohan' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('You have not blocked anybody.')).toBeInTheDocument();
    expect(requests).toContainEqual({
      call: 'POST /api/v1/unblock/',
      input: { body: { profileId: BLOCKED } },
    });
  });

  it('lists whom one set aside, what the order learned, and takes both back', async () => {
    let marks = [
      { id: 'm1', to: BLOCKED, to_profile: profileCard({ id: BLOCKED, name: 'Rohan' }) },
    ];
    let teaches = true;
    const { user, requests } = await open(
      '/settings/people',
      fake(listNotForMe, () => {
        const lessons = { people: 4, of: ['age', 'city', 'gotra'] };
        return { data: { data: marks, next: null, prev: null, ...(teaches && { lessons }) } };
      }),
      fake(resetNotForMe, () => {
        teaches = false;
        return { data: { teaches: false as const } };
      }),
      fake(deleteNotForMe, () => {
        marks = [];
        return { data: { id: 'm1' } };
      }),
    );
    const learned = /^You set aside 4 profiles\. .* later: age and city\.$/;
    expect(await screen.findByText(learned)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    await waitFor(() => expect(screen.queryByText(learned)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Show again Rohan' }));
    expect(await screen.findByText('You have set nobody aside.')).toBeInTheDocument();
    expect(requests).toContainEqual({
      call: 'DELETE /api/v1/not_for_me/{id}',
      input: { params: { id: 'm1' } },
    });
  });

  it('pauses the profile at once', async () => {
    let state: 'active' | 'paused' = 'active';
    const { user, section } = await open(
      '/settings/visibility',
      fake(myProfile, () => ({ data: mine(state) })),
      fake(setProfileState, ({ body }) => {
        state = (body as { state: typeof state }).state;
        return { data: { state } };
      }),
    );
    const pause = section('Pause my profile');
    await user.click(await pause.findByRole('checkbox', { name: 'Pause my profile' }));
    await waitFor(() => expect(state).toBe('paused'));
    expect(pause.getByRole('checkbox')).toBeChecked();
  });

  it('keeps visitors from the profile at once, and says when it could not be loaded', async () => {
    let allowed: boolean | null = null;
    const { user, section } = await open(
      '/settings/visibility',
      fake(myProfile, () =>
        allowed === null
          ? { refuse: 500, code: 'server.error' }
          : { data: { ...mine('active'), visitors_allowed: allowed } },
      ),
      fake(chooseVisitors, ({ body }) => {
        ({ allowed } = body as { allowed: boolean });
        return { data: { allowed } };
      }),
    );
    const visitors = section('Visitors');
    expect(await visitors.findByText('We could not load your profile')).toBeVisible();
    allowed = true;
    await user.click(visitors.getByRole('button'));
    const choice = await visitors.findByRole('checkbox', { name: 'Visitors may see my profile' });
    expect(choice).toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(allowed).toBe(false));
    expect(choice).not.toBeChecked();
  });
});
