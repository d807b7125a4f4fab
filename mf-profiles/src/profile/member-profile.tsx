import type { ReactNode } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import type { CallReply } from 'shared-contracts/calls/call';
import { getProfile, type Profile, type ListedProfile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import {
  describeError,
  Slot,
  useHost,
  usePageTitle,
  useSession,
  useTexts,
} from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { ActionBar, LongWait, Page, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { BirthnameMissing } from './birthname-missing.tsx';
import { BiodataPart } from './contacts/biodata-part.tsx';
import { ContactsPart } from './contacts/contacts-part.tsx';
import { Glance } from './glance.tsx';
import { GunMilanPanel } from './gun-milan/gun-milan-panel.tsx';
import { InterestNote } from './interest-note.tsx';
import { useListedCard } from './listed-person.ts';
import { MaybeBlocked } from './maybe-blocked.tsx';
import { OwnPhotosLink, OwnProfile } from './own-profile.tsx';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { BackToList, ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { profileTexts } from './profile-texts.ts';
import { ProfileWaiting } from './profile-waiting.tsx';
import { MarriageFixed, SeenEnough } from './unavailable.tsx';
import { Verifications } from './verifications.tsx';
import { IntroVideo } from './video/intro-video.tsx';

/** How long a profile counts as fresh, in ms: a look at the plans and back asks nothing anew. */
const PROFILE_FRESH = 60_000;

/** A profile as a member sees it; what the listing knows of it stands at once, the rest follows. */
export function MemberProfile({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  const card = useListedCard(id);
  const profile = useQuery({ ...query(getProfile, { params: { id } }), staleTime: PROFILE_FRESH });
  const reply = profile.data;
  const person = reply?.data.data ?? card;
  usePageTitle(person === undefined ? null : personName(person));

  const status = reply === undefined ? describeError(profile.error).status : null;
  if (status === 404) return <MaybeBlocked id={id} />;
  if (status === 410) return <MarriageFixed />;
  if (status === 429) return <SeenEnough />;
  const failed = profile.error !== null && (
    <LoadFailed
      level={person === undefined ? 1 : 2}
      title={t('view.failed')}
      error={profile.error}
      retrying={profile.isFetching}
      onRetry={() => void profile.refetch()}
    />
  );
  if (person === undefined) return failed ? <Unknown>{failed}</Unknown> : <ProfileWaiting />;
  return (
    <Known person={person} reply={reply}>
      {failed || (
        <>
          <Skeleton label={t('view.loading')}>
            <SkeletonText lines={8} />
          </Skeleton>
          <LongWait>{t('view.slow')}</LongWait>
        </>
      )}
    </Known>
  );
}

interface KnownProps {
  readonly person: Profile | ListedProfile;
  /** Absent while only the card is there; `children` stand in the place of the rest then. */
  readonly reply: CallReply<typeof getProfile> | undefined;
  readonly children: ReactNode;
}

/** One tree for the card and for the whole: the heading keeps the focus, the photo its place, when the rest arrives. */
function Known({ person, reply, children }: KnownProps) {
  const session = useSession();
  const isOwn = session?.userId === person.id;
  // Staff look; they look for nobody themselves, match with nobody, and take nobody's biodata away (access.md).
  const isForThemselves = isOwn || session?.isAdmin !== true;
  return (
    <>
      <ProfileFrame
        banner={reply && (isOwn ? <OwnProfile /> : <BirthnameMissing />)}
        side={
          <>
            <Photos of={person} />
            {isOwn && <OwnPhotosLink />}
            {reply && !isOwn && isForThemselves && <Actions reply={reply} />}
          </>
        }
      >
        <Head of={person} />
        {reply === undefined ? (
          children
        ) : (
          <>
            {!isOwn && isForThemselves && (
              <InterestNote
                name={person.name}
                theirs={reply.profile_interested}
                mine={reply.i_am_interested}
              />
            )}
            <IntroVideo
              name={person.name}
              address={reply.data.data.video_intro}
              poster={person.primary_profile_pic}
            />
            {isForThemselves && <GunMilanPanel {...reply.data.data} />}
            <ProfileTabs profile={reply.data.data} />
            <ContactsPart reply={reply} />
            {isForThemselves && <BiodataPart of={reply.data.data} own={isOwn} />}
            {!isForThemselves && (
              <Slot
                name="profile.desk"
                props={{ person: { id: person.id, name: personName(person) } }}
              />
            )}
          </>
        )}
      </ProfileFrame>
    </>
  );
}

function Actions({ reply }: { reply: CallReply<typeof getProfile> }) {
  const t = useTexts(profileTexts);
  const { data, completion: _unused, ...flags } = reply;
  return (
    <ActionBar label={t('view.actions')}>
      <Slot name="profile.actions" props={{ profile: data.data, flags }} />
      <Slot name="profile.assistant" props={{ profile: data.data }} />
    </ActionBar>
  );
}

function Photos({ of: person }: { of: Profile | ListedProfile }) {
  const { name, gender, pics, primary_profile_pic: primary, photo_for: photoFor } = person;
  return <ProfilePhotos {...{ name, gender, pics, primary, photoFor }} />;
}

function Head({ of: person }: { of: Profile | ListedProfile }) {
  const own = useSession()?.userId === person.id;
  return (
    <>
      <ProfileHead name={personName(person)}>
        <Verifications badges={person.badges} own={own} />
      </ProfileHead>
      <Glance of={person} />
    </>
  );
}

/** Neither card nor profile came. */
function Unknown({ children }: { children: ReactNode }) {
  return (
    <Page>
      <BackToList />
      {children}
    </Page>
  );
}
