import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { viewProfile, type LimitedProfile } from 'shared-contracts/calls/profiles';
import { describeError, useHost, usePageTitle, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { type Elements, Page } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { BackToList } from '../people/back-to-list.tsx';
import { LimitedGlance } from './glance.tsx';
import { JoinToSee } from './join-to-see.tsx';
import { useListedLimited } from './listed-person.ts';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileWaiting } from './profile-waiting.tsx';
import { SeenEnough, Unavailable } from './unavailable.tsx';
import { VisitorActions } from './visitor-actions.tsx';

/** How long a limited profile counts as fresh, in ms: visitors have a small budget of views an hour. */
const LIMITED_FRESH = 10 * 60_000;

/** A profile as a visitor sees it, and what joining would show; what the listing knows of it stands at once. */
export function VisitorProfile({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  const listed = useListedLimited(id);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(viewProfile, { query: { id } }),
    staleTime: LIMITED_FRESH,
  });
  const person = data?.data ?? listed;
  usePageTitle(person?.name ?? null);

  const status = data === undefined ? describeError(error).status : null;
  if (status === 404) return <Unavailable />;
  if (status === 429) return <SeenEnough />;
  const failed = data === undefined && error !== null && (
    <LoadFailed
      level={person === undefined ? 1 : 2}
      title={t('view.failed')}
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (person !== undefined) return <Limited person={person}>{failed}</Limited>;
  if (!failed) return <ProfileWaiting />;
  return (
    <Page>
      <BackToList />
      {failed}
    </Page>
  );
}

interface LimitedProps {
  readonly person: LimitedProfile;
  /** What is to be said beside what is known. */
  readonly children: Elements;
}

function Limited({ person, children }: LimitedProps) {
  const { id, name, age, gender, occupation, current_city, pic, photo_for: photoFor } = person;
  const pics = pic === null ? [] : [pic];
  return (
    <ProfileFrame
      acts
      share={{ id, name }}
      side={
        <>
          <ProfilePhotos name={name} gender={gender} pics={pics} photoFor={photoFor} whole />
          <VisitorActions id={id} name={name} />
        </>
      }
    >
      <ProfileHead name={name} age={age} occupation={occupation} current_city={current_city} />
      <LimitedGlance of={person} />
      {children}
      <JoinToSee name={name} />
    </ProfileFrame>
  );
}
