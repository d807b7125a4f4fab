import { useId, useState } from 'react';
import { describeError, useMessages, useTexts } from 'shared-contracts/host';
import { Banner, Button, Row, Stack, TextAreaField } from 'shared-contracts/ui/core';
import { texts } from './review-texts.ts';
import type { Decision } from './use-claim.ts';

/** Props of the decision. */
export interface DecisionFormProps {
  readonly isDeciding: boolean;
  readonly error: unknown;
  readonly onDecide: (decision: Decision) => void;
}

/** Approve, or refuse with a reason that the member reads as it stands. */
export function DecisionForm({ isDeciding, error, onDecide }: DecisionFormProps) {
  const text = useTexts(texts);
  const message = useMessages();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const words = reason.trim();
  const refuse = () => {
    if (words !== '') return onDecide({ approve: false, reason: words });
    setIsAsked(true);
    document.getElementById(id)?.focus();
  };
  return (
    <section aria-label={text('decide.title')}>
      <h2>{text('decide.title')}</h2>
      <Stack>
        <TextAreaField
          id={id}
          label={text('decide.reason')}
          value={reason}
          maxLength={500}
          error={isAsked && words === '' ? text('decide.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        {error !== null && (
          <Banner kind="danger" role="alert" title={text('decide.failed')}>
            {message(describeError(error).key)}
          </Banner>
        )}
        <Row>
          <Button
            variant="primary"
            loading={isDeciding}
            onClick={() => onDecide({ approve: true })}
          >
            {text('decide.approve')}
          </Button>
          <Button variant="danger" loading={isDeciding} onClick={refuse}>
            {text('decide.reject')}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}
