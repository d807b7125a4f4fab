import { useState } from 'react';
import type { Message } from 'shared-contracts/calls/messaging';
import { useTexts } from 'shared-contracts/host';
import { chatTexts } from '../../locales/en/chat.ts';

/** How many new messages stay in the log for those who listen; older ones are in the conversation. */
const KEPT = 5;

interface AnnouncerProps {
  readonly messages: readonly Message[];
  readonly them: string;
  readonly name: string;
}

/** Reads out, politely, what the other one writes from now on; not what one pages up to. */
export function Announcer({ messages, them, name }: AnnouncerProps) {
  const t = useTexts(chatTexts);
  const [since] = useState(messages.at(-1)?.sequence ?? 0);
  const arrived = messages.filter((one) => one.from === them && one.sequence > since);
  return (
    <div className="sp-hidden" role="log" aria-live="polite">
      {arrived.slice(-KEPT).map(({ id, message }) => (
        <p key={id}>{t('conversation.arrived', { name, text: message })}</p>
      ))}
    </div>
  );
}
