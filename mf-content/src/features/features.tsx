import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listFeatures } from 'shared-contracts/calls/content';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { BackButton, Page, PageHeader } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { FeatureBlocks } from './feature-blocks.tsx';
import { FeaturesSkeleton } from './features-skeleton.tsx';
import './features.css';

/** /features: what the site offers, a picture and its words in turns (section 1). */
export function Features() {
  const { query, config } = useHost();
  const phrase = useTexts(phrases);
  const text = useTexts(texts);
  const features = useQuery(query(listFeatures, {}));
  const back = useBack(routes.home.href());
  return (
    <Page>
      <PageHeader
        title={text('features.title', { product: config.productName })}
        text={text('features.intro')}
        back={<BackButton label={phrase('action.back')} href={routes.home.href()} onBack={back} />}
      />
      <QueryView query={features} loading={<FeaturesSkeleton />} failed={text('features.failed')}>
        {({ data }) => <FeatureBlocks features={data} />}
      </QueryView>
    </Page>
  );
}
