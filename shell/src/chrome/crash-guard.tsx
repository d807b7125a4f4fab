import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts/host';
import { ErrorState } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { isByTranslator } from '../telemetry/translator-faults.ts';

/** What stands when the shell itself breaks: words and a way on instead of a white page. */
export function CrashGuard({ children }: { children: ReactNode }) {
  const { data, outcomes } = useAppServices();
  const t = useTexts(texts);
  const [broken, setBroken] = useState(false);
  if (!broken) {
    const onError = (error: unknown): void => {
      if (!isByTranslator(error)) outcomes.died(data.shellBuild ?? '');
      setBroken(true);
    };
    return <RemoteBoundary onError={onError}>{children}</RemoteBoundary>;
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
