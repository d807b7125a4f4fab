import { useTexts } from 'shared-contracts/host';
import type { SlotProps } from 'shared-contracts/slots';
import { Button } from 'shared-contracts/ui/core';
import { actionTexts } from './action-texts.ts';
import { useBlock } from './use-block.ts';

/** Fills `profile.blocked`: all that is left to do about somebody one has blocked (readings, 'Blocks'). */
export function UnblockProfile({ person }: SlotProps['profile.blocked']) {
  const t = useTexts(actionTexts);
  const { busy, ask } = useBlock('unblock', person);
  return (
    <Button loading={busy} onClick={ask}>
      {t('unblock.label')}
    </Button>
  );
}
