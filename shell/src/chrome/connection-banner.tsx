import { useTexts } from 'shared-contracts/host';
import { Banner } from 'shared-contracts/ui/core';
import { useIsOnline } from 'shared-contracts/use-is-online';
import { texts } from '../texts.ts';

/** Says when the device is offline; the status region is always there so that it is heard. */
export function ConnectionBanner() {
  const t = useTexts(texts);
  const isOnline = useIsOnline();
  return (
    <div role="status" className="shell-connection">
      {!isOnline && <Banner kind="warning">{t('connection.lost')}</Banner>}
    </div>
  );
}
