import { useEffect, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { useTexts } from 'shared-contracts/host';
import { QUESTION_LENGTH } from 'shared-contracts/platform/realtime';
import { IconButton, IconSend } from 'shared-contracts/ui/core';
import { assistantTexts } from '../locales/en/assistant.ts';
import { isPending } from './conversation.ts';
import type { AssistantConversation } from './use-assistant-conversation.ts';

/**
 * The field for a question: Enter sends, a blank one is ignored (section 5). What is sent while the line is being opened or an
 * answer is still coming goes as soon as it can; where the line is off it is kept.
 */
export function AskForm({
  name,
  conversation: { turns, line, ask },
  ref,
}: {
  readonly name: string;
  readonly conversation: AssistantConversation;
  readonly ref: Ref<HTMLTextAreaElement>;
}) {
  const t = useTexts(assistantTexts);
  const [text, setText] = useState('');
  const [isQueued, setQueued] = useState(false);
  const mustWait = line !== 'live' || turns.some(isPending);
  const isBlank = text.trim() === '';

  const put = (): void => {
    ask(text.trim());
    setText('');
    setQueued(false);
  };
  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (isBlank) return;
    if (mustWait) setQueued(line !== 'off');
    else put();
  };
  useEffect(() => {
    if (isQueued && !mustWait) put();
  });
  return (
    <form className="pf-assistant__form" onSubmit={send}>
      {line !== 'live' && (
        <p className="pf-assistant__away" role="status">
          {t(line !== 'connecting' ? 'line.away' : isQueued ? 'line.queued' : 'line.opening')}
        </p>
      )}
      <div className="pf-assistant__ask">
        <textarea
          ref={ref}
          rows={1}
          className="sp-input"
          aria-label={t('ask.label')}
          placeholder={t('ask.placeholder', { name })}
          maxLength={QUESTION_LENGTH}
          enterKeyHint="send"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setQueued(false);
          }}
          onKeyDown={(event) => {
            // While a Devanagari keyboard composes, Enter ends the word.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            send(event);
          }}
        />
        <IconButton
          type="submit"
          className="pf-assistant__send"
          label={t('ask.send')}
          icon={<IconSend />}
          aria-disabled={isBlank || mustWait}
        />
      </div>
    </form>
  );
}
