import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteVideoIntro, getVideoIntro } from 'shared-contracts/calls/verification';
import { session } from 'shared-contracts/testing/builders';
import { fake } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { cameraFailureOf } from './camera/camera-failure.ts';
import { IntroPage } from './intro-page.tsx';
import { minutes } from './minutes.ts';

const KEPT = { data: { url: '/files/videos/a.mp4?t=1', seconds: 42 } };

function open(reply: Parameters<typeof fake<typeof getVideoIntro>>[1], answer = true) {
  return renderRemote(<IntroPage />, {
    at: '/upload/intro',
    path: '/upload/intro',
    session: session(),
    api: [fake(getVideoIntro, reply), fake(deleteVideoIntro, { data: null })],
    host: { confirm: () => Promise.resolve(answer) },
  });
}

describe('the video introduction', () => {
  it('begins with what to do where there is none, and without a camera leads to a file', async () => {
    open({ data: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Record with the camera' }));
    expect(await screen.findByText('This browser cannot record')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a video' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Say namaste')).toBeVisible();
  });

  it('shows the one there is, and removes it after a question', async () => {
    const { requests } = open(KEPT, true);
    expect(await screen.findByLabelText('Your introduction')).toHaveAttribute('src', KEPT.data.url);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Say namaste')).toBeVisible();
    expect(requests.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
  });

  it('stays where the question was answered with no', async () => {
    const { requests } = open(KEPT, false);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.getByLabelText('Your introduction')).toBeVisible();
    expect(requests.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  });

  it('says what did not load, with a way to try again', async () => {
    open({ refuse: 503, code: 'server.busy' });
    expect(await screen.findByText('Your video introduction did not load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('words', () => {
  it('tell apart why there is no camera', () => {
    const of = (name: string) => cameraFailureOf(new DOMException('', name));
    expect(
      ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'NotSupportedError'].map(of),
    ).toEqual(['refused', 'missing', 'taken', 'unable']);
    expect(cameraFailureOf(new TypeError('no devices'))).toBe('unable');
    expect([minutes(65), minutes(130.4)]).toEqual(['1:05', '2:10']);
  });
});
