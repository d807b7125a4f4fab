import { useSyncExternalStore } from 'react';
import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import { useTexts } from 'shared-contracts/host';
import type { TextValues } from 'shared-contracts/i18n/i18n';
import { ACTION_NOTICE_MS } from 'shared-contracts/i18n/notice';
import { messages } from 'shared-contracts/locales/en/messages';
import { useNavigate } from 'shared-contracts/router';
import { ToastRegion } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import { planFeatureOf } from './plan-features.ts';
import { useLateMessages } from './use-late-messages.ts';

/** Where notices stand; always there, because a live region must be known before it speaks. */
export function Notices() {
  const t = useTexts(texts);
  const { notices } = useAppServices();
  const shown = useSyncExternalStore(notices.subscribe, notices.shown, notices.shown);
  const message = useLateMessages(shown.length > 0);
  const worded = message === null ? [] : shown.map((notice) => ({ ...notice, message }));
  const navigate = useNavigate();
  const plansHref = usePlansHref();
  /** What needed a plan if anything did, and the way to the plans, which does not prolong its 3 seconds (section 8). */
  const ofPlan = (values: TextValues | undefined) => {
    const feature = planFeatureOf(values?.['feature']);
    return {
      ...(feature !== null && { note: t(`notices.plan.${feature}`) }),
      action: { label: t('notices.plans'), onAct: () => void navigate(plansHref) },
    };
  };
  return (
    <ToastRegion
      label={t('notices.label')}
      closeLabel={t('notices.close')}
      toasts={worded.map(({ id, key, kind, duration, values, title, action, message }) => ({
        id,
        kind,
        text: message(key, values),
        duration: duration ?? 0,
        title: title ?? (messages[key].title && message(`${key}.title`)),
        ...(key === 'plan.required' && ofPlan(values)),
        ...(key === 'plan.endsSoon' && {
          ...ofPlan(values),
          duration: ACTION_NOTICE_MS,
        }),
        ...(action && {
          action: {
            label: action.label,
            onAct: action.run,
          },
        }),
      }))}
      onClose={notices.close}
    />
  );
}
