import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import type { LazyPage } from 'shared-contracts/remote';
import { ErrorState, Page, WaitingPage } from 'shared-contracts/ui/core';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { texts } from '../texts.ts';

/** Pages whose code is here already: a second visit shows no skeleton. Code only, the same for every reader. */
const arrived = new WeakMap<LazyPage, ComponentType>();

/** A page of the shell: a skeleton while its code comes, and words with Retry when it does not or breaks. */
export function ShellPage({ page }: { page: LazyPage }) {
  const t = useTexts(texts);
  const p = useTexts(phrases);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [Found, setFound] = useState(() => arrived.get(page) ?? null);
  const fail = useCallback(() => setFailed(true), []);

  // Not React.lazy: that remembers a rejection for ever.
  useEffect(() => {
    let live = true;
    const show = (found: ComponentType) => {
      arrived.set(page, found);
      if (live) setFound(() => found);
    };
    page.load().then(show, () => live && fail());
    return () => void (live = false);
  }, [page, attempt, fail]);

  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  if (failed) {
    return (
      <Page>
        <ErrorState
          title={t('page.failed')}
          level={1}
          retryLabel={p('action.retry')}
          onRetry={retry}
        >
          {t('page.failedText')}
        </ErrorState>
      </Page>
    );
  }
  if (Found === null) {
    return <WaitingPage shape="form" label={t('page.loading')} />;
  }
  return (
    <RemoteBoundary key={attempt} onError={fail}>
      <Found />
    </RemoteBoundary>
  );
}
