import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from 'shared-contracts/behaviour/use-media';
import type { Profile } from 'shared-contracts/calls/profiles';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { IconButton, IconClose } from 'shared-contracts/ui/core';
import { assistantTexts } from '../locales/en/assistant.ts';
import { AskForm } from './ask-form.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { useAssistantConversation } from './use-assistant-conversation.ts';
import './assistant.css';

interface AssistantPanelProps {
  readonly profile: Pick<Profile, 'id' | 'name' | 'gender'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** From this width the panel stands beside the page, which stays usable. */
const BESIDE = '(min-width: 900px)';

/** The conversation: a sheet over the page on a phone, a panel beside it on a desk; hidden, it goes on. */
export function AssistantPanel({ profile, open, onClose }: AssistantPanelProps) {
  const t = useTexts(assistantTexts);
  const phrase = useTexts(phrases);
  const { config } = useHost();
  const conversation = useAssistantConversation(profile.id);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBeside = useMedia(BESIDE);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    if (isBeside) element.show();
    else element.showModal();
    field.current?.focus();
    return () => element.close();
  }, [open, isBeside]);

  return createPortal(
    <dialog
      ref={dialog}
      className="pf-assistant"
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isBeside) return;
        event.stopPropagation();
        onClose();
      }}
      onPointerDown={(event) => {
        if (!isBeside && event.target === event.currentTarget) onClose();
      }}
    >
      <div className="pf-assistant__box">
        <div className="pf-assistant__head">
          <div>
            <h2 id={title}>{phrase('assistant.title', { product: config.productName })}</h2>
            <p>{t('panel.note', { name: profile.name })}</p>
          </div>
          <IconButton label={t('panel.close')} icon={<IconClose />} onClick={onClose} />
        </div>
        <ConversationLog profile={profile} conversation={conversation} />
        <AskForm name={profile.name} conversation={conversation} ref={field} />
      </div>
    </dialog>,
    document.body,
  );
}
