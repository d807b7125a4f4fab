import { useTexts } from 'shared-contracts/host';
import { Disclosure } from 'shared-contracts/ui/core';
import { profileTexts } from './profile-texts.ts';

/** The video introduction, folded: it loads only when somebody wants to see it. */
export function IntroVideo({ address }: { address: string | null }) {
  const t = useTexts(profileTexts);
  if (address === null || address === '') return null;
  return (
    <div className="pf-intro">
      <Disclosure summary={t('view.video')}>
        <video className="pf-video" controls playsInline preload="none" src={address} />
      </Disclosure>
    </div>
  );
}
