import { useHost, useTexts } from 'shared-contracts/host';
import { timeText } from 'shared-contracts/i18n/time-text';
import { Button, VisuallyHidden } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { DeliveryMark } from './delivery-mark.tsx';
import { messageParts } from './message-parts.ts';
import type { Bubble } from './timeline.ts';

interface ConversationGroupProps {
  readonly bubbles: readonly Bubble[];
  /** The other one. */
  readonly name: string;
  /** Tries what was refused once more. */
  readonly onAgain: () => void;
  readonly onRemove: (clientId: string) => void;
}

/** Bubbles of one side under each other; the last one says when, and how far one's own have come. */
export function ConversationGroup({ bubbles, name, onAgain, onRemove }: ConversationGroupProps) {
  const t = useTexts(chatTexts);
  const last = bubbles.at(-1);
  if (last === undefined) return null;
  const { mine, delivery } = last;
  return (
    <li className={`en-group en-group--${mine ? 'mine' : 'theirs'}`}>
      <VisuallyHidden>
        {mine ? t('conversation.byMe') : t('conversation.says', { name })}
      </VisuallyHidden>
      {bubbles.map((bubble) => (
        <div key={bubble.key} className="en-bubble" dir="auto">
          <Words text={bubble.text} />
          {bubble === last && <Foot bubble={bubble} />}
        </div>
      ))}
      {delivery === 'refused' && (
        <div className="en-group__refused">
          <span>{t('delivery.refused')}</span>
          <Button size="small" variant="quiet" onClick={onAgain}>
            <span>{t('delivery.again')}</span> <Which text={last.text} />
          </Button>
          <Button size="small" variant="quiet" onClick={() => onRemove(last.key)}>
            <span>{t('delivery.remove')}</span> <Which text={last.text} />
          </Button>
        </div>
      )}
    </li>
  );
}

/** The words of a message, its phone numbers as links. */
function Words({ text }: { text: string }) {
  return messageParts(text).map((part, index) =>
    part.dials === undefined ? (
      <span key={index}>{part.text}</span>
    ) : (
      <a key={index} href={part.dials}>
        {part.text}
      </a>
    ),
  );
}

function Foot({ bubble: { at, delivery } }: { bubble: Bubble }) {
  const { locale } = useHost();
  return (
    <span className="en-bubble__foot" dir="ltr">
      <time dateTime={at}>{timeText(at, locale)}</time>
      {delivery !== null && <DeliveryMark delivery={delivery} />}
    </span>
  );
}

/** Longest part of a message that tells it apart for those who listen. */
const SHOWN = 60;

function Which({ text }: { text: string }) {
  const t = useTexts(chatTexts);
  return (
    <VisuallyHidden>
      {t('delivery.which', { text: [...text].slice(0, SHOWN).join('') })}
    </VisuallyHidden>
  );
}
