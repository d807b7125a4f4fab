import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Points } from 'shared-contracts/calls/gun-milan';
import { getProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useQueryClient } from 'shared-contracts/query';
import { profile } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { EditPage } from '../edit-page.tsx';
import { openEditPage } from '../open-edit-page-in-test.tsx';

const ROHAN = '5f0c6f0e-6a54-4a3b-9a53-3f0c6a1b2c02';
const boy = { akshara: 'की', nakshatra: 5, pada: 4, rashi: 'mithuna' as const, conflict: false };
const points = Points.parse({
  total: 27.5,
  info: [],
  girl: { akshara: 'चे', nakshatra: 1, pada: 2, rashi: 'mesha', conflict: false },
  boy,
  mangal: 'same',
});
const seen = (found: Points | null) =>
  getProfile.reply.parse({
    data: {
      data: {
        ...profile({ id: ROHAN, name: 'Rohan', gender: 'male' }),
        points: found,
        no_points: found === null ? 'own_birthname' : null,
      },
    },
    completion: {
      score: 60,
      video_intro: false,
      verification_added: { personal: false, job: false, salary: false, property: false },
    },
    is_bookmarked: false,
    is_chat_requested: false,
    i_am_interested: false,
    profile_interested: false,
  });

/** The page behind a profile that was looked at. */
function AfterRohan() {
  const cache = useQueryClient();
  const key = keyOf(getProfile, { params: { id: ROHAN }, query: {} });
  if (cache.getQueryData(key) === undefined) cache.setQueryData(key, seen(null));
  return <EditPage />;
}

it('shows after saving how the name was read, and the score with whoever was looked at last', async () => {
  const page = await openEditPage({
    at: '/info?go=4',
    page: <AfterRohan />,
    profile: { birthname: null },
    api: [fake(getProfile, seen(points))],
  });
  const name = screen.getByRole('textbox', { name: 'Birth name' });
  expect(screen.queryByText('How it was read')).not.toBeInTheDocument();
  await userEvent.type(name, 'Chetana');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.notices).toEqual(['profile.saved']));
  expect(await screen.findByText('चे · Ashwini, pada 2 · Mesha (Aries)')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Gun Milan with Rohan: 27.5 of 36' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it on the profile of Rohan' })).toBeVisible();
  await userEvent.type(name, 'x');
  expect(screen.queryByText('How it was read')).not.toBeInTheDocument();
});

it('opens nobody for it', async () => {
  const page = await openEditPage({ at: '/info?go=4' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Birth name' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.notices).toEqual(['profile.saved']));
  expect(page.sent('GET /api/v1/profiles/{id}')).toEqual([]);
});
