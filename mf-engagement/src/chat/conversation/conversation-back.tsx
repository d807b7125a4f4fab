import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { IconArrowLeft, IconLink } from 'shared-contracts/ui/core';

/** Back to the list, where it does not stand beside the conversation: whatever comes or does not, one is never stuck. */
export function ConversationBack() {
  const t = useTexts(phrases);
  return (
    <span className="en-talk__back">
      <IconLink label={t('action.back')} icon={<IconArrowLeft />} href={routes.chats.href()} />
    </span>
  );
}
