/** A text: plain, or chosen by `values.count`; English, Marathi and Hindi tell one from more. */
export type Text = string | { readonly one?: string; readonly other: string };

/** Languages of the interface. English is complete; a namespace may lack the others, text by text. */
export const LOCALES = ['en', 'mr', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

/** Whose habits numbers and dates follow in each language, BCP 47: digits are Latin, grouped as in 1,23,456. */
export const INTL_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en-IN',
  // By itself it would write Devanagari digits, beside the Latin ones of every text.
  mr: 'mr-IN-u-nu-latn',
  hi: 'hi-IN',
};

/**
 * The pseudo-language: English, longer and marked, to find texts that no catalogue holds or that have no room to grow.
 * It is not offered; `RuntimeConfig.previewLanguages` opens it.
 */
export const PSEUDO_LOCALE = 'xx';
export type TextLocale = Locale | typeof PSEUDO_LOCALE;

/** The language of whatever has no pseudo-language: numbers, days, what calls answer. */
export function spokenIn(language: TextLocale): Locale {
  return language === PSEUDO_LOCALE ? 'en' : language;
}

export type Texts = Readonly<Record<string, Text>>;

/** A namespace in another language, each of its texts: what a file of `locales/mr` or `locales/hi` satisfies. */
export type TranslationOf<N> = N extends { readonly en: infer T }
  ? Readonly<Record<keyof T, Text>>
  : never;

/** What a unit says in one language, a namespace each; what is not in it is English. */
export type UnitTranslations = Readonly<Record<string, () => Promise<Texts>>>;

type LoadUnit = () => Promise<{ readonly translations: UnitTranslations }>;

/** One owner's texts: its English, and loaders of what is translated. */
export interface TextNamespace<T extends Texts> {
  readonly namespace: string;
  readonly en: T;
  readonly translations: Partial<
    Record<Locale, () => Promise<Partial<Record<keyof T, Text>> | undefined>>
  >;
  /**
   * All namespaces that the same unit has declared so far, this one among them: what is needed of one is needed of all.
   * Absent for texts that nothing waits for (`defineLateTexts`).
   */
  readonly unit?: readonly TextNamespace<Texts>[];
}

/** Each unit is built with a copy of this module, so these are its own. */
const unit: TextNamespace<Texts>[] = [];

let unitLanguages: Partial<Record<Locale, LoadUnit>> = {};

/**
 * Where this unit's texts are in other languages (`locales/mr/index.ts`); each is fetched when a page speaks it. Their chunks
 * are called `language-mr` and `language-hi`: by these names the build tells the gateway what to have fetched early.
 */
export function offerLanguages(languages: Partial<Record<Locale, LoadUnit>>): void {
  unitLanguages = languages;
}

/** Declares the texts of a remote, of the shell or of the contracts; keys are `subject.part`. */
export function defineTexts<const T extends Texts>(
  namespace: string,
  en: T,
  translations: TextNamespace<T>['translations'] = translatedByUnit(namespace),
): TextNamespace<T> {
  const declared = { namespace, en, translations, unit };
  unit.push(declared);
  return declared;
}

/**
 * Declares texts that nothing waits for with the others of its unit, because they may never be shown: they are fetched
 * on first use.
 */
export function defineLateTexts<const T extends Texts>(namespace: string, en: T): TextNamespace<T> {
  return { namespace, en, translations: translatedByUnit(namespace) };
}

function translatedByUnit<T extends Texts>(namespace: string): TextNamespace<T>['translations'] {
  const load = async (locale: Locale): Promise<Partial<Record<keyof T, Text>> | undefined> => {
    const unitTexts = await unitLanguages[locale]?.();
    // A translation satisfies `TranslationOf` of its namespace.
    return (await unitTexts?.translations[namespace]?.()) as
      | Partial<Record<keyof T, Text>>
      | undefined;
  };
  return { mr: () => load('mr'), hi: () => load('hi') };
}

export type TextValues = Readonly<Record<string, string | number>>;

/** Fills `{name}` places and chooses the plural; an unknown place stays visible, so that it is found. */
export function formatText(text: Text, values: TextValues = {}, locale: Locale = 'en'): string {
  const chosen =
    typeof text === 'string'
      ? text
      : ((isOne(Number(values['count']), locale) ? text.one : undefined) ?? text.other);
  return chosen.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : String(value);
  });
}

/** Whether a language counts so many as one (CLDR); by hand, as the months are (`day-text.ts`). */
function isOne(count: number, locale: Locale): boolean {
  return locale === 'hi' ? count >= 0 && count <= 1 : count === 1;
}

/** Words a key; of a namespace's own, or of any when nothing is said of them. */
export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string;

/** Words the keys of a namespace by its texts in a language, in English where one is not translated. */
export function translateBy<T extends Texts>(
  { en }: Pick<TextNamespace<T>, 'en'>,
  translated: Readonly<Partial<Record<string, Text>>>,
  locale: TextLocale,
): Translate<keyof T & string> {
  return (key, values) => {
    const own = translated[key];
    return own === undefined
      ? formatText(en[key] ?? key, values)
      : formatText(own, values, spokenIn(locale));
  };
}
