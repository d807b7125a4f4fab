import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildUnits, ROOT } from '../build/units.ts';
import { listTranslations } from './list-translations.ts';
import { isWorded, readSources, wordedKeys } from './unused-texts.ts';

/** Namespaces whose keys are the names of something else, which has them all: pages, fields of calls, kinds of documents. */
const KEYED_BY_NAMES: readonly string[] = ['pages', 'field-names', 'document-decisions'];

const worded = (source: string) => wordedKeys([['a.tsx', source]]);

describe('a key of a text', () => {
  it.each([
    ["t('seal.job')", 'seal.job'],
    ['t(`seal.${kind}`)', 'seal.job'],
    ['t(`${way}.label`)', 'block.label'],
    ["const keys = { exact: 'empty.without' }", 'empty.without'],
    ["refuse('doc.claimed')", 'doc.claimed'],
    ['<Failure text={t(`${none}Text`)} />', 'requests.noneSentText'],
  ])('is worded by %s', (source, key) => {
    expect(isWorded(key, worded(source))).toBe(true);
  });

  it.each([
    ["t('seal.income')", 'seal.job'],
    ['t(`seal.${kind}`)', 'badge.job'],
    // It would stand for every key of every unit.
    ['t(`${name}.${value}`)', 'seal.job'],
    // A catalogue has it, which words nothing.
    ["export const texts = defineTexts('x', { 'seal.job': 'job' })", 'seal.job'],
    [
      "export const marathi = { 'seal.job': 'x' } satisfies TranslationOf<typeof texts>",
      'seal.job',
    ],
  ])('is not worded by %s', (source, key) => {
    expect(isWorded(key, worded(source))).toBe(false);
  });
});

describe('every text of the repository', () => {
  it('is worded somewhere', { timeout: 60_000 }, async () => {
    const sourcesOf = (unit: string) =>
      readdirSync(join(ROOT, unit, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
        .map((file) => join(ROOT, unit, 'src', file));
    const units = ['shared-contracts', ...buildUnits(ROOT), 'api', 'deploy'];
    const worders = new Map(units.map((unit) => [unit, wordedKeys(readSources(sourcesOf(unit)))]));
    // What the contracts declare, any unit may word.
    const wordersOf = (unit: string) =>
      [...worders].filter(([other]) => unit === 'shared-contracts' || other === unit);
    const unused = (await listTranslations(ROOT))
      .filter(({ namespace }) => !KEYED_BY_NAMES.includes(namespace))
      .filter(({ unit, key }) => !wordersOf(unit).some(([, keys]) => isWorded(key, keys)))
      .map(({ unit, namespace, key }) => `${unit} ${namespace}: ${key}`);
    expect(unused).toEqual([]);
  });
});
