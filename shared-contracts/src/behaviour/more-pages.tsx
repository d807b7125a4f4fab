// The design system by its shared name: every remote carries a copy of this file, and not of what it stands on.
import { Pager } from 'shared-contracts/ui/core';
import { LoadFailed } from './load-failed.tsx';

/** What a list that grows page by page needs of its infinite query, whatever its pages hold. */
export interface GrowingList {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface MorePagesProps {
  readonly list: GrowingList;
  /** What has come is still being drawn: another page waits for it. */
  readonly drawing?: boolean;
  /** How many rows stand above. */
  readonly shown: number;
  /** Words of the button, of how far one has come, and of a page that did not come. */
  readonly label: string;
  readonly progress: string;
  readonly failed: string;
}

/** The way to the next page, or why it did not come and Retry: the list above stays. */
export function MorePages(props: MorePagesProps) {
  const { list, drawing = false, shown, label, progress, failed } = props;
  const more = () => void list.fetchNextPage();
  return list.isFetchNextPageError ? (
    <LoadFailed
      plain
      title={failed}
      error={list.error}
      retrying={list.isFetchingNextPage}
      onRetry={more}
    />
  ) : (
    <Pager
      label={label}
      progress={progress}
      shown={shown}
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage || drawing}
      onMore={more}
    />
  );
}
