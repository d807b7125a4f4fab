import { useTexts } from 'shared-contracts/host';
import { Button, Dialog } from 'shared-contracts/ui/core';
import { texts } from '../texts.ts';

/** What stands behind an entry whose feature comes with a later release, instead of a dead click. */
export function NotYetDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(texts);
  return (
    <Dialog
      open={open}
      title={t('notYet.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('notYet.close')}
        </Button>
      }
    >
      {t('notYet.text')}
    </Dialog>
  );
}
