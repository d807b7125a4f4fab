import { describeError, useMessages, useTexts } from 'shared-contracts/host';
import { Banner, Button, Row } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import { titleOf } from './item-title.ts';
import type { Chosen, Unsent } from './use-decisions.ts';

interface OutboxLineProps {
  readonly waiting: Chosen | null;
  readonly unsent: Unsent | null;
  readonly onUndo: () => void;
  readonly onSendNow: () => void;
  readonly onAgain: () => void;
  /** Takes it in hand again, with the words that were written. */
  readonly onTakeAgain: () => void;
  readonly onDrop: () => void;
}

/** The last decision, as long as it can be taken back; and one that the server did not take, with nothing of it lost. */
export function OutboxLine(props: OutboxLineProps) {
  const { waiting, unsent, onUndo, onSendNow, onAgain, onTakeAgain, onDrop } = props;
  const text = useTexts(reviewTexts);
  const message = useMessages();
  const { status, key } = describeError(unsent?.error);
  const isAway = status === 0 || (status ?? 0) >= 500;
  return (
    <>
      {waiting !== null && (
        <div className="st-outbox">
          <p>
            {text(waiting.decision.approve ? 'outbox.approving' : 'outbox.refusing', {
              title: titleOf(waiting.claim.entry, text),
              reason: waiting.decision.reason ?? '',
            })}
          </p>
          <Row>
            <Button size="small" onClick={onUndo}>
              {text('outbox.undo')}
            </Button>
            <Button size="small" variant="quiet" onClick={onSendNow}>
              {text('outbox.now')}
            </Button>
          </Row>
        </div>
      )}
      {unsent !== null && (
        <Banner
          kind="danger"
          role="alert"
          title={text('outbox.failed', { title: titleOf(unsent.claim.entry, text) })}
          action={
            <Row>
              {isAway ? (
                <Button size="small" onClick={onAgain}>
                  {text('outbox.again')}
                </Button>
              ) : (
                <Button size="small" onClick={onTakeAgain}>
                  {text('outbox.take')}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={onDrop}>
                {text('outbox.drop')}
              </Button>
            </Row>
          }
        >
          {`${message(key)} ${text(
            unsent.decision.approve ? 'outbox.keptApproval' : 'outbox.keptRefusal',
            {
              reason: unsent.decision.reason ?? '',
            },
          )}`}
        </Banner>
      )}
    </>
  );
}
