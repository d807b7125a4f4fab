import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { listFeatures, type Feature } from 'shared-contracts/calls/content';
import { useHost, useTexts, useSession } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useQuery } from 'shared-contracts/query';
import { BackButton, Page, PageHeader, ButtonLink, SkeletonText } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/content.ts';
import { Picture } from '../picture.tsx';
import { Waiting } from '../waiting.tsx';
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

/** The blocks in their order, and below them the one step that follows: to join, or to the profiles. */
function FeatureBlocks({ features }: { features: readonly Feature[] }) {
  const text = useTexts(texts);
  const isMember = useSession() !== null;
  return (
    <>
      <ul className="ct-features">
        {features.map(({ id, title, text: words, image }, index) => (
          <li key={id} className="ct-feature">
            <div className="ct-feature__picture">
              <Picture src={image} first={index === 0} />
            </div>
            <div className="ct-feature__words">
              <h2 className="ct-feature__title">{title}</h2>
              <p className="ct-feature__text">{words}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="ct-features__next">
        {isMember ? (
          <ButtonLink variant="primary" href={routes.profiles.href()}>
            {text('blogs.noneAction')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" href={routes.signup.href()}>
            {text('features.join')}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

/** The blocks to come, in their own shape. */
function FeaturesSkeleton() {
  return (
    <Waiting>
      <div className="ct-features">
        {[0, 1].map((n) => (
          <div key={n} className="ct-feature">
            <div className="ct-feature__picture">
              <div className="ct-picture sp-skeleton" data-first-picture="" />
            </div>
            <div className="ct-feature__words">
              <SkeletonText lines={4} />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  );
}
