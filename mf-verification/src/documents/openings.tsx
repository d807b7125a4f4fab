import { useState } from 'react';
import { MorePages } from 'shared-contracts/behaviour/more-pages';
import { listDocOpenings, type OwnDoc } from 'shared-contracts/calls/verification';
import { useHost, useTexts } from 'shared-contracts/host';
import { useInfiniteQuery } from 'shared-contracts/query';
import { Button, SkeletonText } from 'shared-contracts/ui/core';
import { documentTexts } from '../locales/en/documents.ts';
import { useDateText } from './use-date-text.ts';

/** When staff opened the document; fetched when its owner unfolds it. */
export function Openings({ doc }: { doc: OwnDoc }) {
  const t = useTexts(documentTexts);
  const [isOpen, setIsOpen] = useState(false);
  if (doc.openings === 0) {
    return doc.state === 'pending' ? <p className="sp-muted">{t('openings.none')}</p> : null;
  }
  return (
    <div>
      <Button
        size="small"
        variant="quiet"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((now) => !now)}
      >
        {t('openings.title', { count: doc.openings })}
      </Button>
      {isOpen && <OpeningList id={doc.id} />}
    </div>
  );
}

function OpeningList({ id }: { id: string }) {
  const t = useTexts(documentTexts);
  const date = useDateText();
  const { pages } = useHost();
  const pagesOf = pages(listDocOpenings, { params: { id }, query: {} });
  const openings = useInfiniteQuery({ ...pagesOf, staleTime: 0 });
  if (openings.isPending) return <SkeletonText lines={2} />;
  const rows = openings.data?.pages.flatMap(({ data }) => data);
  if (rows === undefined) return <p role="alert">{t('openings.failed')}</p>;
  return (
    <>
      <ul className="vf-openings">
        {rows.map(({ page, uncovered, opened_at: at }, index) => (
          <li key={`${at}-${index}`}>
            {t(uncovered ? 'openings.uncovered' : 'openings.line', { page, date: date.moment(at) })}
          </li>
        ))}
      </ul>
      {(openings.hasNextPage || openings.isFetchNextPageError) && (
        <MorePages
          list={openings}
          shown={rows.length}
          label={t('openings.more')}
          progress={t('openings.shown', { count: rows.length })}
          failed={t('openings.moreFailed')}
        />
      )}
    </>
  );
}
