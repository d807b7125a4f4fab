import { useState } from 'react';
import { LoadFailed } from 'shared-contracts/behaviour/load-failed';
import { isApiError } from 'shared-contracts/calls/client';
import { personName } from 'shared-contracts/domain/person-name';
import { usePageTitle, useTexts } from 'shared-contracts/host';
import { chatTexts } from '../../locales/en/chat.ts';
import { chatStatusOf } from '../../people/chat-status.ts';
import { useIsBlocked } from '../../people/use-is-blocked.ts';
import './conversation.css';
import { Composer } from '../composer/composer.tsx';
import { useOpener } from '../composer/use-opener.ts';
import { Caution } from './caution.tsx';
import { ConversationBack } from './conversation-back.tsx';
import { ConversationFrozen } from './conversation-frozen.tsx';
import { ConversationGate } from './conversation-gate.tsx';
import { ConversationGone } from './conversation-gone.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import type { ConversationState } from './conversation-state.ts';
import type { Pair } from './fetch-conversation.ts';
import { useConversation } from './use-conversation.ts';
import { useLiveConversation } from './use-live-conversation.ts';

/** One conversation: who it is with, what was written, and the box; or what stands between. */
export function Conversation(pair: Pair) {
  const t = useTexts(chatTexts);
  const { query, earlier, missed } = useConversation(pair);
  const { data: conversation, error, errorUpdateCount, isFetching } = query;
  useLiveConversation(pair, missed);
  usePageTitle(conversation?.person ? personName(conversation.person) : null);
  // What one was not to see any more is not shown from memory either.
  if (isApiError(error) && error.status === 404) return <ConversationGone />;
  if (conversation !== undefined)
    return (
      <Known pair={pair} conversation={conversation} now={query.dataUpdatedAt} earlier={earlier} />
    );
  if (errorUpdateCount === 0) return <ConversationSkeleton />;
  return (
    <>
      <div className="en-talk__head en-talk__head--bare">
        <ConversationBack />
      </div>
      <LoadFailed
        level={1}
        title={t('conversation.failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void query.refetch()}
      />
    </>
  );
}

interface KnownProps {
  readonly pair: Pair;
  readonly conversation: ConversationState;
  /** When the conversation was last known to be so, in ms: the present, near enough for the words of days. */
  readonly now: number;
  readonly earlier: ReturnType<typeof useConversation>['earlier'];
}

function Known({ pair, conversation, now, earlier }: KnownProps) {
  const t = useTexts(chatTexts);
  const { person } = conversation;
  useOpener(pair);
  // Whom they have blocked one is shown nothing of; then the member's own block would change nothing.
  const byMe = useIsBlocked(pair.them, conversation.frozen && person !== null);
  const [wasBlocked, setWasBlocked] = useState(byMe);
  if (byMe && !wasBlocked) setWasBlocked(true);
  const status = chatStatusOf({ ...conversation, frozen: conversation.frozen || byMe }, pair.me);
  const name = (person && personName(person)) || t('conversation.member');
  const isOpen = status === 'open';
  const isFrozen = status === 'frozen';
  const hasWords = conversation.messages.length > 0;
  return (
    <>
      <ConversationHead
        them={pair.them}
        person={person ?? null}
        name={name}
        lastSeen={conversation.lastSeen ?? null}
        now={now}
        way={byMe ? 'unblock' : isFrozen ? null : 'block'}
      />
      {(isOpen || hasWords) && (
        <ConversationLog
          pair={pair}
          conversation={conversation}
          name={name}
          now={now}
          earlier={earlier}
        />
      )}
      {isOpen && <Caution pair={pair} messages={conversation.messages} />}
      {isOpen && <Composer pair={pair} name={name} takesFocus={wasBlocked} />}
      {isFrozen && <ConversationFrozen person={{ id: pair.them, name }} byMe={byMe} />}
      {!isOpen && !isFrozen && (
        <ConversationGate
          status={status}
          pair={pair}
          conversation={conversation}
          name={name}
          small={hasWords}
        />
      )}
    </>
  );
}
