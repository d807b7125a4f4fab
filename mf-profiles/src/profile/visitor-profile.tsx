import type { ReactNode } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { viewProfile, type LimitedProfile } from 'shared-contracts/calls/profiles';
import { describeError, useHost, usePageTitle, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { useQuery } from 'shared-contracts/query';
import { FieldList, Page } from 'shared-contracts/ui/core';
import { JoinToSee } from './join-to-see.tsx';
import { useListedLimited } from './listed-person.ts';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { BackToList, ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { profileTexts } from './profile-texts.ts';
import { ProfileWaiting } from './profile-waiting.tsx';
import { SeenEnough, Unavailable } from './unavailable.tsx';

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
  readonly children: ReactNode;
}

function Limited({ person, children }: LimitedProps) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const { name, gender, pic, photo_for: photoFor } = person;
  const pics = pic === null ? [] : [pic];
  return (
    <ProfileFrame side={<ProfilePhotos {...{ name, gender, pics, photoFor }} />}>
      <ProfileHead name={person.name} />
      <section className="pf-part pf-glance" aria-label={t('glance.title')}>
        <FieldList
          missing={phrase('value.none')}
          fields={[
            { label: t('glance.age'), value: t('glance.years', { count: person.age }) },
            { label: t('field.education'), value: person.education },
            { label: t('field.occupation'), value: person.occupation },
            { label: t('field.current_city'), value: person.current_city },
          ]}
        />
      </section>
      {children}
      <JoinToSee name={person.name} />
    </ProfileFrame>
  );
}
