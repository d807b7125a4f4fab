import { KEEP_CLEAR } from 'shared-contracts/behaviour/keep-clear';
import { useTexts } from 'shared-contracts/host';
import { Button, IconLock } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import { safetyTexts } from '../../locales/en/engagement.ts';
import { useBlock } from '../../people/use-block.ts';

interface ConversationFrozenProps {
  readonly person: { readonly id: string; readonly name: string };
  /** Whether the member has closed it: then it is theirs to open it again. */
  readonly byMe: boolean;
}

/** A calm sentence in place of the box, and Unblock for the one who has blocked. */
export function ConversationFrozen({ person, byMe }: ConversationFrozenProps) {
  const t = useTexts(chatTexts);
  return (
    <div className="en-gate en-gate--frozen" {...KEEP_CLEAR}>
      <IconLock />
      <p>{byMe ? t('conversation.blocked', { name: person.name }) : t('conversation.frozen')}</p>
      {byMe && <Unblock person={person} />}
    </div>
  );
}

function Unblock({ person }: Pick<ConversationFrozenProps, 'person'>) {
  const t = useTexts(safetyTexts);
  const { busy, ask } = useBlock('unblock', person);
  return (
    <Button size="small" loading={busy} onClick={ask}>
      {t('unblock.label')}
    </Button>
  );
}
