import { viewProfile } from 'shared-contracts/calls/profiles';
import { Slot, useHost, usePageTitle, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { ActionBar, Banner } from 'shared-contracts/ui/core';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { profileTexts } from './profile-texts.ts';
import { ProfileWaiting } from './profile-waiting.tsx';
import { Unavailable } from './unavailable.tsx';

/** A profile that is not there for a member: somebody whom the reader blocked keeps a limited view with Unblock only. */
export function MaybeBlocked({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  // Asked anew: what the page began with was told to a visitor, who blocks nobody.
  const { data, isFetching } = useQuery({
    ...query(viewProfile, { query: { id } }),
    retry: false,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const blocked = data?.is_blocked === true ? data.data : null;
  usePageTitle(blocked?.name ?? null);
  if (blocked === null && isFetching) return <ProfileWaiting />;
  if (blocked === null) return <Unavailable />;
  const { name, gender, pic, photo_for: photoFor } = blocked;
  return (
    <ProfileFrame
      side={
        <>
          <ProfilePhotos {...{ name, gender, photoFor }} pics={pic === null ? [] : [pic]} />
          <ActionBar label={t('view.actions')}>
            <Slot name="profile.blocked" props={{ person: { id, name } }} />
          </ActionBar>
        </>
      }
    >
      <ProfileHead name={name} />
      <Banner title={t('blocked.title', { name })}>{t('blocked.text', { name })}</Banner>
    </ProfileFrame>
  );
}
