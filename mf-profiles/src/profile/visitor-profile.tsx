import { failureOf, useHost, usePageTitle, useTexts } from 'shared-contracts/host';
import { LoadFailed } from 'shared-contracts/load-failed';
import { viewProfile, type LimitedProfile } from 'shared-contracts/calls/profiles';
import { phrases } from 'shared-contracts/phrases';
import { useQuery } from 'shared-contracts/query';
import { FieldList, Page } from 'shared-contracts/ui/core';
import { JoinToSee } from './join-to-see.tsx';
import { useListedLimited } from './listed-person.ts';
import { BackToList, ProfileFrame } from './profile-frame.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfilePhotos } from './photos/profile-photos.tsx';
import { profileTexts } from './profile-texts.ts';
import { ProfileWaiting } from './profile-waiting.tsx';
import { SeenEnough, Unavailable } from './unavailable.tsx';

/** How long a limited profile counts as fresh, in ms: visitors have a small budget of views an hour. */
const LIMITED_FRESH = 10 * 60_000;

/** A profile as a visitor sees it, and what joining would show. */
export function VisitorProfile({ id }: { id: string }) {
  const t = useTexts(profileTexts);
  const { query } = useHost();
  const listed = useListedLimited(id);
  const { data, error, isFetching, refetch } = useQuery({
    ...query(viewProfile, { query: { id } }),
    staleTime: LIMITED_FRESH,
    ...(listed && { placeholderData: { data: listed } }),
  });
  usePageTitle(data?.data.name ?? null);
  if (data !== undefined) return <Limited person={data.data} />;
  const status = failureOf(error).status;
  if (status === 404) return <Unavailable />;
  if (status === 429) return <SeenEnough />;
  if (error === null) return <ProfileWaiting />;
  return (
    <Page>
      <BackToList />
      <LoadFailed
        level={1}
        title={t('view.failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}

function Limited({ person }: { person: LimitedProfile }) {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const pics = person.pic === null ? [] : [person.pic];
  return (
    <ProfileFrame side={<ProfilePhotos name={person.name} gender={person.gender} pics={pics} />}>
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
      <JoinToSee name={person.name} />
    </ProfileFrame>
  );
}
