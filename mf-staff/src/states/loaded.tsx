import type { ReactNode } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { describeError, useTexts } from 'shared-contracts/host';
import {
  EmptyState,
  LongWait,
  NotFoundDrawing,
  Skeleton,
  SkeletonText,
} from 'shared-contracts/ui/core';
import { texts } from './state-texts.ts';

/** What of a query decides which state is drawn. */
interface AskedQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  readonly query: AskedQuery<Data>;
  /** Said to those who listen while it is on its way. */
  readonly wait: string;
  /** Title where it did not come. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query brought; while it is on its way a shape, and why it did not come. A 404 means: without the duty. */
export function Loaded<Data>({ query, wait, failed, children }: LoadedProps<Data>) {
  const text = useTexts(texts);
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) {
    return (
      <div>
        <Skeleton label={wait}>
          <SkeletonText lines={6} />
        </Skeleton>
        <LongWait>{text('wait.long')}</LongWait>
      </div>
    );
  }
  if (describeError(query.error).status === 404) {
    return (
      <EmptyState title={text('forbidden')} drawing={<NotFoundDrawing />}>
        {text('forbiddenText')}
      </EmptyState>
    );
  }
  return (
    <LoadFailed
      title={failed}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
