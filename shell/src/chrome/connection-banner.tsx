import { useSelector } from 'react-redux';
import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { useTexts } from 'shared-contracts/host';
import { selectLate } from 'shared-contracts/platform/store/late-state';
import { Banner } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';

const selectUnsent = selectLate('unsentMessages');

/** Says when the device is offline, and what waits for the connection; the status region is always there so that it is heard. */
export function ConnectionBanner() {
  const t = useTexts(texts);
  const isOnline = useIsOnline();
  const unsent = useSelector(selectUnsent);
  // What the server refused waits for its writer.
  const waiting = unsent === undefined ? 0 : unsent.waiting - unsent.refused;
  return (
    <div role="status" className="shell-connection">
      {!isOnline && (
        <Banner kind="warning">
          <span>{t('connection.lost')}</span>
          {waiting > 0 && <span>{` ${t('connection.unsent', { count: waiting })}`}</span>}
        </Banner>
      )}
    </div>
  );
}
