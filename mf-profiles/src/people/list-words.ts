import type { Locale } from 'shared-contracts/i18n/i18n';

/** Kinds of lists: `a, b and c`, `a, b or c`, or `a, b, c`, which Hindi closes with 'and' too. */
export type ListKind = 'conjunction' | 'disjunction' | 'unit';

/**
 * What stands before the last, in all three languages without a comma. Written out: a phone takes tens of ms to ask
 * `Intl.ListFormat` for the first time, while a profile is drawn (decision 190).
 */
const LAST: Readonly<Record<Locale, Readonly<Record<ListKind, string>>>> = {
  en: { conjunction: ' and ', disjunction: ' or ', unit: ', ' },
  mr: { conjunction: ' आणि ', disjunction: ' किंवा ', unit: ', ' },
  hi: { conjunction: ' और ', disjunction: ' या ', unit: ' और ' },
};

/** Words as one list. */
export function listWords(
  words: readonly string[],
  locale: Locale,
  kind: ListKind = 'conjunction',
): string {
  const before = words.slice(0, -1).join(', ');
  const last = words.at(-1) ?? '';
  return before === '' ? last : before + LAST[locale][kind] + last;
}
