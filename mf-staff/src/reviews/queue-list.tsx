import { useHost, useTexts } from 'shared-contracts/host';
import { Button, IconChevronLeft, IconChevronRight } from 'shared-contracts/ui/core';
import { timeText } from '../desk-time/moment-text.ts';
import { reviewTexts } from '../locales/en/reviews.ts';
import type { Entry } from './entries.ts';
import { kindText } from './kind-text.ts';
import { WaitedFor } from './waited-for.tsx';

interface QueueListProps {
  readonly entries: readonly Entry[];
  readonly next: string | null;
  readonly prev: string | null;
  readonly isTaking: boolean;
  /** Id of what is in hand. */
  readonly claimedId: string | undefined;
  readonly onTake: (entry: Entry) => void;
  readonly onTurn: (cursor: string) => void;
}

/** What waits: whose, what, for how long, and who has it until when. */
export function QueueList(props: QueueListProps) {
  const { entries, next, prev, isTaking, claimedId, onTake, onTurn } = props;
  const text = useTexts(reviewTexts);
  return (
    <>
      <ul className="st-reviews" aria-label={text('queue.list')}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.claim === 'other' ? (
              <div className="st-review st-review--held">
                <EntryWords entry={entry} />
              </div>
            ) : (
              <button
                type="button"
                className="st-review"
                aria-label={labelOf(entry, text)}
                aria-current={entry.id === claimedId || undefined}
                aria-busy={isTaking || undefined}
                onClick={() => !isTaking && onTake(entry)}
              >
                <EntryWords entry={entry} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {(next !== null || prev !== null) && (
        <nav className="st-pages" aria-label={text('queue.way')}>
          <Button
            size="small"
            icon={<IconChevronLeft />}
            aria-disabled={prev === null || undefined}
            onClick={() => prev !== null && onTurn(prev)}
          >
            {text('queue.prev')}
          </Button>
          <Button
            size="small"
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

type Translate = ReturnType<typeof useTexts<typeof reviewTexts.en>>;

function labelOf({ claim, doc, who: name }: Entry, text: Translate): string {
  const type = doc === null ? text('type.photo') : text(`type.${doc.docType}`);
  return text(claim === 'mine' ? 'queue.openNamed' : 'queue.takeNamed', { type, name });
}

function EntryWords({ entry: { doc, who, submittedAt, claim, holder } }: { entry: Entry }) {
  const text = useTexts(reviewTexts);
  const { locale } = useHost();
  const until = holder === null ? '' : timeText(holder.until, locale);
  return (
    <>
      <span className="st-review__who">{who}</span>
      <span className="st-review__what">
        {doc === null
          ? text('type.photo')
          : `${text(`type.${doc.docType}`)}: ${kindText(text, doc.kind)} · ${text('queue.pages', { count: doc.pages })}`}
      </span>
      <span className="st-review__since">
        <WaitedFor since={submittedAt} short />
      </span>
      {claim === 'other' && (
        <span className="st-review__holder">
          {holder === null
            ? text('queue.other')
            : text('queue.holder', { name: holder.name, time: until })}
        </span>
      )}
      {claim === 'mine' && <span className="st-review__holder">{text('queue.mine')}</span>}
    </>
  );
}
