import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './load-failed.tsx';

/** What decides which state of a query is shown. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined;
  /** Null while it is fetched again. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly errorUpdateCount?: number;
}

interface QueryViewProps<Data> extends Pick<LoadFailedProps, 'level' | 'plain'> {
  readonly query: ViewedQuery<Data>;
  /** Shown until the first reply. */
  readonly loading: ReactNode;
  /** Title of the failure. */
  readonly failed: string;
  /** During a retry the failure stays, its button busy, in place of `loading`. Needs `errorUpdateCount`. */
  readonly failedStays?: boolean;
  /** Shown in place of data that holds nothing; false where it holds something. */
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One of four states of a query: loading, failed with Retry, empty, data. Data stays when a later fetch fails. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, failed, failedStays = false, empty, children, ...look } = props;
  if (query.data !== undefined) return empty || children(query.data);
  const hasFailed = query.error !== null || (failedStays && (query.errorUpdateCount ?? 0) > 0);
  if (!hasFailed) return loading;
  return (
    <LoadFailed
      {...look}
      title={failed}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
