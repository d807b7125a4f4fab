import type { ReactNode } from 'react';
import { QueryView, type ViewedQuery } from 'shared-contracts/behaviour/query-view';
import { describeError, useTexts } from 'shared-contracts/host';
import {
  EmptyState,
  LongWait,
  NotFoundDrawing,
  Skeleton,
  SkeletonText,
} from 'shared-contracts/ui/core';
import { stateTexts } from '../locales/en/desk.ts';

interface LoadedProps<Data> {
  readonly query: ViewedQuery<Data>;
  /** Said to those who listen while it is on its way. */
  readonly wait: string;
  /** Title where it did not come. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** A `QueryView` of the desk, where a 404 means: without the duty. */
export function Loaded<Data>({ query, wait, failed, children }: LoadedProps<Data>) {
  const text = useTexts(stateTexts);
  if (query.data === undefined && describeError(query.error).status === 404) {
    return (
      <EmptyState title={text('forbidden')} drawing={<NotFoundDrawing />}>
        {text('forbiddenText')}
      </EmptyState>
    );
  }
  return (
    <QueryView
      query={query}
      loading={
        <div>
          <Skeleton label={wait}>
            <SkeletonText lines={6} />
          </Skeleton>
          <LongWait>{text('wait.long')}</LongWait>
        </div>
      }
      failed={failed}
    >
      {children}
    </QueryView>
  );
}
