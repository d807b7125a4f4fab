import { useTexts } from 'shared-contracts/host';
import { ErrorState, NoConnectionDrawing } from 'shared-contracts/ui/core';
import { failureOf } from './failure.ts';
import { texts } from './texts.ts';

/** Props of something that could not be loaded. */
export interface LoadFailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** What happened, that nothing was lost, and Retry. */
export function LoadFailed({ title, error, retrying, onRetry }: LoadFailedProps) {
  const t = useTexts(texts);
  const { text, reference } = failureOf(error);
  return (
    <ErrorState
      title={title}
      drawing={<NoConnectionDrawing />}
      retryLabel={t('action.retry')}
      onRetry={onRetry}
      retrying={retrying}
      reference={reference === undefined ? undefined : t('failure.reference', { id: reference })}
    >
      {text}
    </ErrorState>
  );
}
