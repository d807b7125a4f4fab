import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateProfile } from 'shared-contracts/calls/own-profile';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { openEditPage } from '../open-edit-page-in-test.tsx';

const correct = () => userEvent.click(screen.getByRole('button', { name: 'Correct this' }));

it('is corrected after a question, as long as nobody was met', async () => {
  const page = await openEditPage({ profile: { gender: 'female', gender_open: true } });
  await correct();
  expect(page.questions.map(({ title }) => title)).toEqual(['Change this profile to a man’s?']);
  await waitFor(() => expect(page.notices).toEqual(['profile.saved']));
  expect(page.changes()).toEqual([{ gender: 'male' }]);
  expect(await screen.findByText('Man')).toBeVisible();
});

it('takes along whom the profile is for', async () => {
  const page = await openEditPage({
    profile: { gender: 'female', gender_open: true, made_for: 'daughter' },
  });
  await correct();
  await waitFor(() => expect(page.changes()).toEqual([{ gender: 'male', made_for: 'son' }]));
});

it('stays as it is when the question is answered with no', async () => {
  const page = await openEditPage({ profile: { gender_open: true }, answer: false });
  await correct();
  expect(page.questions).toHaveLength(1);
  expect(page.changes()).toEqual([]);
});

it('says why the server refuses it', async () => {
  const message = 'Men can join from 21.';
  const page = await openEditPage({
    profile: { gender_open: true },
    api: [
      fake(updateProfile, {
        refuse: 422,
        code: 'form.invalid',
        errors: [{ path: 'profile.gender', message }],
      }),
    ],
  });
  await correct();
  expect(await screen.findByText(message)).toBeVisible();
  expect(page.notices).toEqual(['profile.saveFailed']);
});

it('has no button once an interest or chat request was sent, and says why', async () => {
  await openEditPage({ profile: { gender_open: false } });
  expect(screen.getByText('Woman')).toBeVisible();
  expect(screen.getByText(/This stays as it is after/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct this' })).toBeNull();
});
