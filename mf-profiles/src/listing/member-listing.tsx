import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { listProfiles, type ListedProfile } from 'shared-contracts/calls/listed-profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useInfiniteQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import {
  Anchor,
  ButtonLink,
  IconFilter,
  IconStar,
  Page,
  PageHeader,
  TabLink,
  TabNav,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { LISTING_FRESH } from '../people/list-freshness.ts';
import { memberCard } from '../people/member-card.tsx';
import { BirthNameNote } from './birth-name-note.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { LookButton } from './look-button.tsx';
import { NoOneYet } from './no-one-yet.tsx';
import { PeopleList } from './people-list.tsx';
import { LISTING_KEPT, peopleOf } from './people.ts';
import { ResultCount } from './result-count.tsx';
import { CHOOSE, SORTS, sortOf } from './show.ts';

// For new members, and nothing that the first screen waits for; one's own profile leads on as well.
const finishCode = lazyCode(async () => (await import('./finish-profile.tsx')).FinishProfile);
const birthNameCode = lazyCode(
  async () => (await import('./birth-name-wanted.tsx')).BirthNameWanted,
);

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
  const first = list.data?.pages[0]?.data;
  return (
    <Page>
      <PageHeader
        title={t('list.title')}
        actions={
          <ButtonLink variant="quiet" icon={<IconStar />} href={routes.featured.href()}>
            {t('list.featured')}
          </ButtonLink>
        }
      />
      <div className="pf-beside">
        <ListingFilters sort={chosen} />
        <div className="pf-beside__people">
          <div className="pf-bar">
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
            <LookButton />
            <ButtonLink
              className="pf-bar__filters"
              variant="quiet"
              icon={<IconFilter />}
              href={routes.filteredProfiles.href({ [CHOOSE]: 'true' })}
            >
              <span className="pf-bar__word">{t('list.filters')}</span>
            </ButtonLink>
          </div>
          <div className="pf-list">
            <div className="pf-list__head">
              <ResultCount count={first?.count} />
              {first?.set_aside !== undefined && (
                <p className="pf-list__aside">
                  <Anchor href={routes.settingsPart.href({ part: 'people' })}>
                    {t('list.setAside', { count: first.set_aside })}
                  </Anchor>
                </p>
              )}
              <LazyPart code={finishCode} waiting={null} failed={() => null}>
                {(FinishProfile) => <FinishProfile />}
              </LazyPart>
            </div>
            {isWithoutScores(peopleOf(list.data?.pages ?? [])) && (
              <LazyPart
                code={birthNameCode}
                waiting={<BirthNameNote waiting />}
                failed={() => null}
              >
                {(BirthNameWanted) => <BirthNameWanted />}
              </LazyPart>
            )}
            <PeopleList list={list} card={memberCard} empty={<NoOneYet />} />
          </div>
        </div>
      </div>
    </Page>
  );
}

/** No card has a score: that of the reader may be what is missing. */
const isWithoutScores = (people: readonly ListedProfile[]) =>
  people.length > 0 && people.every((one) => one.gun_milan === null);
