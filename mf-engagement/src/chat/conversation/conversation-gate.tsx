import { useState } from 'react';
import { KEEP_CLEAR } from 'shared-contracts/behaviour/keep-clear';
import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { type Elements, Button, ButtonLink, TextAreaField } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import type { ChatStatus } from '../../people/chat-status.ts';
import { useDraft } from '../composer/use-draft.ts';
import { useRequestActions } from '../requests/use-request-actions.ts';
import type { ConversationState } from './conversation-state.ts';
import type { Pair } from './fetch-conversation.ts';
import {
  AskDrawing,
  RequestedDrawing,
  DeclinedByMeDrawing,
  DeclinedDrawing,
  OnItsWayDrawing,
} from './gate-drawings.tsx';

const DRAWINGS = {
  none: AskDrawing,
  sent: OnItsWayDrawing,
  received: RequestedDrawing,
  declinedByThem: DeclinedDrawing,
  declinedByMe: DeclinedByMeDrawing,
} as const;

interface ConversationGateProps {
  readonly status: Exclude<ChatStatus, 'open' | 'frozen'>;
  readonly pair: Pair;
  readonly conversation: ConversationState;
  readonly name: string;
  /** Below messages: without the drawing. */
  readonly small: boolean;
}

/** Why one cannot write here yet, and the way to it: ask, wait, answer. */
export function ConversationGate({
  status,
  pair,
  conversation,
  name,
  small,
}: ConversationGateProps) {
  const t = useTexts(chatTexts);
  const { busy, ask, accept, decline, cancel } = useRequestActions(pair.them);
  const { text, change } = useDraft(pair);
  // Once there, the field stays, also when it has been emptied.
  const [hasWords, setHasWords] = useState(false);
  if (!hasWords && text.trim() !== '') setHasWords(true);
  const { request } = conversation;
  const Drawing = DRAWINGS[status];
  const acceptButton = request && (
    <Button variant="primary" loading={busy} onClick={() => void accept(request)}>
      {t('request.accept')}
    </Button>
  );
  const ways: Record<typeof status, Elements> = {
    none: (
      <Button variant="primary" loading={busy} onClick={() => void ask()}>
        {t('gate.ask')}
      </Button>
    ),
    sent: request && (
      <Button loading={busy} onClick={() => void cancel(request)}>
        {t('request.cancel')}
      </Button>
    ),
    received: request && (
      <>
        {acceptButton}
        <Button onClick={() => void decline(request)}>{t('request.decline')}</Button>
      </>
    ),
    declinedByThem: null,
    declinedByMe: acceptButton,
  };
  return (
    <div className={small ? 'en-gate' : 'en-gate en-gate--whole'}>
      {!small && <Drawing />}
      <h2 className="sp-state__title">{t(`gate.${status}`, { name })}</h2>
      <p className="sp-muted">{t(`gate.${status}Text`)}</p>
      {status === 'sent' && request?.opener !== undefined && (
        <p dir="auto">{t('gate.opener', { text: request.opener })}</p>
      )}
      {hasWords && status !== 'declinedByThem' && (
        <div className="en-gate__words" {...KEEP_CLEAR}>
          <TextAreaField
            label={t('gate.kept')}
            dir="auto"
            rows={2}
            value={text}
            onChange={({ currentTarget: { value } }) => change(value)}
          />
        </div>
      )}
      <div className="en-gate__ways" {...KEEP_CLEAR}>
        {ways[status]}
        <ButtonLink variant="quiet" href={routes.profile.href({ userId: pair.them })}>
          {t('gate.profile')}
        </ButtonLink>
      </div>
    </div>
  );
}
