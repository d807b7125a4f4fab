import { useSyncExternalStore } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { ConfirmDialog } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';

/** The dialog behind `host.confirm`: Confirm and Cancel (section 2). */
export function ConfirmDialogs() {
  const t = useTexts(phrases);
  const { confirmQueue } = useAppServices();
  const question = useSyncExternalStore(
    confirmQueue.subscribe,
    confirmQueue.current,
    confirmQueue.current,
  );
  return (
    <ConfirmDialog
      open={question !== null}
      title={question?.title ?? ''}
      confirmLabel={t('action.confirm')}
      cancelLabel={t('action.cancel')}
      danger={question?.danger}
      onConfirm={() => confirmQueue.answer(true)}
      onCancel={() => confirmQueue.answer(false)}
    >
      {question?.text}
    </ConfirmDialog>
  );
}
