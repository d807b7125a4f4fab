// `import.meta.glob` of the test runner.
/// <reference types="vite/types/importMeta.d.ts" />
import type { Texts, UnitTranslations } from 'shared-contracts/i18n/i18n';
import { namespacesIn, testTranslations } from 'shared-contracts/testing/translations';
import { describe, expect, it } from 'vitest';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const english: Modules = import.meta.glob('../locales/en/*.ts', { eager: true });
const marathi: Modules = import.meta.glob('../locales/mr/*.ts', { eager: true });
const hindi: Modules = import.meta.glob('../locales/hi/*.ts', { eager: true });
const sources: Readonly<Record<string, string>> = import.meta.glob(['./**/*.ts', './**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The translations of each namespace; a server has all languages in memory and no index of them. */
function translationsIn(translated: Modules, language: 'mr' | 'hi'): UnitTranslations {
  const found = Object.entries(english).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, exported]) => {
      const texts = translated[path.replace('/en/', `/${language}/`)]?.[name] as Texts | undefined;
      return namespacesIn({ [path]: { [name]: exported } }).map(
        ({ namespace }) => [namespace, () => Promise.resolve(texts ?? {})] as const,
      );
    }),
  );
  return Object.fromEntries(found);
}

describe('what the server says', () => {
  testTranslations(english, {
    mr: translationsIn(marathi, 'mr'),
    hi: translationsIn(hindi, 'hi'),
  });

  it('is in api/locales, nowhere else', () => {
    const elsewhere = Object.entries(sources)
      .filter(([path]) => !/\.test\.tsx?$/.test(path))
      .filter(([, source]) => /\bdefine(Late)?Texts\(/.test(source))
      .map(([path]) => path);
    expect(elsewhere).toEqual([]);
  });
});
