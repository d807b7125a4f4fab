import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { ErrorState, Page } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';
import { useRetryOnline } from './use-retry-online.ts';

/** Stands in for a page whose code did not come. Offline the banner above says why, so that this says only what will be. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const isOnline = useIsOnline();
  useRetryOnline(onRetry);
  return (
    <Page>
      <ErrorState
        title={t(isOnline ? 'page.failed' : 'page.offline')}
        level={1}
        retryLabel={p('action.retry')}
        onRetry={onRetry}
      >
        {isOnline && t('page.failedText')}
      </ErrorState>
    </Page>
  );
}
