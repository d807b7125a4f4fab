import { useEffect, useState } from 'react';
import { useHost } from 'shared-contracts/host';
import type { Translate } from 'shared-contracts/i18n/i18n';
import { messageTexts } from 'shared-contracts/locales/en/messages';
import { translationOf, type Translation } from 'shared-contracts/shared/translations';
import { whenQuiet } from '../when-idle.ts';

/**
 * The sentences of the message catalogue; null until they are there. No draw waits for them: they are fetched when the
 * page has been quiet, so that a lost connection can be shown, or as soon as they are `needed`.
 */
export function useLateMessages(
  needed: boolean,
): Translate<keyof typeof messageTexts.en & string> | null {
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
