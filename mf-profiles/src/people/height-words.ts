import { feetOf } from 'shared-contracts/domain/units';
import type { TextValues } from 'shared-contracts/i18n/i18n';

/** How a height is said, for each namespace that says one; no unit stands alone on a line. */
export const heightTexts = {
  'height.feet': '{feet}\u{a0}ft\u{a0}{inches}\u{a0}in',
  'height.cm': '({cm}\u{a0}cm)',
} as const;

/** Centimetres in the words of a namespace: `5 ft 4 in (163 cm)`. */
export function heightWords(
  t: (key: keyof typeof heightTexts, values: TextValues) => string,
  cm: number,
): string {
  return `${t('height.feet', { ...feetOf(cm) })} ${t('height.cm', { cm })}`;
}
