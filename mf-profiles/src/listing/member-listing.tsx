import { memo } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { listProfiles, type ProfileCard } from 'shared-contracts/calls/profiles';
import { heightText } from 'shared-contracts/domain/units';
import { useInfiniteQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { routes } from 'shared-contracts/routes';
import {
  ButtonLink,
  EmptyListDrawing,
  EmptyState,
  Page,
  PageHeader,
  TabLink,
  TabNav,
} from 'shared-contracts/ui/core';
import { Seals } from '../people/seals.tsx';
import { texts } from '../texts.ts';
import { LISTING_FRESH, LISTING_KEPT } from './people.ts';
import { PeopleList, type CardOf } from './people-list.tsx';
import { PersonCard } from './person-card.tsx';
import { SORTS, sortOf } from './show.ts';

/** The member's listing: everyone one may see, in a chosen order. */
export function MemberListing() {
  const t = useTexts(texts);
  const { pages } = useHost();
  const [search] = useSearchParams();
  const chosen = sortOf(search);
  const list = useInfiniteQuery({
    ...pages(listProfiles, { query: chosen === 'relevance' ? {} : { sort: chosen } }),
    staleTime: LISTING_FRESH,
    gcTime: LISTING_KEPT,
  });
  return (
    <Page>
      <PageHeader title={t('list.title')} />
      <TabNav label={t('list.sort')}>
        {SORTS.map((sort) => (
          <TabLink
            key={sort}
            href={routes.profiles.href(sort === 'relevance' ? undefined : { sort })}
            current={sort === chosen}
          >
            {t(`list.${sort}`)}
          </TabLink>
        ))}
      </TabNav>
      <div className="pf-list">
        <PeopleList
          list={list}
          card={(person, index) => <MemberCard key={person.id} person={person} index={index} />}
          empty={
            <EmptyState
              title={t('list.emptyTitle')}
              drawing={<EmptyListDrawing />}
              action={
                <ButtonLink variant="primary" href={routes.info.href()}>
                  {t('list.editProfile')}
                </ButtonLink>
              }
            >
              {t('list.emptyMember')}
            </EmptyState>
          }
        />
      </div>
    </Page>
  );
}

/** Remembered: cards that stand do not draw anew when the next page arrives. */
const MemberCard = memo(function MemberCard({ person, index }: CardOf<ProfileCard>) {
  const t = useTexts(texts);
  return (
    <PersonCard
      person={person}
      index={index}
      name={`${person.name} ${person.lastName}`.trim()}
      pics={person.pics}
      primary={person.primary_profile_pic}
      lines={[
        person.height === null ? null : heightText(person.height),
        person.current_city,
        [person.occupation, person.work].filter(Boolean).join(', '),
      ]}
      seals={hasSeals(person) ? <Seals badges={person.badges} compact /> : undefined}
      ribbon={person.matched ? t('card.matched') : undefined}
    />
  );
});

function hasSeals({ badges }: ProfileCard): boolean {
  return Object.values(badges).some(Boolean);
}
