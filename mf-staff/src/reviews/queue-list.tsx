import { useHost, useTexts } from 'shared-contracts/host';
import { timeText } from '../desk-time/moment-text.ts';
import { reviewTexts } from '../locales/en/reviews.ts';
import { PrevNext } from '../states/more.tsx';
import { PickTable } from '../states/pick-table.tsx';
import type { Entry } from './entries.ts';
import { kindText } from './item-title.ts';
import { WaitedFor } from './waited-for.tsx';

interface QueueListProps {
  readonly entries: readonly Entry[];
  readonly next: string | null;
  readonly prev: string | null;
  readonly isTaking: boolean;
  /** Id of what is in hand. */
  readonly claimedId: string | null;
  readonly onTake: (entry: Entry) => void;
  readonly onTurn: (cursor: string) => void;
}

/** What waits: whose, what, for how long, and who has it until when. */
export function QueueList(props: QueueListProps) {
  const { entries, next, prev, isTaking, claimedId, onTake, onTurn } = props;
  const text = useTexts(reviewTexts);
  const holderOf = useHolder();
  const typeOf = ({ doc }: Entry) => text(doc === null ? 'type.photo' : `type.${doc.docType}`);
  return (
    <>
      <PickTable
        label={text('queue.list')}
        rows={entries}
        idOf={({ id }) => id}
        nameOf={(entry) => {
          const named = { type: typeOf(entry), name: entry.who };
          if (entry.claim === 'mine') return text('queue.openNamed', named);
          if (entry.claim === null) return text('queue.takeNamed', named);
          return `${entry.who}, ${named.type}: ${holderOf(entry)}`;
        }}
        open={claimedId}
        onOpen={(entry) => {
          if (entry.claim !== 'other' && !isTaking) onTake(entry);
        }}
        columns={[
          {
            key: 'what',
            title: text('column.what'),
            heading: true,
            wraps: true,
            render: (entry) => (
              <>
                <span className={entry.claim === 'other' ? 'st-review sp-muted' : 'st-review'}>
                  {entry.who}
                </span>
                <span className="st-review__what">
                  {entry.doc === null
                    ? typeOf(entry)
                    : `${typeOf(entry)}: ${kindText(text, entry.doc.kind)} · ${text('queue.pages', { count: entry.doc.pages })}`}
                </span>
                {entry.claim !== null && <span className="st-review__what">{holderOf(entry)}</span>}
              </>
            ),
          },
          {
            key: 'since',
            title: text('column.since'),
            width: 96,
            wraps: true,
            isNumber: true,
            render: ({ submittedAt }) => <WaitedFor since={submittedAt} short />,
          },
        ]}
      />
      <PrevNext
        label={text('queue.way')}
        onPrevious={prev === null ? null : () => onTurn(prev)}
        onNext={next === null ? null : () => onTurn(next)}
      />
    </>
  );
}

/** Who has something, and until when. */
function useHolder(): (entry: Entry) => string {
  const text = useTexts(reviewTexts);
  const { locale } = useHost();
  return ({ claim, holder }) => {
    if (claim === 'mine') return text('queue.mine');
    if (holder === null) return text('queue.other');
    return text('queue.holder', { name: holder.name, time: timeText(holder.until, locale) });
  };
}
