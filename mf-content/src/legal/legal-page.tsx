import type { ReactNode } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { getLegal, type LegalPage } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/i18n/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { BackButton, Page, SkeletonText } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { Waiting } from '../waiting.tsx';
import { LegalText } from './legal-text.tsx';
import './legal.css';

/** /terms-and-conditions and the four of /legal: the text, with its contents and the day of its last change. */
function LegalTextPage({ page }: { readonly page: LegalPage }) {
  const { query } = useHost();
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  const legal = useQuery(query(getLegal, page === 'terms' ? {} : { query: { page } }));
  const back = useBack(routes.home.href());
  return (
    <Page>
      <div className="ct-legal-page">
        <div className="ct-legal__back">
          <BackButton label={phrase('action.back')} href={routes.home.href()} onBack={back} />
        </div>
        {legal.isPending && (
          <Waiting>
            <SkeletonText lines={14} />
          </Waiting>
        )}
        {legal.isError && !legal.data && (
          <LoadFailed
            level={1}
            title={text('legal.failed')}
            error={legal.error}
            retrying={legal.isFetching}
            onRetry={() => void legal.refetch()}
          />
        )}
        {legal.data && (
          <LegalText
            page={page}
            source={legal.data.data.content}
            updatedOn={legal.data.data.updated_on}
          />
        )}
      </div>
    </Page>
  );
}

/** The pages by their names; each a component of its own, so that nothing of one stays when another is opened. */
export const legalPages = {
  terms: () => <LegalTextPage page="terms" />,
  privacy: () => <LegalTextPage page="privacy" />,
  safety: () => <LegalTextPage page="safety" />,
  refunds: () => <LegalTextPage page="refunds" />,
  community: () => <LegalTextPage page="community" />,
} satisfies Record<LegalPage, () => ReactNode>;
