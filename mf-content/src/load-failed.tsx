import { useTexts } from 'shared-contracts/host';
import { ErrorState, NoConnectionDrawing } from 'shared-contracts/ui/core';
import { failureOf } from './failure.ts';
import { texts } from './texts.ts';

/** Props of a page that could not be loaded. */
export interface LoadFailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** 1 where no other title stands on the screen. */
  readonly level?: 1 | 2;
}

/** The error text of section 8, with Retry. */
export function LoadFailed({ title, error, onRetry, retrying, level }: LoadFailedProps) {
  const text = useTexts(texts);
  const failure = failureOf(error);
  return (
    <ErrorState
      title={title}
      level={level}
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
