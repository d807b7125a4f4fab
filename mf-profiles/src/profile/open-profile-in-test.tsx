import type { ReactElement } from 'react';
import { listBookmarks } from 'shared-contracts/calls/engagement';
import { listProfiles, type Profile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { routes } from 'shared-contracts/platform/routes';
import { useQueryClient } from 'shared-contracts/query';
import { profile, profileCard, session } from 'shared-contracts/testing/builders';
import type { Fake } from 'shared-contracts/testing/fake-api';
import { renderRemote, type RenderRemoteOptions } from 'shared-contracts/testing/render-remote';
import { ProfilePage } from './profile-page.tsx';

/** Who reads, and whose profile it is. */
export const viewer = session({ userId: '0b0e7c1a-5d0f-4c1e-9a53-3f0c6a1b2cff' });
export const shown = profile();

/** What the API says of the profile, with what a test changes in it. */
export function reply(change: Partial<Profile> = {}) {
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

/** What a test adds: everything of a remote, and the query of the address. */
type OpenOptions = RenderRemoteOptions & { query?: string };

/** The page at the address of the profile, read by the viewer. */
export function open(api: Fake, options: OpenOptions = {}) {
  return openFrom(<ProfilePage />, api, options);
}

/** The same within what stood before it. */
export function openFrom(page: ReactElement, api: Fake, options: OpenOptions = {}) {
  const { query = '', ...rest } = options;
  return renderRemote(page, {
    path: routes.profile.path,
    at: routes.profile.href({ userId: shown.id }) + query,
    session: viewer,
    api: [api],
    ...rest,
  });
}

/** The page as one comes to it from a card. */
export function FromListing() {
  const pages = [{ data: { data: [profileCard({ gun_milan: 27.5 })], next: null, prev: null } }];
  useQueryClient().setQueryData([...keyOf(listProfiles, { query: {} }), 'pages'], { pages });
  return <ProfilePage />;
}

/** The same from the saved ones. */
export function FromSaved() {
  const saved = {
    id: 'bookmark',
    to: shown.id,
    to_profile: profileCard({ is_bookmarked: true }),
  };
  const pages = [{ data: { data: [saved], next: null, prev: null } }];
  useQueryClient().setQueryData([...keyOf(listBookmarks, { query: {} }), 'pages'], { pages });
  return <ProfilePage />;
}
