import { MorePages, type GrowingList } from 'shared-contracts/behaviour/more-pages';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useTexts } from 'shared-contracts/host';
import { Skeleton, SkeletonText } from 'shared-contracts/ui/core';
import { viewerTexts } from '../../locales/en/profile.ts';
import { ViewerRow } from './viewer-row.tsx';
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
  const { error, isFetching, refetch, hasNextPage } = list;
  return (
    <QueryView
      plain
      query={{ data: looks, error, isFetching, refetch }}
      loading={
        <Skeleton label={t('looks.loading')}>
          <SkeletonText lines={4} />
        </Skeleton>
      }
      failed={failed}
      empty={looks?.length === 0 && !hasNextPage && <p className="sp-muted">{none}</p>}
    >
      {(rows) => (
        <>
          <ul className="pf-looks">
            {rows.map((look) => (
              <ViewerRow key={`${look.userId} ${look.at}`} look={look} />
            ))}
          </ul>
          <MorePages
            list={list}
            shown={rows.length}
            label={t('looks.more')}
            progress={t(hasNextPage ? 'looks.shown' : 'looks.all', { count: rows.length })}
            failed={failed}
          />
        </>
      )}
    </QueryView>
  );
}
