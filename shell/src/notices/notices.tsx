import { useSyncExternalStore, useEffect, useState } from 'react';
import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import { PLAN_FEATURES, type PlanFeature } from 'shared-contracts/calls/call';
import { useTexts, useHost } from 'shared-contracts/host';
import type { TextValues, Translate } from 'shared-contracts/i18n/i18n';
import { ACTION_NOTICE_MS } from 'shared-contracts/i18n/notice';
import { messages, messageTexts } from 'shared-contracts/locales/en/messages';
import { useNavigate } from 'shared-contracts/router';
import { translationOf, type Translation } from 'shared-contracts/shared/translations';
import { ToastRegion } from 'shared-contracts/ui/core';
import { useAppServices } from '../app-services-context.tsx';
import { texts } from '../locales/en/shell.ts';
import { whenQuiet } from '../when-idle.ts';

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
      onHold={notices.hold}
    />
  );
}

/** The feature that a notice's values name; null for none, and for one of a newer caller. */
function planFeatureOf(value: unknown): PlanFeature | null {
  return PLAN_FEATURES.find((one) => one === value) ?? null;
}

/**
 * The sentences of the message catalogue; null until they are there. No draw waits for them: they are fetched when the
 * page has been quiet, so that a lost connection can be shown, or as soon as they are `needed`.
 */
function useLateMessages(needed: boolean): Translate<keyof typeof messageTexts.en & string> | null {
  const { textLocale } = useHost();
  const [arrived, setArrived] = useState<Translation | null>(null);
  useEffect(() => {
    let isOver = false;
    const fetchTexts = async (): Promise<void> => {
      const translation = translationOf(messageTexts, textLocale);
      translation.retry();
      await translation.ready;
      if (!isOver) setArrived(translation);
    };
    const cancel = needed ? void fetchTexts() : whenQuiet(() => void fetchTexts());
    return () => {
      isOver = true;
      cancel?.();
    };
  }, [textLocale, needed]);
  return textLocale === 'en' ? translationOf(messageTexts, 'en').t : (arrived?.t ?? null);
}
