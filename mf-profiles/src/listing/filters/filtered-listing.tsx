import { useRef, useState } from 'react';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import { groupIndian } from 'shared-contracts/domain/units';
import { describeError, useHost, useSession, useTexts } from 'shared-contracts/host';
import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { Page, PageHeader, TabLink, TabNav } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { texts } from '../../locales/en/listing.ts';
import { BackToList } from '../../people/back-to-list.tsx';
import '../listing.css';
import { memberCard } from '../../people/member-card.tsx';
import { BirthNameWanted } from '../birth-name-wanted.tsx';
import { LookButton } from '../look-button.tsx';
import { NoOneYet } from '../no-one-yet.tsx';
import { PeopleList } from '../people-list.tsx';
import { ResultCount } from '../result-count.tsx';
import { SORTS, sortOf } from '../show.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { filtersInWords } from './applied.ts';
import { filteredHref, filtersText, readFilters } from './filter-address.ts';
import { FilterNotes } from './filter-notes.tsx';
import { FilterDrawer, FilterSide } from './filter-panel.tsx';
import './filters.css';
import { without, type Filters } from './filters.ts';
import { NothingFits } from './nothing-fits.tsx';
import { filtersOn } from './plan-filters.ts';
import { QuickFilters } from './quick-filters.tsx';
import { SaveSearch } from './save-search.tsx';
import { SavedSearches } from './saved-searches.tsx';
import type { SectionName } from './sections.ts';
import { useDrawer } from './use-drawer.ts';
import { useFilterWords } from './use-filter-words.ts';
import { useFilteredPeople } from './use-filtered-people.ts';
import { useSavedSearches, useSeenPeople } from './use-saved-searches.ts';

/** From this width on the filters stand beside the people; the stylesheet says the same. */
const WIDE = '(min-width: 1024px)';

/** Status of a filter that the viewer's plan lacks (access.md). */
const NEEDS_PLAN = 402;

/** /filtered/profiles: whom the filters of the address leave. */
export function FilteredListing() {
  const t = useTexts(filterTexts);
  const list = useTexts(texts);
  const { locale } = useHost();
  // The session tells the plan of sign-in; that it has ended since, only the server knows.
  const [isPlanOver, setPlanOver] = useState(false);
  const signedInWith = useSession()?.myplan ?? 'hope';
  const plan = isPlanOver ? 'hope' : signedInWith;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const result = useRef<HTMLParagraphElement>(null);
  const sort = sortOf(search);
  const read = readFilters(search);
  const { filters, beyond } = filtersOn(plan, read.filters);
  const isWide = useMedia(WIDE);
  const people = useFilteredPeople({ filters, sort });
  const first = people.data?.pages[0]?.data;
  const words = useFilterWords(first?.filter_words);
  if (!isPlanOver && describeError(people.error).status === NEEDS_PLAN) setPlanOver(true);

  const searches = useSavedSearches();
  const current = filtersText(filters);
  useSeenPeople(searches, first && current);
  const isFiltered = Object.keys(filters).length > 0;
  // A search is saved without its name, and so offered only for what is left then.
  const saved = without(filters, { name: 'q' });
  const isSavable = Object.keys(saved).length > 0;
  const drawer = useDrawer(filters, sort);
  const [openAt, setOpenAt] = useState<SectionName>();
  const openForm = (section?: SectionName) => {
    setOpenAt(section);
    drawer.onOpen();
  };
  const form = { filters, sort, plan, onApply: drawer.onApply };
  const applyFromChip = (changed: Filters) => {
    void navigate(filteredHref(changed, sort));
    // The chip is gone: the focus stays by the number that it changed.
    result.current?.focus();
  };
  const applyBeside = (changed: Filters) => {
    drawer.onApply(changed);
    // The form starts over, and with it the button that had the focus.
    result.current?.focus();
  };
  return (
    <Page>
      <PageHeader title={t('page.title')} back={<BackToList />} />
      <div className="pf-filtered">
        {isWide && <FilterSide {...form} onApply={applyBeside} />}
        <div className="pf-filtered__people">
          <FilterNotes isWhole={read.isWhole} beyond={beyond} />
          <div className="pf-bar">
            <TabNav label={list('list.sort')}>
              {SORTS.map((one) => (
                <TabLink key={one} href={filteredHref(filters, one)} current={one === sort}>
                  {list(`list.${one}`)}
                </TabLink>
              ))}
            </TabNav>
            <LookButton />
            {!isWide && (
              <FilterDrawer {...drawer} {...form} openAt={openAt} onOpen={() => openForm()}>
                {/* Closed with nothing applied, the drawer leads away from those on the page. */}
                <SavedSearches searches={searches} current={current} onOpen={drawer.onApply} />
              </FilterDrawer>
            )}
          </div>
          {/* One line on a phone, which scrolls sideways: the people begin on its first screen. */}
          <div className="pf-filtered__line">
            <ResultCount ref={result} count={first?.count} />
            <AppliedFilters filters={filters} words={words} onChange={applyFromChip} />
            {!isWide && <QuickFilters filters={filters} onOpen={openForm} />}
            {isSavable && (
              <SaveSearch
                searches={searches}
                filters={filtersText(saved, sort)}
                suggestion={filtersInWords(saved, { t, locale, words })}
              />
            )}
            <SavedSearches searches={searches} current={current} />
          </div>
          {first?.gun_milan_of !== undefined && (
            <p className="pf-filtered__of">
              {t('page.gunMilanOf', { people: groupIndian(first.gun_milan_of) })}
            </p>
          )}
          <PeopleList
            list={people}
            card={memberCard}
            empty={
              isFiltered ? (
                <>
                  {filters.gun_milan_from !== undefined && <BirthNameWanted />}
                  <NothingFits
                    filters={filters}
                    sort={sort}
                    words={words}
                    loosen={first?.loosen ?? []}
                  />
                </>
              ) : (
                <NoOneYet />
              )
            }
          />
        </div>
      </div>
    </Page>
  );
}
