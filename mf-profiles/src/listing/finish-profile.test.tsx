import { screen } from '@testing-library/react';
import { profileCompletion } from 'shared-contracts/calls/completion';
import { useHost } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { FinishProfile } from './finish-profile.tsx';

/** The frame, which asks for the score of its bar. */
function Frame() {
  const score = useQuery(useHost().query(profileCompletion, {})).data?.data.score;
  return (
    <>
      <p>Score {score}</p>
      <FinishProfile />
    </>
  );
}

async function open(photo: number, fields: number) {
  const verification_added = { personal: false, job: false, salary: false, property: false };
  const page = renderRemote(<Frame />, {
    session: session(),
    api: [
      fake(profileCompletion, {
        data: {
          score: 7,
          video_intro: false,
          verification_added,
          aspects: [
            {
              aspect: 'fields',
              points: fields,
              most: 35,
            },
            {
              aspect: 'photo',
              points: photo,
              most: 10,
            },
          ],
        },
      }),
    ],
  });
  await screen.findByText('Score 7');
  expect(page.requests).toHaveLength(1);
  return screen.queryByRole('link', { name: 'Complete my profile' })?.getAttribute('href');
}

it.each([
  [0, 5, '/info?first=2'],
  [0, 35, '/info?first=2'],
  [10, 17, '/info'],
  [10, 18, undefined],
] as const)(
  'with %i points for photos and %i for details leads to %s',
  async (photo, fields, href) => {
    expect(await open(photo, fields)).toBe(href);
  },
);
