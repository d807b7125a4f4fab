import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { MorePages, type GrowingList } from 'shared-contracts/behaviour/more-pages';
import { useTexts } from 'shared-contracts/host';
import { Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { ViewerRow } from './viewer-row.tsx';
import { viewerTexts } from './viewer-texts.ts';
import type { Look } from './viewer.ts';

interface LookListProps {
  readonly list: GrowingList;
  /** Undefined until they come. */
  readonly looks: readonly Look[] | undefined;
  /** Words for a list without anybody, and for one that does not come. */
  readonly none: string;
  readonly failed: string;
}

/** Looks, the latest first, and everything that may stand in their place. */
export function ViewerList({ list, looks, none, failed }: LookListProps) {
  const t = useTexts(viewerTexts);
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
          <ViewerRow key={`${look.userId} ${look.at}`} look={look} />
        ))}
      </ul>
      <MorePages
        list={list}
        shown={looks.length}
        label={t('looks.more')}
        progress={t(list.hasNextPage ? 'looks.shown' : 'looks.all', { count: looks.length })}
        failed={failed}
      />
    </>
  );
}
