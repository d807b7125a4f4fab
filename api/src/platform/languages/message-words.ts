import { translateBy, type Locale } from 'shared-contracts/i18n/i18n';
import { translated } from 'shared-contracts/i18n/late-languages';
import { messageKeyOf, messageTexts } from 'shared-contracts/locales/en/messages';

/** Of the contracts, which fetch them for a page; a server has them from its start. */
const inLanguages = {
  en: translateBy(messageTexts, {}, 'en'),
  mr: translateBy(messageTexts, await translated(messageTexts, 'mr'), 'mr'),
  hi: translateBy(messageTexts, await translated(messageTexts, 'hi'), 'hi'),
};

/** The catalogue's text of a code in a language; English where it is not translated. */
export function messageIn(language: Locale, code: string): string {
  return inLanguages[language](messageKeyOf(code));
}
