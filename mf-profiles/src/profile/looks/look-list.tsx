import { useTexts } from 'shared-contracts/host';
import { LoadFailed } from 'shared-contracts/load-failed';
import { Pager, Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import type { Look } from './look.ts';
import { LookRow } from './look-row.tsx';
import { lookTexts } from './look-texts.ts';

/** What the list needs of an infinite query, with its looks page by page. */
export interface LookListProps {
  readonly list: {
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly hasNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  /** Undefined until they come. */
  readonly looks: readonly Look[] | undefined;
  /** Words for a list without anybody, and for one that does not come. */
  readonly none: string;
  readonly failed: string;
}

/** Looks, the latest first, and everything that may stand in their place. */
export function LookList({ list, looks, none, failed }: LookListProps) {
  const t = useTexts(lookTexts);
  const more = () => void list.fetchNextPage();
  if (looks === undefined) {
    return list.error === null ? (
      <Skeleton label={t('looks.loading')}>
        <SkeletonText lines={4} />
      </Skeleton>
    ) : (
      <LoadFailed
        plain
        title={failed}
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (looks.length === 0 && !list.hasNextPage) return <p className="sp-muted">{none}</p>;
  return (
    <>
      <ul className="pf-looks">
        {looks.map((look) => (
          <LookRow key={`${look.userId} ${look.at}`} look={look} />
        ))}
      </ul>
      {list.isFetchNextPageError ? (
        <LoadFailed
          plain
          title={failed}
          error={list.error}
          retrying={list.isFetchingNextPage}
          onRetry={more}
        />
      ) : (
        <Pager
          label={t('looks.more')}
          progress={t(list.hasNextPage ? 'looks.shown' : 'looks.all', { count: looks.length })}
          shown={looks.length}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={more}
        />
      )}
    </>
  );
}
