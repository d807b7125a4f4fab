import { listBookmarks } from 'shared-contracts/calls/engagement';
import { listProfiles } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { useQueryClient } from 'shared-contracts/query';
import { profile, profileCard } from 'shared-contracts/testing/builders';
import { ProfilePage } from './profile-page.tsx';

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
    to: profile().id,
    to_profile: profileCard({ is_bookmarked: true }),
  };
  const pages = [{ data: { data: [saved], next: null, prev: null } }];
  useQueryClient().setQueryData([...keyOf(listBookmarks, { query: {} }), 'pages'], { pages });
  return <ProfilePage />;
}
