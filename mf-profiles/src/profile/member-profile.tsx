import { useEffect } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useEngagement } from 'shared-contracts/behaviour/use-engagement';
import { useViewStart } from 'shared-contracts/behaviour/use-view-start';
import type { CallReply } from 'shared-contracts/calls/call';
import type { Points } from 'shared-contracts/calls/gun-milan';
import { getProfile, type Profile, type ListedProfile } from 'shared-contracts/calls/profiles';
import { keyOf } from 'shared-contracts/calls/query';
import { personName } from 'shared-contracts/domain/person-name';
import {
  describeError,
  Slot,
  useHost,
  usePageTitle,
  useSession,
  useTexts,
} from 'shared-contracts/host';
import { useQuery, useQueryClient } from 'shared-contracts/query';
import { type Elements, LongWait, Page, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { ActionsBar } from '../people/actions-bar.tsx';
import { BackToList } from '../people/back-to-list.tsx';
import { SetAsideButton } from '../people/set-aside-button.tsx';
import { About } from './about.tsx';
import { BirthnameMissing } from './birthname-missing.tsx';
import { BiodataPart } from './contacts/biodata-part.tsx';
import { ContactsPart } from './contacts/contacts-part.tsx';
import { Glance } from './glance.tsx';
import { GunMilanPanel } from './gun-milan/gun-milan-panel.tsx';
import { HeadRing } from './head-ring.tsx';
import { InterestNote } from './interest-note.tsx';
import { LikePeople } from './like-people.tsx';
import { useListedCard } from './listed-person.ts';
import { MaybeBlocked } from './maybe-blocked.tsx';
import { OwnProfile } from './own-profile.tsx';
import { WishesPart } from './partner-preferences/partner-preferences.tsx';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileTabs } from './profile-tabs.tsx';
import { ProfileWaiting } from './profile-waiting.tsx';
import { MarriageFixed, SeenEnough } from './unavailable.tsx';
import { useOwnBlock } from './use-own-block.ts';
import { Verifications } from './verifications.tsx';

/** How long a profile counts as fresh, in ms: a look at the plans and back fetches nothing. */
const PROFILE_FRESH = 60_000;

/** A profile as a member sees it; what the listing knows of it stands at once, the rest follows. */
export function MemberProfile({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  const card = useListedCard(id);
  const session = useSession();
  const request = { params: { id } };
  const isNew = useQueryClient().getQueryData(keyOf(getProfile, request)) === undefined;
  // A list does not lead to a blocked person.
  const ask = isNew && card === undefined && session?.userId !== id && session?.isAdmin !== true;
  const ownBlock = useOwnBlock(id, { ask });
  const profile = useQuery({
    ...query(getProfile, request),
    staleTime: PROFILE_FRESH,
    // It would be refused. Read at the time of the request: a block fetches again before the page renders.
    enabled: ownBlock.stands || ownBlock.isLoading ? false : () => !ownBlock.isKnown(),
  });
  const reply = profile.data;
  const person = reply?.data.data ?? card;
  usePageTitle(person === undefined ? null : personName(person));

  const status = reply === undefined ? describeError(profile.error).status : null;
  const isGone = ownBlock.stands || status === 404;
  useViewStart(isGone || person !== undefined ? isGone : null);

  if (ownBlock.stands) return <MaybeBlocked id={id} known onNone={ownBlock.forget} />;
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
  readonly children: Elements;
}

/** One tree for the card and for the whole: the heading keeps the focus, the photo its place, when the rest arrives. */
function Known({ person, reply, children }: KnownProps) {
  const session = useSession();
  const isOwn = session?.userId === person.id;
  // Staff only view: no search, no match, no biodata (access.md).
  const isForThemselves = isOwn || session?.isAdmin !== true;
  const acts = isForThemselves && !isOwn;
  const engage = useEngagement(person.id);
  const isOpened = reply !== undefined;
  useEffect(() => {
    if (isOpened) engage('profile_view');
  }, [isOpened, engage]);
  return (
    <ProfileFrame
      acts={acts}
      share={person}
      below={
        acts &&
        reply && (
          <>
            {reply.matched === false && (
              <div className="pf-aside">
                <SetAsideButton person={person} mark={reply.not_for_me_id ?? null} />
              </div>
            )}
            <LikePeople id={person.id} />
          </>
        )
      }
      banner={
        reply &&
        !isOwn && <BirthnameMissing missing={reply.data.data.no_points === 'own_birthname'} />
      }
      side={
        <>
          <Photos of={person} onWatched={() => engage('video')} />
          {acts && <Actions reply={reply} />}
        </>
      }
    >
      <div className="pf-main">
        <div>
          <Head of={person} stars={acts} reply={reply} />
          {isOwn && <OwnProfile />}
          {acts && reply && (
            <InterestNote
              person={person}
              points={totalOf(reply.data.data.points) ?? null}
              theirs={reply.profile_interested}
              mine={reply.i_am_interested}
              matched={reply.matched ?? (reply.profile_interested && reply.i_am_interested)}
              begun={reply.is_chat_requested}
            />
          )}
          <Glance of={person} />
          {reply === undefined ? (
            children
          ) : (
            <>
              {isForThemselves && <GunMilanPanel {...reply.data.data} />}
              <About profile={reply.data.data} />
            </>
          )}
        </div>
        {reply !== undefined && (
          <div>
            {isForThemselves && <WishesPart profile={reply.data.data} />}
            <ProfileTabs profile={reply.data.data} />
            <ContactsPart reply={reply} />
            {isForThemselves && <BiodataPart of={reply.data.data} own={isOwn} />}
            {!isForThemselves && (
              <Slot
                name="profile.desk"
                props={{ person: { id: person.id, name: personName(person) } }}
              />
            )}
          </div>
        )}
      </div>
    </ProfileFrame>
  );
}

/** The bar has its place from the start; what it says depends on the reply. */
function Actions({ reply }: { reply: CallReply<typeof getProfile> | undefined }) {
  const t = useTexts(profileTexts);
  if (reply === undefined) return <ActionsBar label={t('view.actions')}>{null}</ActionsBar>;
  const { data, completion: _unused, ...flags } = reply;
  return (
    <ActionsBar
      label={t('view.actions')}
      ask={<Slot name="profile.assistant" props={{ profile: data.data }} />}
    >
      <Slot name="profile.actions" props={{ profile: data.data, flags }} />
    </ActionsBar>
  );
}

interface PhotosProps {
  readonly of: Profile | ListedProfile;
  readonly onWatched: () => void;
}

function Photos({ of: person, onWatched }: PhotosProps) {
  const { name, gender, pics, primary_profile_pic: primary, photo_for: photoFor } = person;
  const video = 'video_intro' in person ? person.video_intro : null;
  return (
    <ProfilePhotos
      name={name}
      gender={gender}
      pics={pics}
      primary={primary}
      photoFor={photoFor}
      video={video}
      onWatched={onWatched}
    />
  );
}

interface HeadProps {
  readonly of: Profile | ListedProfile;
  /** Whether the reader has a Gun Milan with them. */
  readonly stars: boolean;
  readonly reply: CallReply<typeof getProfile> | undefined;
}

function Head({ of: person, stars, reply }: HeadProps) {
  const own = useSession()?.userId === person.id;
  const { age, height, occupation, current_city } = person;
  const listed = 'gun_milan' in person ? person.gun_milan : null;
  const total = reply === undefined ? listed : totalOf(reply.data.data.points);
  return (
    <ProfileHead
      age={age}
      height={height}
      occupation={occupation}
      current_city={current_city}
      name={personName(person)}
      ring={stars && <HeadRing total={total} />}
    >
      <Verifications badges={person.badges} own={own} />
    </ProfileHead>
  );
}

/** Null where there are no points, undefined on one's own profile. */
function totalOf(points: Points | null | undefined): number | null | undefined {
  return points === null ? null : points?.total;
}

/** Neither card nor profile came. */
function Unknown({ children }: { children: Elements }) {
  return (
    <Page>
      <BackToList />
      {children}
    </Page>
  );
}
