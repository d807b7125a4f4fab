import { feetOf } from 'shared-contracts/domain/units';
import type { TextValues } from 'shared-contracts/i18n/i18n';
import type { heightTexts } from '../locales/en/listing.ts';

/** Centimetres in the words of a namespace: `5 ft 4 in (163 cm)`. */
export function heightWords(
  t: (key: keyof typeof heightTexts, values: TextValues) => string,
  cm: number,
): string {
  return `${t('height.feet', { ...feetOf(cm) })} ${t('height.cm', { cm })}`;
}
