// `import.meta.glob` of the test runner, for the units’ tests.
/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from 'vitest';
import type { Text, TextNamespace, Texts, UnitTranslations } from '../i18n/i18n.ts';

/** What may be Latin in a language of Devanagari: names of things that have no other. */
const LATIN_WORDS =
  /^(?:[\d\s\p{P}\p{S}]|\{\w+\}|Saptapadi|Google|WhatsApp|PDF|CSV|OTP|GST|UPI|SMS|ID|JPEG|PNG|HEIC|WebP|MB|KB)*$/u;

/** Words that the glossary (locales/README.md) writes otherwise; 'येथे' stands after the name of a place only. */
export const STRAY_WORDS = {
  mr: /(?<!\p{L}|\p{M})(?:(?<!\} )येथे|पाहा|दुवा|ई-मेल|वीगन|मामकुळ|मानचिन्हे|गप्पा|निवडक|कूटबद्ध|आकडे|ज्योतिष माहिती|विनंत्या आल्या नाहीत)(?!\p{L}|\p{M})/gu,
  hi: /(?<!\p{L}|\p{M})(?:गलत|गलती|बाकी|कीमत|कीमतें|खाली|मुलाकात|तलाक|तलाकशुदा|रकम|तारीख|कानून|गैरकानूनी|ई-मेल|ऊँचाई|पेशा|निजता|मामकुल|हमेशा से|फुट|फीट|फ़ीट|समुदाय|आयु|जन्मतिथि|उपाधि|मसौदे|पसंद भेज\p{M}*|आपसी रुचि|पसंद स्वीकार|अस्वीकार करें|अपने-आप|चुनाव के अनुसार|ज्योतिष जानकारी)(?!\p{L}|\p{M})/gu,
} as const;

const PLURALS = ['one', 'other'] as const;

/**
 * Tests that a unit says all it says in Marathi and in Hindi too (issue of the three languages): every namespace of its
 * files is there with the same keys and the same `{places}`, in Devanagari, in the forms that the language counts with.
 * `modules` as `import.meta.glob(…, { eager: true })` gives them; `english` names namespaces that stay English.
 */
export function testTranslations(
  modules: Readonly<Record<string, unknown>>,
  languages: Readonly<Record<'mr' | 'hi', UnitTranslations>>,
  english: readonly string[] = [],
): void {
  const namespaces = namespacesIn(modules);
  it('finds texts to look at', () => {
    expect(namespaces.length).toBeGreaterThan(0);
  });
  for (const language of ['mr', 'hi'] as const) {
    it.each(namespaces.filter(({ namespace }) => !english.includes(namespace)))(
      `says $namespace in ${language}`,
      async ({ namespace, en }) => {
        const translated = await languages[language][namespace]?.();
        expect(Object.keys(translated ?? {}).toSorted()).toEqual(Object.keys(en).toSorted());
        const wrong = Object.entries(en).flatMap(([key, text]) =>
          faultsOf(text, translated?.[key] ?? '', language).map((fault) => `${key}: ${fault}`),
        );
        expect(wrong).toEqual([]);
      },
    );
  }
}

/** Every namespace that the modules export. */
export function namespacesIn(modules: Readonly<Record<string, unknown>>): TextNamespace<Texts>[] {
  return Object.values(modules).flatMap((module) =>
    Object.values(module as object).filter(
      (one): one is TextNamespace<Texts> =>
        typeof one === 'object' && one !== null && 'namespace' in one && 'en' in one,
    ),
  );
}

function faultsOf(english: Text, translated: Text, language: 'mr' | 'hi'): string[] {
  const faults: string[] = [];
  const places = placesOf(english);
  for (const words of formsOf(translated)) {
    const missing = [...places].filter((place) => !words.includes(place) && place !== '{count}');
    const strange = [...placesOf(words)].filter((place) => !places.has(place));
    if (missing.length > 0) faults.push(`lacks ${missing.join(' ')}`);
    if (strange.length > 0) faults.push(`does not know ${strange.join(' ')}`);
    const isEnglish = !/\p{Script=Devanagari}/u.test(words) && !LATIN_WORDS.test(words);
    const stray = words.match(STRAY_WORDS[language]) ?? [];
    if (stray.length > 0) faults.push(`has other words than the glossary: ${stray.join(', ')}`);
    if (isEnglish) faults.push(`is not in ${language}: ${words}`);
  }
  if (typeof translated !== 'string') {
    const lacking = PLURALS.filter((form) => translated[form] === undefined);
    if (lacking.length > 0) faults.push(`lacks the plural ${lacking.join(', ')}`);
  }
  return faults;
}

function formsOf(text: Text): string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

function placesOf(text: Text): Set<string> {
  return new Set(formsOf(text).flatMap((words) => words.match(/\{\w+\}/g) ?? []));
}
