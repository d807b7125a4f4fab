import { useEffect, useRef, type KeyboardEvent } from 'react';
import { decideVerification } from 'shared-contracts/calls/document-review';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { useTexts } from 'shared-contracts/host';
import { Banner, Button, IconCheck, Row, Stack, TextAreaField } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import { reasonsFor } from './reasons.ts';
import type { Claim } from './use-claim.ts';
import type { Decision } from './use-decisions.ts';

/** A refusal that is being written; null while none is. */
export type Refusing = { readonly words: string } | null;

/** A decision that was tried before its pages were opened. */
export type TooEarly = 'approve' | 'refuse' | null;

interface DecisionPanelProps {
  readonly claim: Claim;
  readonly canApprove: boolean;
  /** The first page was opened, or cannot be. */
  readonly canRefuse: boolean;
  readonly tooEarly: TooEarly;
  readonly refusing: Refusing;
  readonly onRefusing: (refusing: Refusing) => void;
  readonly onDecide: (decision: Decision) => void;
  readonly onApprove: () => void;
}

/** Approve, or refuse for one of the common reasons or in own words, which the member reads as they stand. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { claim, canApprove, canRefuse, tooEarly, refusing, onRefusing, onDecide, onApprove } =
    props;
  const text = useTexts(reviewTexts);
  const list = useRef<HTMLOListElement>(null);
  const isRefusing = refusing !== null;
  useEffect(() => {
    if (isRefusing) list.current?.querySelector('button')?.focus();
  }, [isRefusing]);
  const isWarned = tooEarly !== null && !(tooEarly === 'approve' ? canApprove : canRefuse);
  const words = refusing?.words.trim() ?? '';
  const refuse = (reason: string) => onDecide({ approve: false, reason });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onRefusing(null);
    if (event.key === 'Enter' && event.ctrlKey && words !== '') refuse(words);
  };
  return (
    <section aria-label={text('decide.title')}>
      <h3 className="st-sheet__name">{text('decide.title')}</h3>
      <Stack>
        {isWarned && (
          <Banner kind="warning" role="alert">
            {text(tooEarly === 'approve' ? 'decide.openFirst' : 'decide.openOne')}
          </Banner>
        )}
        <Row>
          <Button
            className="st-approve"
            icon={<IconCheck />}
            aria-disabled={!canApprove || undefined}
            onClick={onApprove}
          >
            {text('decide.approve')}
          </Button>
          <Button
            className="st-refuse"
            aria-disabled={!canRefuse || undefined}
            aria-expanded={isRefusing}
            onClick={() => onRefusing(isRefusing ? null : { words: '' })}
          >
            {text('decide.reject')}
          </Button>
        </Row>
        {isRefusing && (
          <div className="st-why" onKeyDown={onKeyDown}>
            <p id="st-why-label">{text('decide.why')}</p>
            <ol ref={list} className="st-why__list" aria-labelledby="st-why-label">
              {reasonsFor(claim.doc).map((key, at) => (
                <li key={key}>
                  <button type="button" className="st-why__one" onClick={() => refuse(text(key))}>
                    <kbd>{at + 1}</kbd> <span>{text(key)}</span>
                  </button>
                </li>
              ))}
            </ol>
            <TextAreaField
              label={text('decide.ownWords')}
              help={text('decide.ownHelp')}
              rows={2}
              value={refusing.words}
              maxLength={maxLengthOf(decideVerification.body.shape.reason)}
              onChange={({ target }) => onRefusing({ words: target.value })}
            />
            <Row>
              <Button
                variant="danger"
                size="small"
                aria-disabled={words === '' || undefined}
                onClick={() => words !== '' && refuse(words)}
              >
                {text('decide.rejectOwn')}
              </Button>
              <Button size="small" onClick={() => onRefusing(null)}>
                {text('decide.cancel')}
              </Button>
            </Row>
          </div>
        )}
      </Stack>
    </section>
  );
}
