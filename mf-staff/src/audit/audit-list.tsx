import { QueryView } from 'shared-contracts/behaviour/query-view';
import { listAudit } from 'shared-contracts/calls/audit';
import { useHost, useTexts } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import {
  Button,
  EmptyListDrawing,
  EmptyState,
  IconChevronLeft,
  IconChevronRight,
  LongWait,
  Skeleton,
  SkeletonText,
} from 'shared-contracts/ui/core';
import { auditTexts } from '../locales/en/audit.ts';
import { AuditFilters } from './audit-filters.tsx';
import { filtered, placeOf, type AuditPlace } from './audit-place.ts';
import { AuditRows } from './audit-rows.tsx';

/** A page of the audit trail with its filters; all of it stands in the address. */
export function AuditList() {
  const t = useTexts(auditTexts);
  const { query } = useHost();
  const [search, setSearch] = useSearchParams();
  const place = placeOf(search);
  // Each look is an entry of the trail itself.
  const list = useQuery({
    ...query(listAudit, { query: place }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const go = (next: AuditPlace) => setSearch(next);
  return (
    <>
      <AuditFilters
        place={place}
        entries={list.data?.data.data ?? []}
        onFilter={(change) => go(filtered(place, change))}
      />
      <QueryView
        query={list}
        loading={
          <div>
            <Skeleton label={t('audit.wait')}>
              <SkeletonText lines={8} />
            </Skeleton>
            <LongWait>{t('audit.waitLong')}</LongWait>
          </div>
        }
        failed={t('audit.failed')}
      >
        {({ data: page }) => (
          <>
            {page.data.length === 0 ? (
              <EmptyState title={t('audit.none')} drawing={<EmptyListDrawing />}>
                {t('audit.noneText')}
              </EmptyState>
            ) : (
              <AuditRows
                entries={page.data}
                busy={list.isFetching}
                onFilter={(change) => go(filtered(place, change))}
              />
            )}
            {(page.next !== null || page.prev !== null) && (
              <nav className="st-audit-way" aria-label={t('audit.way')}>
                <Button
                  icon={<IconChevronLeft />}
                  aria-disabled={page.prev === null || undefined}
                  onClick={() => page.prev !== null && go({ ...place, cursor: page.prev })}
                >
                  {t('audit.newer')}
                </Button>
                <Button
                  icon={<IconChevronRight />}
                  aria-disabled={page.next === null || undefined}
                  onClick={() => page.next !== null && go({ ...place, cursor: page.next })}
                >
                  {t('audit.older')}
                </Button>
              </nav>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
