import {
  PSEUDO_LOCALE,
  type Text,
  type TextLocale,
  type TextNamespace,
  type Texts,
} from './i18n.ts';
import { toPseudo } from './pseudo-language.ts';

type Translated = Partial<Record<string, Text>>;

/**
 * What the contracts say themselves is translated once, with the shell: every remote has a copy of these namespaces, and
 * finds them here by their names.
 */
const ofContracts = {
  mr: () => import(/* webpackChunkName: "language-mr" */ '../locales/mr/index.ts'),
  hi: () => import(/* webpackChunkName: "language-hi" */ '../locales/hi/index.ts'),
};

/** The texts of a namespace in another language than English, as far as they are translated. */
export async function translated(
  { namespace, en, translations }: TextNamespace<Texts>,
  locale: TextLocale,
): Promise<Translated> {
  if (locale === PSEUDO_LOCALE) return toPseudo(en);
  if (locale === 'en') return {};
  const own = await translations[locale]?.();
  if (own !== undefined) return own;
  const contracts = await ofContracts[locale]();
  return (await contracts.translations[namespace]?.()) ?? {};
}
