import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useTexts } from 'shared-contracts/host';
import { Banner, LongWait, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { DESK_CLOCK, deskMoment } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { PrevNext } from '../../states/more.tsx';
import { useWide } from '../../use-wide.ts';
import type { ListFilters, ListPlace } from '../page-address.ts';
import { CallCards } from './call-cards.tsx';
import type { CallListProps } from './call-list.ts';
import { EntryTable } from './entry-table.tsx';
import { NoCalls } from './no-calls.tsx';
import type { CallPage, useCallList } from './use-call-list.ts';

interface CallListViewProps extends Omit<CallListProps, 'label' | 'busy'> {
  readonly list: ReturnType<typeof useCallList>;
  readonly place: ListPlace;
  readonly onFirst: () => void;
  readonly onFilter: (change: Partial<ListFilters>) => void;
}

/** One page of call logs, a table or cards, and the way to the others; a list that stands stays while the API is away. */
export function CallListView(props: CallListViewProps) {
  const { query, shown } = props.list;
  const text = useTexts(texts);
  return (
    <QueryView query={query} loading={<CallsSkeleton />} failed={text('calls.failed')}>
      {() => shown && <Calls {...props} shown={shown} />}
    </QueryView>
  );
}

function Calls(props: CallListViewProps & { readonly shown: CallPage }) {
  const { list, shown, place, onFirst, onFilter, onTurn } = props;
  const { query } = list;
  const text = useTexts(texts);
  const isWide = useWide();
  const { page, pages, total, more, from } = shown;
  const { logs } = props;
  if (logs.length === 0) {
    return (
      <NoCalls
        place={place}
        onFirst={onFirst}
        onFilter={onFilter}
        pages={total === 0 ? 0 : pages}
      />
    );
  }
  const values = { from: from ?? 0, to: (from ?? 0) + logs.length - 1, count: total };
  const range = from === null ? 'calls.rangeBeyond' : more ? 'calls.rangeMore' : 'calls.range';
  const look: CallListProps = {
    ...props,
    label: text('calls.list', { app: place.app }),
    busy: query.isPlaceholderData,
  };
  const seen = deskMoment(new Date(query.dataUpdatedAt).toISOString());
  return (
    <div className="st-list">
      {query.isError && (
        <Banner kind="warning" role="status">
          {text('calls.away', { at: seen, clock: DESK_CLOCK })}
        </Banner>
      )}
      {isWide ? <EntryTable {...look} /> : <CallCards {...look} />}
      <div className="st-list__foot">
        <p className="st-range" role="status">
          <span>{text(range, values)}</span>
          {props.sort !== null && <span>{` · ${text('calls.sorted')}`}</span>}
        </p>
        <PrevNext
          label={text('pages.label')}
          onPrevious={shown.hasPrevious ? () => onTurn(-1) : null}
          onNext={shown.hasNext ? () => onTurn(1) : null}
        >
          <span className="st-pages__position">
            {page <= pages
              ? text('pages.position', { page, pages })
              : text('pages.beyond', { page })}
          </span>
        </PrevNext>
      </div>
    </div>
  );
}

/** The list to come: rows on a wide window, cards on a phone; and a word after 10 s. */
function CallsSkeleton() {
  const text = useTexts(texts);
  return (
    <div>
      <Skeleton label={text('wait.calls')}>
        <div className="st-cards st-cards--waiting">
          {[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
            <div key={n} className="st-card">
              <SkeletonText lines={2} />
            </div>
          ))}
        </div>
      </Skeleton>
      <LongWait>{text('wait.long')}</LongWait>
    </div>
  );
}
