import { useState } from 'react';
import { isCallFailed } from 'shared-contracts/calls/client';
import { usePageTitle, useTexts } from 'shared-contracts/host';
import { LoadFailed } from 'shared-contracts/load-failed';
import { personName } from '../../people/person-name.ts';
import { useIsBlocked } from '../../people/use-is-blocked.ts';
import { chatTexts } from '../chat-texts.ts';
import { Composer } from '../writing/composer.tsx';
import './conversation.css';
import type { Pair } from './fetch-talk.ts';
import { standingOf } from '../../people/chat-standing.ts';
import type { Talk } from './talk.ts';
import { TalkBack } from './talk-back.tsx';
import { TalkFrozen } from './talk-frozen.tsx';
import { TalkGate } from './talk-gate.tsx';
import { TalkGone } from './talk-gone.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkLog } from './talk-log.tsx';
import { TalkSkeleton } from './talk-skeleton.tsx';
import { useLiveTalk } from './use-live-talk.ts';
import { useTalk } from './use-talk.ts';

/** One conversation: who it is with, what was written, and the box; or what stands between. */
export function Conversation(pair: Pair) {
  const t = useTexts(chatTexts);
  const { query, earlier, missed } = useTalk(pair);
  const { data: talk, error, errorUpdateCount, isFetching } = query;
  useLiveTalk(pair, missed);
  usePageTitle(talk?.person ? personName(talk.person) : null);
  // What one was not to see any more is not shown from memory either.
  if (isCallFailed(error) && error.status === 404) return <TalkGone />;
  if (talk !== undefined)
    return <Known pair={pair} talk={talk} now={query.dataUpdatedAt} earlier={earlier} />;
  if (errorUpdateCount === 0) return <TalkSkeleton />;
  return (
    <>
      <div className="en-talk__head en-talk__head--bare">
        <TalkBack />
      </div>
      <LoadFailed
        level={1}
        title={t('talk.failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    </>
  );
}

interface KnownProps {
  readonly pair: Pair;
  readonly talk: Talk;
  /** When the conversation was last known to be so, in ms: the present, near enough for the words of days. */
  readonly now: number;
  readonly earlier: ReturnType<typeof useTalk>['earlier'];
}

function Known({ pair, talk, now, earlier }: KnownProps) {
  const t = useTexts(chatTexts);
  const { person } = talk;
  // Whom they have blocked one is shown nothing of; then the member's own block would change nothing.
  const byMe = useIsBlocked(pair.them, talk.frozen && person !== null);
  const [wasBlocked, setWasBlocked] = useState(byMe);
  if (byMe && !wasBlocked) setWasBlocked(true);
  const standing = standingOf({ ...talk, frozen: talk.frozen || byMe }, pair.me);
  const name = (person && personName(person)) || t('talk.member');
  const isOpen = standing === 'open';
  const isFrozen = standing === 'frozen';
  const hasWords = talk.messages.length > 0;
  return (
    <>
      <TalkHead
        them={pair.them}
        person={person ?? null}
        name={name}
        way={byMe ? 'unblock' : isFrozen ? null : 'block'}
      />
      {(isOpen || hasWords) && (
        <TalkLog pair={pair} talk={talk} name={name} now={now} earlier={earlier} />
      )}
      {isOpen && <Composer pair={pair} name={name} takesFocus={wasBlocked} />}
      {isFrozen && <TalkFrozen person={{ id: pair.them, name }} byMe={byMe} />}
      {!isOpen && !isFrozen && (
        <TalkGate standing={standing} them={pair.them} talk={talk} name={name} small={hasWords} />
      )}
    </>
  );
}
