import { useRef, useState } from 'react';
import { useTexts, describeError, useHost, useMessages } from 'shared-contracts/host';
import {
  Banner,
  Button,
  EmptyListDrawing,
  EmptyState,
  Tabs,
  VisuallyHidden,
} from 'shared-contracts/ui/core';
import { DeskGone } from '../desk-gone.tsx';
import { timeText } from '../desk-time/moment-text.ts';
import { reviewTexts } from '../locales/en/reviews.ts';
import { DeskPage } from '../states/desk-page.tsx';
import { Loaded } from '../states/loaded.tsx';
import { useDeskKeys } from '../use-desk-keys.ts';
import type { Refusing } from './decision-panel.tsx';
import { nextEntry, type Entry, type Lane } from './entries.ts';
import { titleOf } from './item-title.ts';
import { ItemView } from './item-view.tsx';
import { OutboxLine } from './outbox-line.tsx';
import { QueueList } from './queue-list.tsx';
import './reviews.css';
import { isGone, useClaim } from './use-claim.ts';
import { useDecisions, type Chosen } from './use-decisions.ts';
import { useReviewQueue } from './use-review-queue.ts';

/** /reviews: documents and photos that wait, and the one in hand. */
export function Reviews() {
  const [hasGone, setHasGone] = useState(false);
  return hasGone ? <DeskGone /> : <ReviewDesk onGone={() => setHasGone(true)} />;
}

function ReviewDesk({ onGone }: { onGone: () => void }) {
  const text = useTexts(reviewTexts);
  const [lane, setLane] = useState<Lane>('documents');
  const [refusing, setRefusing] = useState<Refusing>(null);
  const [said, setSaid] = useState('');
  const dealtWith = useRef(new Set<string>());
  const queue = useReviewQueue(lane);
  const onRefused = (error: unknown) => (isGone(error) ? onGone() : queue.reload());
  const claims = useClaim(onRefused);
  const outbox = useDecisions({ onSent: queue.reload, onRefused });
  const { claim } = claims;

  const take = (entry: Entry) => {
    setRefusing(null);
    claims.take(entry);
    setSaid(text('said.next', { title: titleOf(entry, text) }));
  };
  const takeNext = () => {
    const next = nextEntry(queue.entries ?? [], dealtWith.current);
    claims.letGo();
    if (next !== undefined) return take(next);
    setSaid(text('said.none'));
    queue.reload();
  };
  const choose = (chosen: Chosen) => {
    dealtWith.current.add(chosen.claim.entry.id);
    outbox.choose(chosen);
    takeNext();
  };
  const undo = () => {
    const before = outbox.undo();
    if (before === null) return;
    dealtWith.current.delete(before.entry.id);
    setRefusing(null);
    claims.putBack(before);
    setSaid(text('said.undone', { title: titleOf(before.entry, text) }));
  };
  const skip = () => {
    if (claim !== null) dealtWith.current.add(claim.entry.id);
    takeNext();
  };
  /** From the beginning: what was put off comes again. */
  const start = () => {
    const { waiting } = outbox;
    dealtWith.current = new Set(waiting === null ? [] : [waiting.claim.entry.id]);
    takeNext();
  };
  const backToQueue = () => {
    claims.letGo();
    queue.reload();
  };
  const takeAgain = () => {
    const { unsent } = outbox;
    if (unsent === null) return;
    dealtWith.current.delete(unsent.claim.entry.id);
    outbox.drop();
    take(unsent.claim.entry);
    const { reason } = unsent.decision;
    if (reason !== undefined) setRefusing({ words: reason });
  };
  // What is in hand has these keys among its own.
  const isFree = claim === null || claims.isLost;
  useDeskKeys(isFree ? { n: claim === null ? start : skip, z: undo } : {});

  if (isGone(queue.error)) return <DeskGone />;
  const { entries } = queue;
  const content = (
    <Loaded
      query={{ ...queue, data: entries, refetch: queue.reload }}
      wait={text('reviews.wait')}
      failed={text('reviews.failed')}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={text(`none.${lane}`)} drawing={<EmptyListDrawing />}>
            {text('none.text')}
          </EmptyState>
        ) : (
          <QueueList
            entries={rows}
            next={queue.next}
            prev={queue.prev}
            claimedId={claim?.entry.id ?? null}
            isTaking={claims.isTaking}
            onTake={take}
            onTurn={queue.turn}
          />
        )
      }
    </Loaded>
  );
  return (
    <DeskPage
      title={text('reviews.title')}
      text={claim === null ? text('reviews.intro') : undefined}
      list={{ isFetching: queue.isFetching, refetch: queue.reload }}
      offline={text('reviews.offline')}
      actions={
        claim === null &&
        entries !== undefined &&
        entries.length > 0 && (
          <Button variant="primary" loading={claims.isTaking} onClick={start}>
            {text('reviews.start')}
          </Button>
        )
      }
    >
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <OutboxLine
        waiting={outbox.waiting}
        unsent={outbox.unsent}
        onUndo={undo}
        onSendNow={outbox.sendNow}
        onAgain={outbox.again}
        onTakeAgain={takeAgain}
        onDrop={outbox.drop}
      />
      {claims.takeError !== null && (
        <TakeFailed error={claims.takeError} entry={claims.takenEntry} entries={entries} />
      )}
      <div className={claim === null ? 'st-review-desk' : 'st-review-desk st-review-desk--held'}>
        <div className="st-review-desk__queue">
          <Tabs
            label={text('reviews.lanes')}
            selected={lane}
            onSelect={(id) => setLane(id === 'photos' ? 'photos' : 'documents')}
            tabs={(['documents', 'photos'] as const).map((id) => ({
              id,
              label: text(`lane.${id}`),
              content,
            }))}
          />
        </div>
        {claim !== null && (
          <ItemView
            key={`${claim.entry.id} ${claim.until}`}
            claim={claim}
            refusing={refusing}
            onRefusing={setRefusing}
            onGone={onGone}
            isLost={claims.isLost}
            isTaking={claims.isTaking}
            isFocusFree={claims.isFocusFree}
            onChoose={choose}
            onLost={claims.lose}
            onTakeAgain={() => claims.take(claim.entry)}
            onSkip={skip}
            onUndo={undo}
            onQueue={backToQueue}
          />
        )}
      </div>
    </DeskPage>
  );
}

/** Why something could not be taken: who has it and until when, as soon as the queue says so. */
function TakeFailed(props: {
  readonly error: unknown;
  readonly entry: Entry | undefined;
  readonly entries: readonly Entry[] | undefined;
}) {
  const text = useTexts(reviewTexts);
  const message = useMessages();
  const { locale } = useHost();
  const holder = props.entries?.find(({ id }) => id === props.entry?.id)?.holder ?? null;
  const time = holder && timeText(holder.until, locale);
  return (
    <Banner kind="warning" role="alert">
      <span>{message(describeError(props.error).key)}</span>{' '}
      {holder !== null && time !== null && (
        <span>{text('queue.holder', { name: holder.name, time })}</span>
      )}
    </Banner>
  );
}
