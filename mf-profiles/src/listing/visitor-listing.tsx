import { browseProfiles } from 'shared-contracts/calls/listed-profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useInfiniteQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import {
  ButtonLink,
  EmptyListDrawing,
  EmptyState,
  Page,
  TabLink,
  TabNav,
} from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { LISTING_FRESH } from '../people/list-freshness.ts';
import { Hero } from './hero.tsx';
import { Invitation } from './invitation.tsx';
import { LookButton } from './look-button.tsx';
import { PeopleList } from './people-list.tsx';
import { LISTING_KEPT } from './people.ts';
import { SHOWS, showOf, type Show } from './show.ts';
import { visitorCard } from './visitor-card.tsx';

/** How many people a visitor sees before the end of the page is in reach. */
const VISITORS_STEP = 10;

/** The visitor's listing: what the site is, limited cards, and the way in. */
export function VisitorListing() {
  const t = useTexts(texts);
  const { pages } = useHost();
  const [search] = useSearchParams();
  const chosen = showOf(search);
  const list = useInfiniteQuery({
    ...pages(browseProfiles, { params: { x: chosen }, query: {} }),
    staleTime: LISTING_FRESH,
    gcTime: LISTING_KEPT,
  });
  const ends = list.data?.pages.at(-1)?.data.join_for_more === true;
  return (
    <Page>
      <Hero />
      <h2 className="pf-heading">{t('list.visitorTitle')}</h2>
      <div className="pf-bar">
        <TabNav label={t('list.show')}>
          {SHOWS.map((show) => (
            <TabLink key={show} href={addressOf(show)} current={show === chosen}>
              {t(`list.${show}`)}
            </TabLink>
          ))}
        </TabNav>
        <LookButton />
      </div>
      <div className="pf-list">
        <PeopleList
          list={list}
          step={VISITORS_STEP}
          kept={`visitor ${chosen}`}
          card={visitorCard}
          ends={ends}
          empty={
            <EmptyState
              title={t('list.emptyTitle')}
              drawing={<EmptyListDrawing />}
              action={<ButtonLink href={addressOf('all')}>{t('list.showAll')}</ButtonLink>}
            >
              {t('list.emptyVisitor')}
            </EmptyState>
          }
        />
      </div>
      <Invitation ends={ends} />
    </Page>
  );
}

function addressOf(show: Show): string {
  return routes.profiles.href(show === 'all' ? undefined : { show });
}
