import { describeError, useMessages, useTexts } from 'shared-contracts/host';
// The rest by its shared names: every remote carries a copy of this file, and not of what it stands on.
import { failureTexts, phrases } from 'shared-contracts/locales/en/phrases';
import { ErrorState, NoConnectionDrawing } from 'shared-contracts/ui/core';

/** What did not come, why, and how to ask again. */
export interface LoadFailedProps {
  readonly title: string;
  /** Null while it is fetched again. */
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** 1 where no other title stands on the screen. */
  readonly level?: 1 | 2;
  /** Without the drawing, for a failure below a list that stands. */
  readonly plain?: boolean;
}

/** What happened, that nothing was lost, and Retry; without a connection the shell's banner says why, once for all parts. */
export function LoadFailed({ title, error, retrying, onRetry, level, plain }: LoadFailedProps) {
  const phrase = useTexts(phrases);
  const t = useTexts(failureTexts);
  const message = useMessages();
  const { status, key, reference } = describeError(error);
  return (
    <ErrorState
      title={title}
      level={level}
      drawing={!plain && <NoConnectionDrawing />}
      retryLabel={phrase('action.retry')}
      onRetry={onRetry}
      retrying={retrying}
      reference={reference && t('reference', { id: reference })}
    >
      {(status !== 0 || navigator.onLine) && message(key)}
    </ErrorState>
  );
}
