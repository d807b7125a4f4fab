import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import {
  isBlankMessage,
  MESSAGE_LENGTH,
  messageLength,
  messageText,
} from 'shared-contracts/calls/message-text';
import { useTexts } from 'shared-contracts/host';
import { IconButton, IconSend } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import './composer.css';
import type { Pair } from '../conversation/fetch-conversation.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useDraft } from './use-draft.ts';
import { useSayTyping } from './use-typing.ts';

/** How many characters are left when the count appears. */
const COUNTED_BELOW = 200;

interface ComposerProps {
  readonly pair: Pair;
  readonly name: string;
  /** Whether the box comes in place of what the reader has pressed, and goes on from there. */
  readonly takesFocus?: boolean;
}

/**
 * The box in which one writes: grows with the text, keeps it as a draft, hands it to the outbox. Enter sends where
 * there is a keyboard; on a screen keyboard it makes a line, as in every messenger, and the button sends.
 */
export function Composer({ pair, name, takesFocus }: ComposerProps) {
  const { me, them } = pair;
  const t = useTexts(chatTexts);
  const { outbox } = useOutbox(me);
  const { text, change, clear } = useDraft(pair);
  const sayTyping = useSayTyping(them);
  const box = useRef<HTMLTextAreaElement>(null);
  const message = messageText(text);
  const left = MESSAGE_LENGTH - messageLength(message);
  const canSend = !isBlankMessage(message) && left >= 0;

  useEffect(() => {
    // Unless the reader has moved on: what is focused no more falls back to the body.
    if (takesFocus && document.activeElement === document.body) box.current?.focus();
  }, [takesFocus]);
  const send = () => {
    // The focus stays in the box, or a screen keyboard would close.
    box.current?.focus();
    if (!canSend) return;
    outbox.add(them, message);
    clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the writing of a syllable, in Devanagari for example, is the keyboard's.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="en-box"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="en-box__row">
        <div className="en-box__grow" data-text={`${text}\n`}>
          <textarea
            ref={box}
            className="en-box__text"
            rows={1}
            dir="auto"
            aria-label={t('box.label', { name })}
            aria-describedby="en-box-count"
            aria-invalid={left < 0 || undefined}
            placeholder={t('box.placeholder')}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              change(value);
              if (value.trim() !== '') sayTyping();
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <IconButton
          className="en-box__send"
          label={t('box.send')}
          icon={<IconSend />}
          type="submit"
          aria-disabled={!canSend}
          // Pressing it does not take the focus from the box.
          onPointerDown={(event) => event.preventDefault()}
        />
      </div>
      <p
        id="en-box-count"
        className={left < 0 ? 'en-box__count en-box__count--over' : 'en-box__count'}
        role="status"
      >
        {left < 0
          ? t('box.over', { count: -left })
          : left <= COUNTED_BELOW && t('box.left', { count: left })}
      </p>
    </form>
  );
}

/** Whether the first way to point is a mouse or the like, which comes with a keyboard. */
function hasKeyboard(): boolean {
  return window.matchMedia?.('(pointer: fine)').matches ?? true;
}
