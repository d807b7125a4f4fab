import type { QueuedDoc } from 'shared-contracts/calls/document-review';
import { useTexts } from 'shared-contracts/host';
import { Button, IconChevronLeft, IconChevronRight, Tag } from 'shared-contracts/ui/core';
import { kindText } from './kind-text.ts';
import { Moment } from './moment.tsx';
import { texts } from './review-texts.ts';

/** Props of one page of the queue. */
export interface QueueProps {
  readonly data: readonly QueuedDoc[];
  readonly next: string | null;
  readonly prev: string | null;
  readonly isClaiming: boolean;
  readonly onTake: (id: string) => void;
  readonly onTurn: (cursor: string) => void;
}

/** Documents that wait: whose, what, since when, and who has it. */
export function Queue({ data, next, prev, isClaiming, onTake, onTurn }: QueueProps) {
  const text = useTexts(texts);
  return (
    <>
      <ul className="st-reviews" aria-label={text('queue.list')}>
        {data.map((doc) => {
          const type = text(`type.${doc.docType}`);
          const isMine = doc.claim === 'mine';
          return (
            <li key={doc.id} className="st-review">
              <div className="st-review__what">
                <strong className="st-name">{doc.name}</strong>
                <span>
                  {type}: {kindText(text, doc.kind)}
                </span>{' '}
                <span className="sp-muted">{text('queue.pages', { count: doc.pages })}</span>
              </div>
              <Moment at={doc.submitted_at} />
              {doc.claim === 'other' ? (
                <Tag>{text('queue.other')}</Tag>
              ) : (
                <Button
                  size="small"
                  loading={isClaiming}
                  aria-label={text(isMine ? 'queue.openNamed' : 'queue.takeNamed', {
                    ...{ type, name: doc.name },
                  })}
                  onClick={() => onTake(doc.id)}
                >
                  {text(isMine ? 'queue.open' : 'queue.take')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {(next !== null || prev !== null) && (
        <nav className="st-pages" aria-label={text('queue.way')}>
          <Button
            icon={<IconChevronLeft />}
            aria-disabled={prev === null || undefined}
            onClick={() => prev !== null && onTurn(prev)}
          >
            {text('queue.prev')}
          </Button>
          <Button
            icon={<IconChevronRight />}
            aria-disabled={next === null || undefined}
            onClick={() => next !== null && onTurn(next)}
          >
            {text('queue.next')}
          </Button>
        </nav>
      )}
    </>
  );
}
