import { useEffect, useRef } from 'react';
import type { Thread } from 'shared-contracts/calls/messaging';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { Anchor, Badge, IconLock } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { PersonFace } from '../../people/person-face.tsx';
import { DeliveryMark } from '../conversation/delivery-mark.tsx';
import { shortWhen } from '../conversation/message-times.ts';
import './rows.css';

interface ThreadRowProps {
  readonly thread: Thread;
  /** Whether its conversation is open beside the list. */
  readonly current: boolean;
  /** Loads the photo at once. */
  readonly eager: boolean;
  /** The present, in ms. */
  readonly now: number;
}

/** Photo, name, when, the last words in one line, and how many are unread; leads to the conversation. */
export function ThreadRow({ thread, current, eager, now }: ThreadRowProps) {
  const t = useTexts(chatTexts);
  const { locale } = useHost();
  const { with: them, with_profile: person, last, unread, frozen } = thread;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The open one stands in sight, also when the page was opened by its address.
    if (current) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <Anchor
      ref={link}
      className={unread > 0 ? 'en-row en-row--unread' : 'en-row'}
      href={routes.chat.href({ userId: them })}
      aria-current={current ? 'page' : undefined}
    >
      <PersonFace person={person} eager={eager} />
      <span className="en-row__words">
        <span className="en-row__line">
          <span className="en-row__name">{personName(person) || t('conversation.member')}</span>
          {last !== null && (
            <time className="en-row__when" dateTime={last.created_at}>
              {shortWhen(last.created_at, now, locale)}
            </time>
          )}
        </span>
        <span className="en-row__line">
          <LastWords thread={thread} />
          {frozen && (
            <span className="en-row__frozen">
              <IconLock />
              <span>{t('thread.frozen')}</span>
            </span>
          )}
          {!frozen && <Badge count={unread} label={t('thread.unread', { count: unread })} />}
        </span>
      </span>
    </Anchor>
  );
}

/** The last message on one line; one's own says so and how far it has come. */
function LastWords({ thread: { last } }: { thread: Thread }) {
  const t = useTexts(chatTexts);
  const me = useSession()?.userId;
  if (last === null) return <span className="en-row__last">{t('thread.new')}</span>;
  if (last.from !== me) return <span className="en-row__last">{last.message}</span>;
  return (
    <span className="en-row__last">
      <DeliveryMark delivery={last.read_at === null ? 'sent' : 'read'} />{' '}
      <span>{t('thread.you', { text: last.message })}</span>
    </span>
  );
}
