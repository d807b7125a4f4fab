import { useTexts } from 'shared-contracts/host';
import { LongWait, Skeleton } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import './conversation.css';
import { ConversationBack } from './conversation-back.tsx';

/** Some bubbles to come, of either side. */
const BUBBLES = ['theirs', 'mine', 'mine', 'theirs', 'mine', 'theirs'] as const;

/** A conversation to come, in its shape. */
export function ConversationSkeleton() {
  const t = useTexts(chatTexts);
  return (
    <div className="en-talk__waiting">
      <div className="en-talk__head">
        <ConversationBack />
        <span className="en-face sp-skeleton" />
        <span className="en-talk__to-come sp-skeleton" />
      </div>
      <Skeleton label={t('conversation.loading')}>
        <div className="en-log__lines">
          {BUBBLES.map((side, n) => (
            <div key={n} className={`en-group en-group--${side}`}>
              <span className="en-bubble en-bubble--to-come sp-skeleton" />
            </div>
          ))}
        </div>
      </Skeleton>
      <LongWait>{t('chats.slow')}</LongWait>
    </div>
  );
}
