import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setPhotoPrivacy } from 'shared-contracts/calls/pictures';
import { profileCompletion } from 'shared-contracts/calls/profiles';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { fake } from 'shared-contracts/testing/fake-api';
import { expect, it } from 'vitest';
import { member, renderApp } from '../testing/render-app.tsx';

const completion = {
  score: 72,
  video_intro: false,
  verification_added: { personal: true, job: false, salary: true, property: false },
};

function open() {
  let question: PhotoAudience | undefined = 'everyone';
  return renderApp({
    stored: member(),
    api: [
      fake(profileCompletion, () => ({
        data: { ...completion, ...(question !== undefined && { photo_question: question }) },
      })),
      fake(setPhotoPrivacy, ({ body }) => {
        question = undefined;
        return { data: [], audience: (body as { privacy: PhotoAudience }).privacy };
      }),
    ],
  });
}

it.each([
  ['Save', { privacy: 'matched' }],
  ['Keep it as it is', { privacy: 'everyone', unless_chosen: true }],
] as const)('asks a member of before who sees the photos: %s stores %j', async (name, stored) => {
  const user = userEvent.setup();
  const { requests } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Who may see your photos?' });
  expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Matches only' }));
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(requests).toContainEqual({
    call: 'PUT /api/v1/pics/privacy',
    input: { body: stored },
  });
});

it('asks no one who has chosen', async () => {
  renderApp({ stored: member() });
  expect(await screen.findByText('Profile Score: 72')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
