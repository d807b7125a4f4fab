import { useTexts } from 'shared-contracts/host';
import { routes } from 'shared-contracts/platform/routes';
import { ButtonLink, EmptyState } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { ConversationGoneDrawing } from './conversation-gone-drawing.tsx';

/** No conversation under this address, or none any more. */
export function ConversationGone() {
  const t = useTexts(chatTexts);
  return (
    <EmptyState
      title={t('conversation.gone')}
      level={1}
      drawing={<ConversationGoneDrawing />}
      action={
        <ButtonLink variant="primary" href={routes.chats.href()}>
          {t('conversation.toChats')}
        </ButtonLink>
      }
    >
      {t('conversation.goneText')}
    </EmptyState>
  );
}
