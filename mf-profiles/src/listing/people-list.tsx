import { useDeferredValue, type ReactNode } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { MorePages, type GrowingList } from 'shared-contracts/behaviour/more-pages';
import { useTexts } from 'shared-contracts/host';
import { type Elements, LongWait, SkeletonCards } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import { mayNoticeEnd, useNearEnd } from '../people/use-near-end.ts';
import { CardGroups } from './card-groups.tsx';
import { PAGES_BY_THEMSELVES, peopleOf } from './people.ts';
import { steppedList, useShownMost } from './stepped-list.ts';
import { useLook } from './use-look.ts';

/** Cards to come: full rows in one, two, three, four and six columns. */
const TO_COME = 12;

/** What the list needs of an infinite query. */
export interface PeoplePages<Person> extends GrowingList {
  readonly data: { readonly pages: readonly { data: { data: readonly Person[] } }[] } | undefined;
}

export interface PeopleListProps<Person> {
  readonly list: PeoplePages<Person>;
  /** `index` counts from 0 over all pages. */
  readonly card: (person: Person, index: number) => Elements;
  readonly empty: ReactNode;
  /** How many people are shown until the button is pressed, and how many more each time; absent, the list grows by itself. */
  readonly step?: number;
  /** More people than the list shows exist, for members. */
  readonly ends?: boolean;
  /** Names a list with a step, so that coming back shows as many as before. */
  readonly kept?: string;
}

/** Cards page by page, and everything that may stand in their place. */
export function PeopleList<Person extends { id: string }>(props: PeopleListProps<Person>) {
  const { list: pages, card, empty, step = Infinity, kept = '', ends } = props;
  const t = useTexts(texts);
  const [look] = useLook();
  const [most, showMore] = useShownMost(step, kept);
  const all = peopleOf(pages.data?.pages ?? []);
  const list = steppedList(pages, { all: all.length, most, step, showMore });
  const come = list.data?.pages.length ?? 0;
  // Cards of a page more are drawn in slices between which a finger is heard; whatever else changes shows at once.
  const count = Math.max(1, useDeferredValue(come));
  const isDrawing = come > count;
  const mayGoOn = !isDrawing && list.hasNextPage && !list.isFetching && !list.isFetchNextPageError;
  const byItself =
    step === Infinity &&
    list.hasNextPage &&
    !list.isFetchNextPageError &&
    come % PAGES_BY_THEMSELVES !== 0;
  const mark = useNearEnd(mayGoOn && byItself, () => void list.fetchNextPage());
  const isComing = list.isFetchingNextPage || isDrawing;

  if (list.data === undefined) {
    if (list.error === null) return <PeopleToCome />;
    return (
      <LoadFailed
        title={t('failure.title')}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const people = peopleOf(list.data.pages.slice(0, count)).slice(0, most);
  if (people.length === 0 && !isDrawing && !list.hasNextPage) return ends ? null : empty;
  return (
    <>
      <CardGroups people={people} card={card} look={look} />
      {/* The place of the next page is reserved before it is fetched: a member who scrolls faster sees placeholders, and nothing below them is pushed away. */}
      <div key={count} ref={mark}>
        {(isComing || (byItself && mayNoticeEnd())) && (
          <div className="pf-coming" aria-hidden={!isComing}>
            <SkeletonCards label={t('list.loading')} count={TO_COME} />
          </div>
        )}
      </div>
      <MorePages
        list={list}
        drawing={isDrawing}
        shown={people.length}
        label={t('list.more')}
        progress={t(list.hasNextPage || ends ? 'list.shown' : 'list.end', { count: people.length })}
        failed={t('failure.moreTitle')}
      />
    </>
  );
}

function PeopleToCome() {
  const t = useTexts(texts);
  return (
    <div>
      <SkeletonCards label={t('list.loading')} />
      <LongWait>{t('list.slow')}</LongWait>
    </div>
  );
}
