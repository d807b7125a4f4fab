import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/routes';
import { phrases } from 'shared-contracts/phrases';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  NoConnectionDrawing,
  NotFoundDrawing,
} from 'shared-contracts/ui/core';
import { failureOf } from '../failure.ts';
import { texts } from '../texts.ts';

/** Props of a list that did not come. */
export interface CallsFailedProps {
  readonly error: unknown;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Why the list is not there. A 404 means that the server no longer counts this person among the staff. */
export function CallsFailed({ error, retrying, onRetry }: CallsFailedProps) {
  const text = useTexts(texts);
  const phrase = useTexts(phrases);
  const failure = failureOf(error);
  if (failure.status === 404) {
    return (
      <EmptyState
        title={text('calls.forbidden')}
        drawing={<NotFoundDrawing />}
        action={
          <ButtonLink variant="primary" href={routes.logout.href()}>
            {phrase('menu.logout')}
          </ButtonLink>
        }
      >
        {text('calls.forbiddenText')}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={text('calls.failed')}
      drawing={<NoConnectionDrawing />}
      retryLabel={text('action.retry')}
      onRetry={onRetry}
      retrying={retrying}
      reference={failure.reference}
    >
      {failure.text}
    </ErrorState>
  );
}
