import { useSyncExternalStore } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Banner } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** Says when the device is offline; the status region is always there so that it is heard. */
export function ConnectionBanner() {
  const t = useTexts(texts);
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, whenRenderedElsewhere);
  return (
    <div role="status" className="shell-connection">
      {!online && <Banner kind="warning">{t('connection.lost')}</Banner>}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const whenRenderedElsewhere = () => true;
