import { useRef, useState } from 'react';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { useTexts } from 'shared-contracts/host';
import {
  Banner,
  Button,
  EmptyListDrawing,
  EmptyState,
  LongWait,
  Page,
  PageHeader,
  Skeleton,
  SkeletonText,
  Tabs,
  VisuallyHidden,
} from 'shared-contracts/ui/core';
import { DeskGone } from '../desk-gone.tsx';
import { reviewTexts } from '../locales/en/reviews.ts';
import type { Refusing } from './decision-panel.tsx';
import { nextEntry, type Entry, type Lane } from './entries.ts';
import { titleOf } from './item-title.ts';
import { ItemView } from './item-view.tsx';
import { OutboxLine } from './outbox-line.tsx';
import { QueueList } from './queue-list.tsx';
import { useReviewKeys, type ReviewWish } from './review-keys.ts';
import './reviews.css';
import { TakeFailed } from './take-failed.tsx';
import { isGone, useHand } from './use-hand.ts';
import { useOutbox, type Chosen } from './use-outbox.ts';
import { useReviewQueue } from './use-review-queue.ts';

/** /reviews: documents and photos that wait, and the one in hand. */
export function Reviews() {
  const [hasGone, setHasGone] = useState(false);
  return hasGone ? <DeskGone /> : <ReviewDesk onGone={() => setHasGone(true)} />;
}

function ReviewDesk({ onGone }: { onGone: () => void }) {
  const text = useTexts(reviewTexts);
  const isOnline = useIsOnline();
  const [lane, setLane] = useState<Lane>('documents');
  const [refusing, setRefusing] = useState<Refusing>(null);
  const [said, setSaid] = useState('');
  const dealtWith = useRef(new Set<string>());
  const queue = useReviewQueue(lane);
  const onRefused = (error: unknown) => (isGone(error) ? onGone() : queue.reload());
  const hand = useHand(onRefused);
  const outbox = useOutbox({ onSent: queue.reload, onRefused });
  const { held } = hand;

  const take = (entry: Entry) => {
    setRefusing(null);
    hand.take(entry);
    setSaid(text('said.next', { title: titleOf(entry, text) }));
  };
  const takeNext = () => {
    const next = nextEntry(queue.entries ?? [], dealtWith.current);
    hand.letGo();
    if (next !== undefined) return take(next);
    setSaid(text('said.none'));
    queue.reload();
  };
  const choose = (chosen: Chosen) => {
    dealtWith.current.add(chosen.held.entry.id);
    outbox.choose(chosen);
    takeNext();
  };
  const undo = () => {
    const before = outbox.undo();
    if (before === null) return;
    dealtWith.current.delete(before.entry.id);
    setRefusing(null);
    hand.putBack(before);
    setSaid(text('said.undone', { title: titleOf(before.entry, text) }));
  };
  const skip = () => {
    if (held !== null) dealtWith.current.add(held.entry.id);
    takeNext();
  };
  /** From the beginning: what was put off comes again. */
  const start = () => {
    const { waiting } = outbox;
    dealtWith.current = new Set(waiting === null ? [] : [waiting.held.entry.id]);
    takeNext();
  };
  const backToQueue = () => {
    hand.letGo();
    queue.reload();
  };
  const takeAgain = () => {
    const { unsent } = outbox;
    if (unsent === null) return;
    dealtWith.current.delete(unsent.held.entry.id);
    outbox.drop();
    take(unsent.held.entry);
    const { reason } = unsent.decision;
    if (reason !== undefined) setRefusing({ words: reason });
  };
  const onWish = (wish: ReviewWish): boolean => {
    if (wish === 'undo') undo();
    else if (wish === 'skip') skip();
    else if (wish === 'queue') backToQueue();
    else return false;
    return true;
  };
  useReviewKeys(held === null || hand.isLost, (wish) => {
    if (wish === 'skip' && held === null) start();
    else return (wish === 'skip' || wish === 'undo') && onWish(wish);
    return true;
  });

  if (isGone(queue.error)) return <DeskGone />;
  const { entries } = queue;
  const content = (
    <QueryView
      query={{
        data: entries,
        error: queue.error,
        isFetching: queue.isFetching,
        refetch: queue.reload,
      }}
      loading={
        <div>
          <Skeleton label={text('reviews.wait')}>
            <SkeletonText lines={6} />
          </Skeleton>
          <LongWait>{text('reviews.waitLong')}</LongWait>
        </div>
      }
      failed={text('reviews.failed')}
      empty={
        entries?.length === 0 && (
          <EmptyState title={text(`none.${lane}`)} drawing={<EmptyListDrawing />}>
            {text('none.text')}
          </EmptyState>
        )
      }
    >
      {(rows) => (
        <QueueList
          entries={rows}
          next={queue.next}
          prev={queue.prev}
          heldId={held?.entry.id}
          isTaking={hand.isTaking}
          onTake={take}
          onTurn={queue.turn}
        />
      )}
    </QueryView>
  );
  return (
    <Page>
      <PageHeader
        title={text('reviews.title')}
        text={held === null ? text('reviews.intro') : undefined}
        actions={
          <>
            <Button loading={queue.isFetching} onClick={queue.reload}>
              {text('reviews.reload')}
            </Button>
            {held === null && entries !== undefined && entries.length > 0 && (
              <Button variant="primary" loading={hand.isTaking} onClick={start}>
                {text('reviews.start')}
              </Button>
            )}
          </>
        }
      />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {!isOnline && (
        <Banner kind="warning" role="status">
          {text('reviews.offline')}
        </Banner>
      )}
      <OutboxLine
        waiting={outbox.waiting}
        unsent={outbox.unsent}
        onUndo={undo}
        onSendNow={outbox.sendNow}
        onAgain={outbox.again}
        onTakeAgain={takeAgain}
        onDrop={outbox.drop}
      />
      {hand.takeError !== null && (
        <TakeFailed error={hand.takeError} entry={hand.takenEntry} entries={entries} />
      )}
      <div className={held === null ? 'st-review-desk' : 'st-review-desk st-review-desk--held'}>
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
        {held !== null && (
          <ItemView
            key={`${held.entry.id} ${held.until}`}
            held={held}
            refusing={refusing}
            onRefusing={setRefusing}
            onWish={onWish}
            onGone={onGone}
            isLost={hand.isLost}
            isTaking={hand.isTaking}
            isFocusFree={hand.isFocusFree}
            onChoose={choose}
            onLost={hand.lose}
            onTakeAgain={() => hand.take(held.entry)}
            onSkip={skip}
            onQueue={backToQueue}
          />
        )}
      </div>
    </Page>
  );
}
