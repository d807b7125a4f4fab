import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Banner, Button, Row } from 'shared-contracts/ui/core';
import { reviewTexts } from '../locales/en/reviews.ts';
import { ItemDesk, type ItemDeskProps } from './item-desk.tsx';
import { titleOf } from './item-title.ts';
import { WaitedFor } from './waited-for.tsx';

interface ItemViewProps extends ItemDeskProps {
  readonly isLost: boolean;
  readonly isTaking: boolean;
  /** Whether the title may have the focus. */
  readonly isFocusFree: () => boolean;
  readonly onTakeAgain: () => void;
}

/** A document or a photo beside what its owner says; when the claim ends, nothing of it stays on screen but one's words. */
export function ItemView(props: ItemViewProps) {
  const { isLost, isTaking, isFocusFree, onTakeAgain, ...desk } = props;
  const { claim, refusing, onSkip, onQueue } = desk;
  const text = useTexts(reviewTexts);
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = useEffectEvent(() => {
    if (isFocusFree()) title.current?.focus();
  });
  useEffect(() => focusTitle(), [isLost]);
  return (
    <article className="st-item" aria-labelledby="st-item-title">
      <header className="st-item__head">
        <div>
          <h2 id="st-item-title" ref={title} tabIndex={-1}>
            {titleOf(claim.entry, text)}
          </h2>
          <p className="sp-muted">
            <WaitedFor since={claim.entry.submittedAt} />
            {!isLost && (
              <>
                <span>{' · '}</span>
                <ClaimClock until={claim.until} />
              </>
            )}
          </p>
        </div>
        <Row>
          <Button size="small" onClick={onSkip}>
            {text('item.skip')}
          </Button>
          <Button size="small" onClick={onQueue}>
            {text('item.queue')}
          </Button>
        </Row>
      </header>
      {isLost ? (
        <Banner
          kind="warning"
          role="alert"
          title={text('item.lost')}
          action={
            <Button loading={isTaking} onClick={onTakeAgain}>
              {text('item.again')}
            </Button>
          }
        >
          <span>{text('item.lostText')}</span>
          {refusing !== null && refusing.words !== '' && <blockquote>{refusing.words}</blockquote>}
        </Banner>
      ) : (
        <ItemDesk {...desk} />
      )}
    </article>
  );
}

/** How long something is still the reviewer's; not read out each second. */
function ClaimClock({ until }: { until: number }) {
  const text = useTexts(reviewTexts);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <span role="timer">
      {text('claim.left', { minutes: Math.floor(left / 60), seconds: left % 60 })}
    </span>
  );
}
