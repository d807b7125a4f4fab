import { useRef } from 'react';
import { lazyCode, LazyPart } from 'shared-contracts/behaviour/lazy-code';
import { CALL_LOG_PAGE, listCallLogs } from 'shared-contracts/calls/call-logs';
import { useHost, useTexts } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';
import { useRecordings } from '../recording/use-recordings.ts';
import { texts } from '../texts.ts';
import { useWide } from '../use-wide.ts';
import { CallCards } from './call-cards.tsx';
import { CallsFailed } from './calls-failed.tsx';
import { CallsSkeleton } from './calls-skeleton.tsx';
import { NoCalls } from './no-calls.tsx';
import type { ListPlace } from './page-address.ts';
import { PrevNext } from './prev-next.tsx';

// antd's table comes only where there is room for one.
const tableCode = lazyCode(async () => (await import('./call-table.tsx')).CallTable);

/** Props of one page of the list. */
export interface LoggedCallsProps {
  readonly place: ListPlace;
  readonly onTurn: (page: number) => void;
}

/** One page of call logs: a table or cards, and the way to the other pages. */
export function LoggedCalls({ place, onTurn }: LoggedCallsProps) {
  const { query } = useHost();
  const text = useTexts(texts);
  const wide = useWide();
  const top = useRef<HTMLDivElement>(null);
  const calls = useQuery({
    ...query(listCallLogs, { query: { app_name: place.app, page: place.page } }),
    placeholderData: keepPreviousData,
  });
  const recordings = useRecordings(async (id) => {
    const fresh = await calls.refetch();
    return fresh.data?.data.data.find((log) => log.id === id)?.file_url ?? null;
  });

  if (calls.data === undefined) {
    return calls.isError ? (
      <CallsFailed
        error={calls.error}
        retrying={calls.isFetching}
        onRetry={() => void calls.refetch()}
      />
    ) : (
      <CallsSkeleton />
    );
  }

  const { data: logs, page, pages, total } = calls.data.data;
  if (logs.length === 0) {
    return <NoCalls place={place} pages={total === 0 ? 0 : pages} onFirst={() => onTurn(1)} />;
  }
  const from = (page - 1) * CALL_LOG_PAGE + 1;
  const turnTo = (next: number) => {
    if (next < 1 || next > pages) return;
    top.current?.scrollIntoView({ block: 'start' });
    onTurn(next);
  };
  const list = {
    label: text('calls.list', { app: place.app }),
    logs,
    recordings,
    busy: calls.isPlaceholderData,
    onTurn: (by: number) => turnTo(page + by),
  };
  return (
    <div className="st-list" ref={top}>
      <p className="st-range sp-muted" role="status">
        {text('calls.range', { from, to: from + logs.length - 1, count: total })}
      </p>
      {wide ? (
        <LazyPart
          code={tableCode}
          waiting={<CallsSkeleton />}
          failed={(error, retry) => <CallsFailed error={error} retrying={false} onRetry={retry} />}
        >
          {(CallTable) => <CallTable {...list} />}
        </LazyPart>
      ) : (
        <CallCards {...list} />
      )}
      {pages > 1 && <PrevNext page={page} pages={pages} onTurn={turnTo} />}
    </div>
  );
}
