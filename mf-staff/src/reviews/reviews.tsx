import { useRef, useState } from 'react';
import { QueryView } from 'shared-contracts/behaviour/query-view';
import { useIsOnline } from 'shared-contracts/behaviour/use-is-online';
import { useTexts, describeError, useHost, useMessages } from 'shared-contracts/host';
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
import { timeText } from '../desk-time/moment-text.ts';
import { reviewTexts } from '../locales/en/reviews.ts';
import type { Refusing } from './decision-panel.tsx';
import { nextEntry, type Entry, type Lane } from './entries.ts';
import { titleOf } from './item-title.ts';
import { ItemView } from './item-view.tsx';
import { OutboxLine } from './outbox-line.tsx';
import { QueueList } from './queue-list.tsx';
import { useReviewKeys, type ReviewCommand } from './review-keys.ts';
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
  const isOnline = useIsOnline();
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
  const onCommand = (command: ReviewCommand): boolean => {
    if (command === 'undo') undo();
    else if (command === 'skip') skip();
    else if (command === 'queue') backToQueue();
    else return false;
    return true;
  };
  useReviewKeys(claim === null || claims.isLost, (command) => {
    if (command === 'skip' && claim === null) start();
    else return (command === 'skip' || command === 'undo') && onCommand(command);
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
          claimedId={claim?.entry.id}
          isTaking={claims.isTaking}
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
        text={claim === null ? text('reviews.intro') : undefined}
        actions={
          <>
            <Button loading={queue.isFetching} onClick={queue.reload}>
              {text('reviews.reload')}
            </Button>
            {claim === null && entries !== undefined && entries.length > 0 && (
              <Button variant="primary" loading={claims.isTaking} onClick={start}>
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
            onCommand={onCommand}
            onGone={onGone}
            isLost={claims.isLost}
            isTaking={claims.isTaking}
            isFocusFree={claims.isFocusFree}
            onChoose={choose}
            onLost={claims.lose}
            onTakeAgain={() => claims.take(claim.entry)}
            onSkip={skip}
            onQueue={backToQueue}
          />
        )}
      </div>
    </Page>
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
