import { screen } from '@testing-library/react';
import {
  addPics,
  deletePic,
  editPic,
  listPics,
  orderPics,
  setPhotoPrivacy,
  setProfilePic,
  type OwnPic,
  type OwnPics,
} from 'shared-contracts/calls/pictures';
import type { PhotoAudience } from 'shared-contracts/domain/photo-audience';
import { session } from 'shared-contracts/testing/builders';
import { fake, type Fake, type FakeReply } from 'shared-contracts/testing/fake-api';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { PhotosPage } from './photos-page.tsx';

/** A photo of one's own; a test states only what matters to it. */
export function pic(id: string, change: Partial<OwnPic> = {}): OwnPic {
  const urls = { url: `/p/${id}.webp`, thumb: `/p/${id}-s.webp` };
  return { id, ...urls, is_primary: false, privacy: 'everyone', ...change };
}

/** A server that keeps photos; `adding` says what becomes of each file, by its name. */
export function photosServer(ids: readonly string[], adding: FakeReply<typeof addPics>) {
  const state = { pics: ids.map((id) => pic(id)), audience: 'everyone' as PhotoAudience };
  const reply = (): OwnPics => ({
    data: state.pics.map((one, index) => ({ ...one, is_primary: index === 0 })),
    audience: state.audience,
  });
  const toFront = (first: readonly string[]) => {
    const named = first.flatMap((id) => state.pics.filter((one) => one.id === id));
    state.pics = [...named, ...state.pics.filter(({ id }) => !first.includes(id))];
    return reply();
  };
  const fakes: Fake[] = [
    fake(listPics, () => reply()),
    fake(addPics, adding),
    fake(deletePic, ({ params }) => {
      state.pics = state.pics.filter(({ id }) => id !== params?.['id']);
      return reply();
    }),
    fake(orderPics, ({ body }) => toFront((body as { ids: string[] }).ids)),
    fake(setProfilePic, ({ body }) => {
      const { id } = body as { id: string };
      const isThere = state.pics.some((one) => one.id === id);
      return isThere ? toFront([id]) : { refuse: 404, code: 'pic.notFound' };
    }),
    fake(editPic, () => reply()),
    fake(setPhotoPrivacy, ({ body }) => {
      state.audience = (body as { privacy: PhotoAudience }).privacy;
      return reply();
    }),
  ];
  return { state, fakes };
}

/** Opens the page with these photos and waits for it. */
export async function openPhotos(
  ids: readonly string[],
  adding: FakeReply<typeof addPics> = { refuse: 503, code: 'server.busy' },
  at = '/upload/pics',
) {
  const server = photosServer(ids, adding);
  const page = renderRemote(<PhotosPage />, {
    at,
    path: '/upload/pics',
    session: session(),
    api: server.fakes,
  });
  await screen.findByRole('group', { name: 'Who sees my photos' });
  const sent = (method: string) =>
    page.requests.filter(({ call }) => call.startsWith(method)).map(({ input }) => input);
  return { ...page, server, sent };
}
