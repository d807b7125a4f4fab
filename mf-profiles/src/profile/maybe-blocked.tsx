import { Slot, useHost, usePageTitle, useTexts } from 'shared-contracts/host';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { useQuery } from 'shared-contracts/query';
import { ActionBar, Banner, Page, SkeletonProfile } from 'shared-contracts/ui/core';
import { BackToList, ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePhotos } from './profile-photos.tsx';
import { profileTexts } from './profile-texts.ts';
import { Unavailable } from './unavailable.tsx';

/** A profile that is not there for a member: somebody whom the reader blocked keeps a limited view with Unblock only. */
export function MaybeBlocked({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  const { data, isPending } = useQuery({ ...query(viewProfile, { query: { id } }), retry: false });
  const blocked = data?.is_blocked === true ? data.data : null;
  usePageTitle(blocked?.name ?? null);
  if (isPending) {
    return (
      <Page>
        <BackToList />
        <SkeletonProfile label={t('view.loading')} />
      </Page>
    );
  }
  if (blocked === null) return <Unavailable />;
  const { name, gender, pic } = blocked;
  return (
    <ProfileFrame
      side={
        <>
          <ProfilePhotos name={name} gender={gender} pics={pic === null ? [] : [pic]} />
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
