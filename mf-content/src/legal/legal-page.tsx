import type { ReactNode } from 'react';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { getLegal, type LegalPage } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { BackButton, Page, SkeletonText } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
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
        <QueryView
          query={legal}
          loading={
            <Waiting>
              <SkeletonText lines={14} />
            </Waiting>
          }
          failed={text('legal.failed')}
          level={1}
        >
          {({ data }) => (
            <LegalText page={page} source={data.content} updatedOn={data.updated_on} />
          )}
        </QueryView>
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
