/** Texts of fields that suggest while one writes; the texts of the filters and of /info take them in. */
export const suggestionTexts = {
  'suggest.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'suggest.ownWords': 'Not on our list. Your own words will do.',
  'suggest.several': 'Choose as many as you like, in English or Devanagari letters.',
  'suggest.remove': 'Remove {words}',
} as const;

/** A function that words a key of these texts, whichever catalogue took them in. */
export type SuggestionWords = (
  key: keyof typeof suggestionTexts,
  values?: Readonly<Record<string, string | number>>,
) => string;
