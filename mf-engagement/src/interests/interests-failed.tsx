import { isCallFailed } from 'shared-contracts/calls/client';
import { useTexts } from 'shared-contracts/host';
import { messages } from 'shared-contracts/messages';
import { ErrorState, NoConnectionDrawing } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';
import type { InterestType } from './interest-tab.ts';
import { LIST_FAILED } from './use-failure-notice.ts';

/** Props of a list that did not come, or of its next page. */
export interface InterestsFailedProps {
  readonly type: InterestType | 'more';
  /** Null while it is asked for anew. */
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** 'Problem getting sent interests' (section 8), that nothing is lost, and Retry. */
export function InterestsFailed({ type, error, retrying, onRetry }: InterestsFailedProps) {
  const t = useTexts(texts);
  const id = isCallFailed(error) ? error.requestId : undefined;
  return (
    <ErrorState
      title={type === 'more' ? t('interests.moreFailed') : messages[LIST_FAILED[type]].text}
      drawing={type === 'more' ? undefined : <NoConnectionDrawing />}
      retryLabel={t('interests.retry')}
      onRetry={onRetry}
      retrying={retrying}
      reference={id === undefined ? undefined : t('interests.reference', { id })}
    >
      {t('interests.failedText')}
    </ErrorState>
  );
}
