import { useState, type ComponentType } from 'react';
import { LazyPart, type LazyCode } from 'shared-contracts/behaviour/lazy-code';
import { useTexts } from 'shared-contracts/host';
import { WaitingPage } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/shell.ts';
import { PageFailed } from '../remotes/page-failed.tsx';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';

/** A page of the shell: a skeleton while its code comes, and words with Retry when it does not or breaks. */
export function ShellPage({ page }: { page: LazyCode<ComponentType> }) {
  const t = useTexts(texts);
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    const retry = () => {
      setBroken(false);
      setAttempt(attempt + 1);
    };
    return <PageFailed onRetry={retry} />;
  }
  return (
    <LazyPart
      code={page}
      waiting={<WaitingPage shape="form" label={t('page.loading')} />}
      failed={(_, retry) => <PageFailed onRetry={retry} />}
    >
      {(Found) => (
        <RemoteBoundary key={attempt} onError={() => setBroken(true)}>
          <Found />
        </RemoteBoundary>
      )}
    </LazyPart>
  );
}
