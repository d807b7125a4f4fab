import { INTL_LOCALES, type Locale } from 'shared-contracts/i18n/i18n';

/** Kinds of lists: `a, b and c`, `a, b or c`, or `a, b, c`. */
export type ListKind = 'conjunction' | 'disjunction' | 'unit';

/** Words as one list. Marathi and Hindi have no comma before the last 'or' and 'and', though `Intl` writes one. */
export function listWords(
  words: readonly string[],
  locale: Locale,
  type: ListKind = 'conjunction',
): string {
  const list = new Intl.ListFormat(INTL_LOCALES[locale], { type });
  if (locale === 'en') return list.format(words);
  return list
    .formatToParts(words)
    .map((part) =>
      part.type === 'literal' ? part.value.replace(/^, (?=\p{L})/u, ' ') : part.value,
    )
    .join('');
}
