// `import.meta.glob` of the test runner.
/// <reference types="vite/types/importMeta.d.ts" />
import type { Texts, UnitTranslations } from 'shared-contracts/i18n/i18n';
import { namespacesIn, testTranslations } from 'shared-contracts/testing/translations';
import { describe, expect, it } from 'vitest';

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const english: Modules = import.meta.glob('./**/*-texts.ts', { eager: true });
const marathi: Modules = import.meta.glob('./**/*-texts.mr.ts', { eager: true });
const hindi: Modules = import.meta.glob('./**/*-texts.hi.ts', { eager: true });
const sources: Readonly<Record<string, string>> = import.meta.glob(['./**/*.ts', './**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Namespaces by what stands beside their files; a server has all languages in memory and lists them nowhere. */
function beside(translated: Modules, ending: 'mr' | 'hi', name: string): UnitTranslations {
  const found = Object.entries(english).flatMap(([path, module]) => {
    const texts = translated[path.replace(/\.ts$/, `.${ending}.ts`)]?.[name] as Texts | undefined;
    return namespacesIn({ [path]: module }).map(
      ({ namespace }) => [namespace, () => Promise.resolve(texts ?? {})] as const,
    );
  });
  return Object.fromEntries(found);
}

describe('what the server says', () => {
  testTranslations(english, {
    mr: beside(marathi, 'mr', 'marathi'),
    hi: beside(hindi, 'hi', 'hindi'),
  });

  it('stands in a file of texts, nowhere else', () => {
    const elsewhere = Object.entries(sources)
      .filter(([path]) => !/-texts\.ts$|\.test\.tsx?$/.test(path))
      .filter(([, source]) => /\bdefine(Late)?Texts\(/.test(source))
      .map(([path]) => path);
    expect(elsewhere).toEqual([]);
  });
});
