import {
  translateBy,
  type TextLocale,
  type TextNamespace,
  type Texts,
  type Translate,
} from '../i18n/i18n.ts';

/** A namespace in one language. */
export interface Translation {
  /** English where the texts did not come; otherwise the same function each time, once `ready` is there. */
  readonly t: Translate;
  /**
   * Resolves when the texts of the whole unit came or did not, so that nothing of a unit that is drawn has to be waited
   * for once more; never rejects. Null where nothing is to be waited for.
   */
  readonly ready: Promise<unknown> | null;
  /** Asks again for texts that did not come. English stands meanwhile; what is drawn later has them. */
  readonly retry: () => void;
}

/** Failed texts are not fetched again before this time, in ms. */
export const RETRY_PAUSE = 5000;

const known = new WeakMap<TextNamespace<Texts>, Map<TextLocale, Translation>>();

/** A namespace in a language; the first use fetches the texts of the whole unit. English is there at once. */
export function translationOf(namespace: TextNamespace<Texts>, locale: TextLocale): Translation {
  return knownOf(namespace).get(locale) ?? beginUnit(namespace, locale);
}

function knownOf(namespace: TextNamespace<Texts>): Map<TextLocale, Translation> {
  const found = known.get(namespace) ?? new Map<TextLocale, Translation>();
  known.set(namespace, found);
  return found;
}

function beginUnit(namespace: TextNamespace<Texts>, locale: TextLocale): Translation {
  const arrivals: Promise<void>[] = [];
  const ready = Promise.resolve().then(() => Promise.all(arrivals));
  for (const one of namespace.unit ?? []) {
    if (one !== namespace && !knownOf(one).has(locale)) begin(one, locale, arrivals, ready);
  }
  return begin(namespace, locale, arrivals, ready);
}

/** Texts that are fetched add their arrival to those of the unit. */
function begin(
  namespace: TextNamespace<Texts>,
  locale: TextLocale,
  arrivals: Promise<void>[],
  ready: Promise<unknown>,
): Translation {
  const isEnglish = locale === 'en';
  let t = translateBy(namespace, {}, locale);
  let failedAt: number | null = null;
  const fetchTexts = async (): Promise<void> => {
    failedAt = null;
    try {
      const { translated } = await import(
        /* webpackChunkName: "languages" */ '../i18n/late-languages.ts'
      );
      t = translateBy(namespace, await translated(namespace, locale), locale);
    } catch (error) {
      console.error(`texts of ${namespace.namespace} in ${locale}`, error);
      failedAt = Date.now();
    }
  };
  if (!isEnglish) arrivals.push(fetchTexts());
  const translation: Translation = {
    get t() {
      return t;
    },
    ready: isEnglish ? null : ready,
    retry() {
      if (failedAt !== null && Date.now() - failedAt >= RETRY_PAUSE) void fetchTexts();
    },
  };
  knownOf(namespace).set(locale, translation);
  return translation;
}
