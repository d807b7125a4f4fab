import type { ChatRequest } from 'shared-contracts/calls/engagement';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { useNavigate } from 'shared-contracts/router';
import { Anchor, Button, IconChat, VisuallyHidden } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { PersonFace } from '../../people/person-face.tsx';
import '../lists/rows.css';
import { shortWhen } from '../conversation/message-times.ts';
import type { ChatRequestType } from './use-chat-requests.ts';
import { useRequestActions } from './use-request-actions.ts';

interface RequestRowProps {
  readonly request: ChatRequest;
  readonly type: ChatRequestType;
  /** The present, in ms. */
  readonly now: number;
  /** The request leaves the list. */
  readonly onGone: () => void;
}

/** A chat request: the other person, when, and its actions; accepting leads into the conversation. */
export function RequestRow({ request, type, now, onGone }: RequestRowProps) {
  const t = useTexts(chatTexts);
  const { locale } = useHost();
  const navigate = useNavigate();
  const isReceived = type === 'received';
  const them = isReceived ? request.from : request.to;
  const person = isReceived ? request.from_profile : request.to_profile;
  const name = personName(person);
  const { busy, ...actions } = useRequestActions(them);
  const gone = (done: boolean) => {
    if (done) onGone();
  };
  const accept = async () => {
    if (await actions.accept(request)) void navigate(routes.chat.href({ userId: them }));
  };
  return (
    <article className="en-request">
      <PersonFace person={person} />
      <div className="en-request__words">
        <h2 className="en-request__name">
          <Anchor href={routes.profile.href({ userId: them })}>
            {person.age === undefined ? name : `${name}, ${person.age}`}
          </Anchor>
        </h2>
        <p className="en-request__about">
          <time dateTime={request.created_at}>
            {t('request.when', { when: shortWhen(request.created_at, now, locale) })}
          </time>
          {!isReceived && (
            <span>{` · ${t(request.declined ? 'request.declined' : 'request.waiting')}`}</span>
          )}
        </p>
        <div className="en-request__actions">
          {isReceived && (
            <>
              <Button
                size="small"
                variant="primary"
                icon={<IconChat />}
                loading={busy}
                onClick={() => void accept()}
              >
                <span>{t('request.accept')}</span>{' '}
                <VisuallyHidden>{t('request.of', { name })}</VisuallyHidden>
              </Button>
              <Button
                size="small"
                variant="quiet"
                onClick={() => void actions.decline(request).then(gone)}
              >
                <span>{t('request.decline')}</span>{' '}
                <VisuallyHidden>{t('request.of', { name })}</VisuallyHidden>
              </Button>
            </>
          )}
          {!isReceived && (
            <Button
              size="small"
              variant={request.declined ? 'quiet' : 'secondary'}
              loading={busy}
              onClick={() => void actions.cancel(request).then(gone)}
            >
              <span>{t(request.declined ? 'request.hide' : 'request.cancel')}</span>{' '}
              <VisuallyHidden>{t('request.to', { name })}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
