import {
  translateBy,
  type Locale,
  type Text,
  type TextNamespace,
  type Texts,
  type Translate,
} from 'shared-contracts/i18n/i18n';
import { translated } from 'shared-contracts/i18n/late-languages';
import { messageKeyOf, messageTexts } from 'shared-contracts/locales/en/messages';

/** Of the contracts, which fetch them for a page; a server has them from its start. */
const inLanguages = {
  en: translateBy(messageTexts, {}, 'en'),
  mr: translateBy(messageTexts, await translated(messageTexts, 'mr'), 'mr'),
  hi: translateBy(messageTexts, await translated(messageTexts, 'hi'), 'hi'),
};

/** A text that waits until it is known in which language it is read. */
export type Wording = (language: Locale) => string;

/** What one namespace says in a language. */
export type Words<Key extends string = string> = (language: Locale) => Translate<Key>;

type Translated<T extends Texts> = Readonly<Record<keyof T, Text>>;

/** Words a namespace of the server in all languages of the site; here they are all in memory, unlike in a page. */
export function wordsOf<T extends Texts>(
  texts: Pick<TextNamespace<T>, 'en'>,
  { mr, hi }: { readonly mr: Translated<T>; readonly hi: Translated<T> },
): Words<keyof T & string> {
  const translates = {
    en: translateBy(texts, {}, 'en'),
    mr: translateBy(texts, mr, 'mr'),
    hi: translateBy(texts, hi, 'hi'),
  };
  return (language) => translates[language];
}

/** The catalogue's text of a code in a language; English where it is not translated. */
export function messageIn(language: Locale, code: string): string {
  return inLanguages[language](messageKeyOf(code));
}
