import { useSyncExternalStore } from 'react';
import { useTexts } from 'shared-contracts/host';
import { ToastRegion } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../texts.ts';

/** Where notices stand; always there, because a live region must be known before it speaks. */
export function Notices() {
  const t = useTexts(texts);
  const { notices } = useAppServices();
  const shown = useSyncExternalStore(notices.subscribe, notices.shown, notices.shown);
  return (
    <ToastRegion
      label={t('notices.label')}
      closeLabel={t('notices.close')}
      toasts={shown.map(({ action, ...notice }) => ({
        ...notice,
        duration: notice.duration ?? 0,
        ...(action && { action: { label: action.label, onAct: action.run } }),
      }))}
      onClose={notices.close}
    />
  );
}
