import { listAudit } from 'shared-contracts/calls/audit';
import { useHost, useTexts } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { EmptyListDrawing, EmptyState } from 'shared-contracts/ui/core';
import { auditTexts } from '../locales/en/audit.ts';
import { Loaded } from '../states/loaded.tsx';
import { PrevNext } from '../states/more.tsx';
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
  const goTo = (cursor: string | null) => (cursor === null ? null : () => go({ ...place, cursor }));
  return (
    <>
      <AuditFilters
        place={place}
        entries={list.data?.data.data ?? []}
        onFilter={(change) => go(filtered(place, change))}
      />
      <Loaded query={list} wait={t('audit.wait')} failed={t('audit.failed')}>
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
            <PrevNext
              label={t('audit.way')}
              previous={t('audit.newer')}
              next={t('audit.older')}
              onPrevious={goTo(page.prev)}
              onNext={goTo(page.next)}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
