import { useEffect, useRef } from 'react';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Button, VisuallyHidden } from 'shared-contracts/ui/core';
import { assistantTexts } from '../locales/en/assistant.ts';
import { isPending, type Turn } from './conversation.ts';
import type { AssistantConversation } from './use-assistant-conversation.ts';

/** Questions and answers, the latest below, and what one could ask next. */
export function ConversationLog({
  profile: { name, gender },
  conversation: { turns, line, ask, retry },
}: {
  readonly profile: Pick<Profile, 'name' | 'gender'>;
  readonly conversation: AssistantConversation;
}) {
  const t = useTexts(assistantTexts);
  const { locale } = useHost();
  const list = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  useEffect(() => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [last]);

  // What was pressed goes away with it: the focus stays here instead of getting lost.
  const goOn = (act: () => void): void => {
    act();
    list.current?.focus({ preventScroll: true });
  };
  const next =
    last === undefined
      ? (['summary', 'family', 'hopes'] as const).map((key) => t(`first.${key}.${gender}`))
      : last.done
        ? last.suggestions
        : [];
  return (
    // Reachable by keyboard, so that a long conversation can be scrolled.
    <div
      ref={list}
      className="pf-conversation"
      tabIndex={0}
      role="region"
      aria-label={t('panel.conversation', { name })}
    >
      <p className="pf-conversation__answer">{t('panel.hello', { name })}</p>
      {turns.map((turn) => (
        <OneTurn
          key={turn.id}
          turn={turn}
          canRetry={line === 'live'}
          onRetry={() => goOn(() => retry(turn))}
        />
      ))}
      {next.length > 0 && (
        <ul className="pf-conversation__next" aria-label={t('ask.next')}>
          {next.map((question) => (
            <li key={question}>
              <button
                type="button"
                lang={languageOf(question, locale)}
                aria-disabled={line !== 'live'}
                onClick={() => line === 'live' && goOn(() => ask(question))}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" aria-live="polite">
        <VisuallyHidden>
          {last?.done ? last.answer : last && isPending(last) ? t('panel.looking') : ''}
        </VisuallyHidden>
      </div>
    </div>
  );
}

function OneTurn({
  turn,
  canRetry,
  onRetry,
}: {
  readonly turn: Turn;
  readonly canRetry: boolean;
  readonly onRetry: () => void;
}) {
  const t = useTexts(assistantTexts);
  const { locale } = useHost();
  const phrase = useTexts(phrases);
  const { question, answer, failure } = turn;
  return (
    <>
      <p className="pf-conversation__question" lang={languageOf(question, locale)}>
        <VisuallyHidden>{`${t('panel.you')}: `}</VisuallyHidden>
        <span>{question}</span>
      </p>
      {answer !== null && (
        <p
          className="pf-conversation__answer"
          lang={languageOf(answer, locale)}
          aria-busy={isPending(turn) || undefined}
        >
          <VisuallyHidden>{`${t('panel.assistant')}: `}</VisuallyHidden>
          <span>{answer}</span>
        </p>
      )}
      {answer === null && isPending(turn) && (
        <p className="pf-conversation__answer pf-conversation__dots" aria-hidden="true">
          <span />
          <span />
          <span />
        </p>
      )}
      {failure !== null && (
        <div className="pf-conversation__failure" role="alert">
          <p>{t(`failure.${failure}`)}</p>
          {failure !== 'gone' && (
            <Button
              size="small"
              className="pf-conversation__retry"
              aria-disabled={!canRetry}
              onClick={() => canRetry && onRetry()}
            >
              {phrase('action.retry')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Devanagari needs its taller lines; the danda tells Hindi, and without one the page's language is the best guess. */
function languageOf(text: string, locale: Locale): Locale | undefined {
  if (!/[\u0900-\u097f]{2}/.test(text)) return locale === 'en' ? undefined : 'en';
  if (text.includes('।')) return 'hi';
  return locale === 'en' ? 'mr' : locale;
}
