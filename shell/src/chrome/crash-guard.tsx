import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { ErrorState } from 'shared-contracts/ui/core';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { texts } from '../texts.ts';

/** What stands when the shell itself breaks: words and a way on instead of a white page. */
export function CrashGuard({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  const [broken, setBroken] = useState(false);
  if (!broken) {
    return <RemoteBoundary onError={() => setBroken(true)}>{children}</RemoteBoundary>;
  }
  return (
    <main>
      <ErrorState
        title={t('frame.broken')}
        level={1}
        retryLabel={t('frame.reload')}
        onRetry={() => window.location.reload()}
      >
        {t('frame.brokenText')}
      </ErrorState>
    </main>
  );
}
