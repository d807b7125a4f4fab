import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBiodata } from 'shared-contracts/calls/biodata';
import { scoreUp } from 'shared-contracts/calls/engagement';
import { getProfile } from 'shared-contracts/calls/profiles';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake } from 'shared-contracts/testing/fake-api';
import { catchSavedFiles } from 'shared-contracts/testing/saved-files';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FromListing, openFrom, reply, shown, viewer } from './open-profile-in-test.tsx';
import { ProfilePage } from './profile-page.tsx';

type Shown = ReturnType<typeof openFrom>;
const counted: Fake = fake(scoreUp, { data: { score: 1 } });
const film = fake(getProfile, reply({ video_intro: '/media/intro.mp4' }));

const openWith = (api: Fake[], options: Parameters<typeof openFrom>[2] = {}) =>
  openFrom(<ProfilePage />, film, { api: [film, ...api], ...options });
/** The contexts that the API was told, in their order. */
const contextsTo = ({ requests }: Shown) =>
  requests
    .filter(({ call }) => call === 'POST /api/v1/score/up')
    .map(({ input }) => (input as { body: { to: string; context: string } }).body)
    .map(({ to, context }) => (to === shown.id ? context : `${context} of somebody else`));

/** The browser says how far the video has come. */
function playTo(currentTime: number) {
  const video = screen.getByLabelText('Video introduction of Asha');
  Object.defineProperties(video, {
    currentTime: { configurable: true, value: currentTime },
    duration: { configurable: true, value: 60 },
  });
  fireEvent.timeUpdate(video);
}

beforeEach(() => void Reflect.deleteProperty(navigator, 'share'));

describe('an engagement with a profile', () => {
  it('is told once it is open, not while the card alone is known, and once in the life of the page', async () => {
    const opened = openFrom(<FromListing />, film, { api: [film, counted] });
    expect(contextsTo(opened)).toEqual([]);
    await screen.findAllByRole('tab');
    expect(contextsTo(opened)).toEqual(['profile_view']);
    await userEvent.click(screen.getByRole('tab', { name: 'Family Details' }));
    expect(contextsTo(opened)).toEqual(['profile_view']);
  });

  it('is told when the video was watched to its half, once', async () => {
    const opened = openWith([counted]);
    await screen.findAllByRole('tab');
    playTo(29);
    expect(contextsTo(opened)).toEqual(['profile_view']);
    playTo(30);
    playTo(60);
    expect(contextsTo(opened)).toEqual(['profile_view', 'video']);
  });

  it('is told when the biodata was saved and when the address was handed on', async () => {
    catchSavedFiles();
    const user = userEvent.setup();
    const opened = openWith([
      counted,
      fake(getBiodata, { data: { url: '/files/kept?file=biodata' } }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Download biodata' }));
    await vi.waitFor(() => expect(opened.notices).toEqual(['biodata.downloaded']));
    const share = screen.getByRole('button', { name: 'Share the profile of Asha' });
    await user.click(share);
    await user.click(share);
    expect(opened.notices).toEqual(['biodata.downloaded', ...Array(2).fill('profile.linkCopied')]);
    expect(contextsTo(opened)).toEqual(['profile_view', 'biodata', 'share']);
  });

  it('is not told of a biodata that did not come, nor of a sheet that was closed again', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const opened = openWith([counted, fake(getBiodata, { refuse: 503, code: 'server.busy' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Download biodata' }));
    await vi.waitFor(() => expect(opened.notices).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Share the profile of Asha' }));
    expect(contextsTo(opened)).toEqual(['profile_view']);
  });

  it('that the API refuses is never shown', async () => {
    const opened = openWith([fake(scoreUp, { refuse: 500, code: 'server.error' })]);
    await screen.findAllByRole('tab');
    await vi.waitFor(() => expect(contextsTo(opened)).toEqual(['profile_view']));
    expect(opened.notices).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['one’s own profile', session({ userId: shown.id })],
    ['what staff open', { ...viewer, isAdmin: true }],
  ])('is nothing with %s', async (_, who) => {
    const opened = openWith([counted], { session: who });
    await screen.findAllByRole('tab');
    playTo(60);
    expect(contextsTo(opened)).toEqual([]);
  });

  it('is nothing with somebody whom the reader has blocked, or who is not there', async () => {
    const gone = fake(getProfile, { refuse: 404, code: 'profile.notFound' });
    const opened = openFrom(<ProfilePage />, gone, { api: [gone, counted] });
    await vi.waitFor(() => expect(opened.requests.length).toBeGreaterThan(1));
    expect(contextsTo(opened)).toEqual([]);
  });
});
