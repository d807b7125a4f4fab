import { isCallFailed } from 'shared-contracts/calls/client';
import { useTexts } from 'shared-contracts/host';
import { ErrorState, NoConnectionDrawing } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import { failureKind } from './failure.ts';

/** Props of a failed read: what did not come, why, and how to ask again. */
export interface FailureStateProps {
  readonly title: string;
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Without the drawing, for a failure below a list that stands. */
  readonly plain?: boolean;
}

/** What happened, that nothing was lost, and Retry. */
export function FailureState({ title, error, retrying, onRetry, plain }: FailureStateProps) {
  const t = useTexts(texts);
  const id = isCallFailed(error) ? error.requestId : undefined;
  return (
    <ErrorState
      title={title}
      drawing={plain ? undefined : <NoConnectionDrawing />}
      retryLabel={t('failure.retry')}
      onRetry={onRetry}
      retrying={retrying}
      reference={id === undefined ? undefined : t('failure.reference', { id })}
    >
      {t(`failure.${failureKind(error)}`)}
    </ErrorState>
  );
}
