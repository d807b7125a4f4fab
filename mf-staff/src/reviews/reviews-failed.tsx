import { LoadFailed, type LoadFailedProps } from 'shared-contracts/behaviour/load-failed';
import { describeError, useTexts } from 'shared-contracts/host';
import { EmptyState, NotFoundDrawing } from 'shared-contracts/ui/core';
import { texts } from './review-texts.ts';

/** Why the queue is not there. A 404 means that this person is no reviewer. */
export function ReviewsFailed(props: Pick<LoadFailedProps, 'error' | 'retrying' | 'onRetry'>) {
  const text = useTexts(texts);
  if (describeError(props.error).status !== 404) {
    return <LoadFailed title={text('reviews.failed')} {...props} />;
  }
  return (
    <EmptyState title={text('reviews.forbidden')} drawing={<NotFoundDrawing />}>
      {text('reviews.forbiddenText')}
    </EmptyState>
  );
}
