import { useEffect } from 'react';
import type { CallReply } from 'shared-contracts/calls/call';
import { listBlocked } from 'shared-contracts/calls/engagement';
import { viewProfile } from 'shared-contracts/calls/profiles';
import { Slot, useHost, usePageTitle, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Banner } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { ActionsBar } from '../people/actions-bar.tsx';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileWaiting } from './profile-waiting.tsx';
import { Unavailable } from './unavailable.tsx';

/** How long a list of one's blocks is as good as a new one, in ms. */
const JUST_NOW = 10_000;

interface MaybeBlockedProps {
  readonly id: string;
  /** The reader blocked them in this visit, as far as is known. */
  readonly known?: boolean;
  /** There is no block after all. */
  readonly onNone?: () => void;
}

/**
 * A profile that is not there for a member: a person whom the reader blocked keeps a limited view with Unblock only.
 * For any other nothing more is requested: it would be refused, as the profile was.
 */
export function MaybeBlocked({ id, known = false, onNone }: MaybeBlockedProps) {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  const blocks = useQuery({
    ...query(listBlocked, { query: {} }),
    enabled: !known,
    // The page may have waited for the same list just now.
    staleTime: JUST_NOW,
  });
  const isListSettled = !blocks.isFetching && !blocks.isPending;
  const mayBe = known || (isListSettled && mayList(blocks.data, id));
  // Fetched again: the page began with a visitor's reply, which has no blocks.
  const view = useQuery({
    ...query(viewProfile, { query: { id } }),
    enabled: mayBe,
    retry: false,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const blocked = view.data?.is_blocked === true ? view.data.data : null;
  const isWaiting = mayBe ? !view.isFetchedAfterMount : !isListSettled;
  const isNone = known && blocked === null && !isWaiting;
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);
  usePageTitle(blocked?.name ?? null);
  if (blocked === null && (isWaiting || isNone)) return <ProfileWaiting />;
  if (blocked === null) return <Unavailable />;
  const { name, age, gender, occupation, current_city, pic, photo_for: photoFor } = blocked;
  return (
    <ProfileFrame
      acts
      side={
        <>
          <ProfilePhotos
            name={name}
            gender={gender}
            photoFor={photoFor}
            pics={pic === null ? [] : [pic]}
          />
          <ActionsBar label={t('view.actions')}>
            <Slot name="profile.blocked" props={{ person: { id, name } }} />
          </ActionsBar>
        </>
      }
    >
      <ProfileHead name={name} age={age} occupation={occupation} current_city={current_city} />
      <Banner title={t('blocked.title', { name })}>{t('blocked.text', { name })}</Banner>
    </ProfileFrame>
  );
}

/** Whether a person is in a list of blocks, or may be behind its first page; a failed list may hold any. */
function mayList(list: CallReply<typeof listBlocked> | undefined, id: string): boolean {
  if (list === undefined || list.data.next !== null) return true;
  return list.data.data.some(({ profile }) => profile.id === id);
}
