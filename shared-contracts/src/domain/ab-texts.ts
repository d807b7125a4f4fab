/** Codes of the labels that the desk may change (section 7, v2/ab); the page that sets them names the place of each. */
export const TEXT_CODES = ['NAV-DA', 'PG-VP-BTN-SP'] as const;
export type TextCode = (typeof TEXT_CODES)[number];

/** Languages in which a label has words of its own. */
export const AB_LANGUAGES = ['en', 'mr', 'hi'] as const;
export type AbLanguage = (typeof AB_LANGUAGES)[number];

/** Longest text of a label, in characters: it stands on a button of a phone. */
export const AB_TEXT_LENGTH = 30;

/** Letters, digits, spaces and plain punctuation; the joiners are part of Devanagari. No markup, no control characters. */
const PLAIN = /^(?:[\p{L}\p{M}\p{N} .,!?'’&()/:₹%+–-]|\u200c|\u200d)+$/u;

/** Whether words may stand on a label: one line of 1 to 30 plain characters, not only spaces. */
export function isAbText(text: string): boolean {
  return text.trim() !== '' && [...text].length <= AB_TEXT_LENGTH && PLAIN.test(text);
}

/** The name under which v2/ab carries a code in a language: the code itself in English. */
export function abKey(code: TextCode, language: AbLanguage): string {
  return language === 'en' ? code : `${code}.${language}`;
}
