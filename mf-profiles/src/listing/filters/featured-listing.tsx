import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import '../listing.css';
import { BackToList } from '../../people/back-to-list.tsx';
import { memberCard } from '../../people/member-card.tsx';
import { PeopleList } from '../people-list.tsx';
import { ResultCount } from '../result-count.tsx';
import { FeaturedDrawing } from './featured-drawing.tsx';
import { useFilteredPeople } from './use-filtered-people.ts';

/** /featured: those whose plan puts their profile forward, and why they stand here. */
export function FeaturedListing() {
  const t = useTexts(filterTexts);
  const people = useFilteredPeople({ filters: {}, mode: 'featured' });
  return (
    <Page>
      <PageHeader title={t('featured.title')} text={t('featured.intro')} back={<BackToList />} />
      <ResultCount count={people.data?.pages[0]?.data.count} />
      <PeopleList
        list={people}
        card={memberCard}
        empty={
          <EmptyState
            title={t('featured.emptyTitle')}
            drawing={<FeaturedDrawing />}
            action={
              <ButtonLink variant="primary" href={routes.profiles.href()}>
                {t('featured.all')}
              </ButtonLink>
            }
          >
            {t('featured.emptyText')}
          </EmptyState>
        }
      />
    </Page>
  );
}
