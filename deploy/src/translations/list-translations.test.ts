import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeIndexes, unitsWithLocales } from 'shared-contracts/build/locale-index';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';
import {
  ENGLISH_NAMESPACES,
  ENGLISH_UNITS,
  listTranslations,
  type ReviewedText,
} from './list-translations.ts';

/** Every namespace that any source of the repository declares, found without the list's own way of looking. */
function declaredNamespaces(): { unit: string; namespace: string }[] {
  const units = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'src')));
  return units.flatMap((unit) =>
    readdirSync(join(ROOT, unit, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
      .flatMap((file) => readFileSync(join(ROOT, unit, 'src', file), 'utf8').split(/Texts\(\s*/))
      .flatMap((rest) => /^'([^'$]+)',\s*[{\w]/.exec(rest)?.[1] ?? [])
      .map((namespace) => ({ unit, namespace })),
  );
}

describe('the list for a native speaker', () => {
  let listed: readonly ReviewedText[] = [];
  beforeAll(async () => {
    listed = await listTranslations(ROOT);
  });

  it('has every namespace of every unit and of the API but those that stay English', () => {
    const declared = declaredNamespaces();
    expect(declared.length).toBeGreaterThan(50);
    const wanted = declared.filter(
      ({ unit, namespace }) =>
        !ENGLISH_UNITS.includes(unit) && !ENGLISH_NAMESPACES.includes(namespace),
    );
    const names = new Set(listed.map(({ unit, namespace }) => `${unit} ${namespace}`));
    const missing = wanted
      .map(({ unit, namespace }) => `${unit} ${namespace}`)
      .filter((name) => !names.has(name));
    expect(missing).toEqual([]);
    const declaredNames = declared.map(({ namespace }) => namespace);
    expect(ENGLISH_NAMESPACES.filter((one) => !declaredNames.includes(one))).toEqual([]);
  });

  it('names each text once, in English at least', () => {
    const names = listed.map(({ unit, namespace, key }) => `${unit} ${namespace} ${key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(listed.filter(({ english }) => english === '')).toEqual([]);
  });

  it('shows the languages side by side, plural forms with their names', () => {
    expect(listed.find(({ key }) => key === 'ad.closeIn')).toEqual({
      unit: 'shared-contracts',
      namespace: 'ads',
      key: 'ad.closeIn',
      english: 'one: Close in {count} second | other: Close in {count} seconds',
      marathi: 'one: {count} सेकंदाने बंद करता येईल | other: {count} सेकंदांनी बंद करता येईल',
      hindi: 'one: {count} सेकंड में बंद किया जा सकेगा | other: {count} सेकंड में बंद किया जा सकेगा',
      doubt: '',
    });
  });

  it('says what its translators were not sure of, of the parts of a namespace too', () => {
    const shared = listed.filter(
      ({ namespace, key }) => `${namespace} ${key}` === 'mf-profiles.profile diet.vegan',
    );
    expect(shared.map(({ doubt }) => doubt)).toEqual([
      expect.stringContaining('mr: the English word'),
    ]);
    const doubted = listed.find(
      ({ namespace, key }) => namespace === 'phrases' && key === 'interests.match',
    );
    expect(doubted?.doubt).toMatch(/^hi: /);
  });

  it('has a relation of a family contact in one place, with its doubt', () => {
    const uncles = listed.filter(({ english }) => english === 'Uncle (kaka)');
    expect(uncles).toEqual([
      expect.objectContaining({ namespace: 'relations', doubt: expect.stringMatching(/^hi: /) }),
    ]);
  });
});

describe('the index of the translations of a unit', () => {
  it.each(unitsWithLocales(ROOT))('is as `npm run locales` writes it: %s', async (unit) => {
    for (const [path, text] of await localeIndexes(ROOT, unit)) {
      expect(readFileSync(path, 'utf8'), path).toBe(text);
    }
  });
});
