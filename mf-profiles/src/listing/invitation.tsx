import { useTexts } from 'shared-contracts/host';
import { texts } from '../locales/en/listing.ts';
import { JoinNow } from '../people/join-now.tsx';

/** A friendly word below the limited cards: what more there is, and the way in; `ends` where the list ends for visitors. */
export function Invitation({ ends }: { ends: boolean }) {
  const t = useTexts(texts);
  return (
    <section className="pf-invitation" aria-labelledby="pf-invitation">
      <div>
        <h2 id="pf-invitation">{t(ends ? 'invitation.more' : 'invitation.title')}</h2>
        <p>{t('invitation.text')}</p>
      </div>
      <JoinNow />
    </section>
  );
}
