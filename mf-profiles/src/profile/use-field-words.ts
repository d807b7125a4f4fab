import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { profileTexts } from '../locales/en/profile.ts';
import type { FieldWords } from './field-text.ts';

/** The words of values in the page's language. */
export function useFieldWords(): FieldWords {
  const t = useTexts(profileTexts);
  const phrase = useTexts(phrases);
  const { locale } = useHost();
  return { t, locale, yes: phrase('value.yes'), no: phrase('value.no') };
}
