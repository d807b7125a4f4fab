import type { Message } from 'shared-contracts/calls/messaging';
import { useTexts } from 'shared-contracts/host';
import { IconButton, IconClose } from 'shared-contracts/ui/core';
import { chatTexts } from '../../locales/en/chat.ts';
import type { Pair } from './fetch-conversation.ts';
import { useCaution } from './use-caution.ts';

/** A quiet line once either has mentioned money or numbers; it can be closed. */
export function Caution({ pair, messages }: { pair: Pair; messages: readonly Message[] }) {
  const t = useTexts(chatTexts);
  const { stands, close } = useCaution(pair, messages);
  return (
    <div role="status">
      {stands && (
        <p className="en-caution">
          <span>{t('caution.text')}</span>
          <IconButton label={t('caution.close')} icon={<IconClose />} onClick={close} />
        </p>
      )}
    </div>
  );
}
