import { useTexts } from 'shared-contracts/host';
import type { SlotProps } from 'shared-contracts/platform/slots';
import { Button } from 'shared-contracts/ui/core';
import { safetyTexts } from '../locales/en/engagement.ts';
import { useBlock } from '../people/use-block.ts';

/** Fills `profile.blocked`: all that is left to do about a blocked member (readings, 'Blocks'). */
export function UnblockProfile({ person }: SlotProps['profile.blocked']) {
  const t = useTexts(safetyTexts);
  const { busy, ask } = useBlock('unblock', person);
  return (
    <Button loading={busy} onClick={ask}>
      {t('unblock.label')}
    </Button>
  );
}
