import { useState } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, IconArrowDown } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { Announcer } from './announcer.tsx';
import { ConversationGroup } from './conversation-group.tsx';
import type { ConversationState } from './conversation-state.ts';
import type { Pair } from './fetch-conversation.ts';
import { dayHead } from './message-times.ts';
import { timelineOf } from './timeline.ts';
import { useConversationScroll } from './use-conversation-scroll.ts';
import type { useConversation } from './use-conversation.ts';
import { useMarkRead } from './use-mark-read.ts';

interface ConversationLogProps {
  readonly pair: Pair;
  readonly conversation: ConversationState;
  readonly name: string;
  /** The present, in ms. */
  readonly now: number;
  readonly earlier: ReturnType<typeof useConversation>['earlier'];
}

/** What was written, by days, the newest at the foot; new ones are read out politely. */
export function ConversationLog({ pair, conversation, name, now, earlier }: ConversationLogProps) {
  const t = useTexts(chatTexts);
  const { locale } = useHost();
  const { me, them } = pair;
  const { messages } = conversation;
  const { outbox, all } = useOutbox(me);
  const unsent = all.filter(({ to }) => to === them);
  const [unread] = useState(() => unreadOf(conversation, them));
  const lines = timelineOf({ messages, unsent, me, unread });
  const hasEarlier = conversation.earlier !== null;

  const { scroller, content, isAtEnd, isSeen, toEnd, onScroll } = useConversationScroll({
    first: messages[0]?.sequence ?? 0,
    last: (messages.at(-1)?.sequence ?? 0) + unsent.length,
    writtenHere: unsent.at(-1)?.clientId ?? null,
    onNearTop: () => {
      if (hasEarlier && earlier.state === 'idle') earlier.read();
    },
  });
  useMarkRead(pair, conversation, isSeen);
  const missed = useMissed(conversation, them, isAtEnd);

  return (
    <div className="en-log">
      <div
        ref={scroller}
        className="en-log__scroller"
        role="region"
        aria-label={t('conversation.of', { name })}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className="en-log__content">
          {hasEarlier && (
            <div className="en-log__earlier">
              {earlier.state === 'failed' && <p role="alert">{t('conversation.earlierFailed')}</p>}
              <Button
                size="small"
                variant="quiet"
                loading={earlier.state === 'busy'}
                onClick={earlier.read}
              >
                {t('conversation.earlier')}
              </Button>
            </div>
          )}
          {lines.length === 0 && <p className="en-log__begins">{t('conversation.begins')}</p>}
          <ol className="en-log__lines">
            {lines.map((line) =>
              line.kind === 'group' ? (
                <ConversationGroup
                  key={line.key}
                  bubbles={line.bubbles}
                  name={name}
                  onAgain={() => outbox.retry(them)}
                  onRemove={outbox.remove}
                />
              ) : (
                <li key={line.key} className={`en-log__${line.kind}`}>
                  {line.kind === 'day' ? (
                    <h2>{dayHead(line.at, now, locale)}</h2>
                  ) : (
                    <p>{t('conversation.newSince', { count: line.count })}</p>
                  )}
                </li>
              ),
            )}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        <div className="en-log__newest">
          <Button size="small" icon={<IconArrowDown />} onClick={toEnd}>
            {missed > 0
              ? t('conversation.newSince', { count: missed })
              : t('conversation.toNewest')}
          </Button>
        </div>
      )}
      <Announcer messages={messages} them={them} name={name} />
    </div>
  );
}

/** Where the unread ones begin, and how many there are; null without. */
function unreadOf({ messages }: ConversationState, them: string) {
  const unread = messages.filter((one) => one.from === them && one.read_at === null);
  const [first] = unread;
  return first === undefined ? null : { sequence: first.sequence, count: unread.length };
}

/** How many of the other one's messages came while the reader was further up. */
function useMissed({ messages }: ConversationState, them: string, isAtEnd: boolean): number {
  const newest = messages.at(-1)?.sequence ?? 0;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  return isAtEnd ? 0 : messages.filter((one) => one.from === them && one.sequence > seen).length;
}
