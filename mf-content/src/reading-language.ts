import type { Locale } from 'shared-contracts/i18n/i18n';

const DEVANAGARI = /\p{Script=Devanagari}/gu;
const LETTER = /\p{Letter}/gu;

/** Where a text stands, and what is known of it. */
export interface ReadingContext {
  /** Language of the page. */
  readonly page: Locale;
  /** Language of the text, BCP 47, where the reply says it. */
  readonly language?: string | undefined;
}

/**
 * Language of a text for its `lang` attribute, so that it is read aloud and broken into lines as it should be;
 * undefined where it is the page's. A missing language goes by the script: Devanagari is the page's own where that is
 * written in it, else Marathi, the community's.
 */
export function readingLanguage(
  text: string,
  { page, language }: ReadingContext,
): string | undefined {
  const spoken = language ?? languageByScript(text, page);
  return spoken === page ? undefined : spoken;
}

function languageByScript(text: string, page: Locale): Locale {
  const letters = text.match(LETTER)?.length ?? 0;
  const own = text.match(DEVANAGARI)?.length ?? 0;
  if (letters === 0) return page;
  if (own * 2 <= letters) return 'en';
  return page === 'en' ? 'mr' : page;
}
