import {
  translateBy,
  type TextLocale,
  type TextNamespace,
  type Texts,
  type Translate,
} from 'shared-contracts/i18n/i18n';
import { translated } from 'shared-contracts/i18n/late-languages';
import { pageNames } from 'shared-contracts/locales/en/pages';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { gatewayTexts } from '../../locales/en/gateway.ts';
import { descriptionTexts } from '../../locales/en/page-descriptions.ts';

/** What the HTML of a page says, in one language. */
export interface PageTexts {
  readonly gateway: Translate<keyof typeof gatewayTexts.en>;
  readonly phrase: Translate<keyof typeof phrases.en>;
  readonly pageName: Translate<keyof typeof pageNames.en>;
  readonly description: Translate<keyof typeof descriptionTexts.en>;
}

/** Named here, and not as the languages of a unit: the API, which may run in this process, names its own so. */
const gatewayLanguages = {
  mr: async () => (await import('../../locales/mr/gateway.ts')).gatewayTexts,
  hi: async () => (await import('../../locales/hi/gateway.ts')).gatewayTexts,
};
const descriptionLanguages = {
  mr: async () => (await import('../../locales/mr/page-descriptions.ts')).descriptionTexts,
  hi: async () => (await import('../../locales/hi/page-descriptions.ts')).descriptionTexts,
};

const made = new Map<TextLocale, Promise<PageTexts>>();

/** The texts of pages in a language; read once, when the first page speaks it. */
export function pageTexts(language: TextLocale): Promise<PageTexts> {
  const texts = made.get(language) ?? readTexts(language);
  made.set(language, texts);
  return texts;
}

async function readTexts(language: TextLocale): Promise<PageTexts> {
  return {
    gateway: await wordsOf({ ...gatewayTexts, translations: gatewayLanguages }, language),
    phrase: await wordsOf(phrases, language),
    pageName: await wordsOf(pageNames, language),
    description: await wordsOf(
      { ...descriptionTexts, translations: descriptionLanguages },
      language,
    ),
  };
}

async function wordsOf<T extends Texts>(
  namespace: TextNamespace<T>,
  language: TextLocale,
): Promise<Translate<keyof T & string>> {
  return translateBy(namespace, await translated(namespace, language), language);
}
