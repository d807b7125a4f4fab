import { useTexts } from 'shared-contracts/host';
import { LongWait, Page, SkeletonProfile } from 'shared-contracts/ui/core';
import { profileTexts } from '../locales/en/profile.ts';
import { BackToList } from '../people/back-to-list.tsx';

/** A profile of which nothing is known yet. Its title is for those who listen; the focus waits for the name. */
export function ProfileWaiting() {
  const t = useTexts(profileTexts);
  return (
    <Page>
      <div className="pf-screen">
        <div className="pf-screen__top">
          <BackToList />
        </div>
        <div className="pf-profile">
          <h1 className="sp-hidden">{t('view.title')}</h1>
          <SkeletonProfile label={t('view.loading')} />
        </div>
        <LongWait>{t('view.slow')}</LongWait>
      </div>
    </Page>
  );
}
