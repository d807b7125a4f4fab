import { useTexts } from 'shared-contracts/host';
import { publishAdTexts } from '../locales/en/publish-ad.ts';

/** From the form to the ad, in three steps. */
export function NextSteps() {
  const t = useTexts(publishAdTexts);
  return (
    <section className="ct-publish__next" aria-labelledby="publish-ad-next">
      <h2 id="publish-ad-next">{t('next.title')}</h2>
      <ol>
        <li>{t('next.read')}</li>
        <li>{t('next.days')}</li>
        <li>{t('next.shown')}</li>
      </ol>
    </section>
  );
}
