import { useSyncExternalStore } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import { ConfirmDialog } from 'shared-contracts/ui/core';
import { usePage } from '../page-context.tsx';

/** The dialog behind `host.confirm`: Confirm and Cancel (section 2). */
export function Questions() {
  const t = useTexts(phrases);
  const { questions } = usePage();
  const asked = useSyncExternalStore(questions.subscribe, questions.asked, questions.asked);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={asked?.title ?? ''}
      confirmLabel={t('action.confirm')}
      cancelLabel={t('action.cancel')}
      danger={asked?.danger}
      onConfirm={() => questions.answer(true)}
      onCancel={() => questions.answer(false)}
    >
      {asked?.text}
    </ConfirmDialog>
  );
}
