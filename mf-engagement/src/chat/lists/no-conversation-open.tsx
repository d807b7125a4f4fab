import { useTexts } from 'shared-contracts/host';
import { EmptyState } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { ChooseDrawing } from './choose-drawing.tsx';
import { useThreads } from './use-threads.ts';

/** Beside the list while no conversation is open: to choose one, where there is one to choose. */
export function NoConversationOpen() {
  const t = useTexts(chatTexts);
  const { query, threads } = useThreads();
  const isNone = query.data !== undefined && threads.length === 0;
  if (isNone) return <EmptyState title={t('chats.chooseText')} drawing={<ChooseDrawing />} />;
  return (
    <EmptyState title={t('chats.choose')} drawing={<ChooseDrawing />}>
      {t('chats.chooseText')}
    </EmptyState>
  );
}
