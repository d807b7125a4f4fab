import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { STRAY_WORDS } from 'shared-contracts/testing/translations';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUnits, ROOT } from '../build/units.ts';
import { ENGLISH_UNITS, listTranslations, type ReviewedText } from './list-translations.ts';
import { otherTexts, saidTexts } from './other-texts.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Sources whose Devanagari nobody reviews, each with its reason. */
const EXCEPTED: readonly { where: RegExp; because: string }[] = [
  {
    where:
      /^api\/(?:assistant\/(?:question\/|verdicts|plain-text)|src\/modules\/assistant\/model\/)/,
    because: 'it reads questions and texts of members, in any spelling; it is never shown',
  },
  {
    where: /^shared-contracts\/src\/domain\/(?:birth-name\/|name-order|phonetic-key|plain-digits)/,
    because: 'it reads names and digits, letter by letter',
  },
  {
    where: /^deploy\/src\/kit\/new-remote/,
    because: 'a new remote begins with them, and its team replaces them',
  },
  {
    where: /^api\/src\/modules\/profiles\/education-levels/,
    because: 'it reads degrees as members write them; nobody is shown it',
  },
  {
    where: /^api\/src\/modules\/profiles\/suggestions\/same-letters/,
    because: 'it reads names, letter by letter',
  },
];

/** Sources of every unit that pages and mails are made of; the desk stays English. */
function sources(): string[] {
  return ['shared-contracts', ...buildUnits(ROOT), 'api', 'deploy']
    .filter((unit) => !ENGLISH_UNITS.includes(unit))
    .map((unit) => `${unit}/src`)
    .concat('api/assistant')
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test|-in-test)\.tsx?$/.test(file) && !file.startsWith('testing/'))
        .map((file) => join(ROOT, folder, file)),
    );
}

/** What of a source is in Devanagari, line by line: names in lists stand between bars, `Pune|पुणे`, `Goa=गोवा/गोआ`, `शिक्षक:शिक्षिका`. */
function devanagariIn(path: string): string[] {
  return [...saidTexts(path, (text) => DEVANAGARI.test(text)).values()]
    .flatMap((text) => text.split(/ \/ |[|\n]|(?<=\S)[/=:](?=\S)|\{…\}/u))
    .map((piece) => piece.trim())
    .filter((piece) => DEVANAGARI.test(piece));
}

describe('what no catalogue has', () => {
  let others: readonly ReviewedText[] = [];
  beforeAll(async () => {
    others = await otherTexts(ROOT);
  });

  it('is listed by name, once, with English beside', () => {
    const names = others.map(({ unit, namespace, key }) => `${unit} ${namespace} ${key}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(others.filter(({ english }) => english === '')).toEqual([]);
  });

  it.each([
    ['assistant', 'labels.mamkul', 'मामेकुळ', 'ननिहाल'],
    ['assistant', 'RASHI_NAMES.tula', 'तूळ', 'तुला'],
    ['biodata', 'FIELDS.height', 'उंची', 'कद'],
    ['numbers', '25', 'पंचवीस', 'पच्चीस'],
    ['nakshatras', 'Rohini', 'रोहिणी', 'रोहिणी'],
    ['nakshatras', 'Shatabhisha', 'शततारका', 'शतभिषा'],
    ['mother-tongues', 'NAMES.Kannada', 'कन्नड', 'कन्नड़'],
    ['occupations', 'Teacher (of a woman)', 'शिक्षिका', 'शिक्षिका'],
    ['places', 'Nagpur, Maharashtra', 'नागपूर', 'नागपुर'],
    ['places', 'Vasai, Maharashtra', 'वसई', 'वसई'],
    ['places', 'Kerala', 'केरळ', 'केरल'],
    ['educations', 'Engineering', 'इंजिनिअरिंग', 'इंजीनियरिंग'],
  ])('has in %s: %s', (namespace, key, marathi, hindi) => {
    const one = others.find((other) => other.namespace === namespace && other.key === key);
    expect(one).toMatchObject({ marathi, hindi });
  });

  it('has the legal pages section by section', () => {
    const legal = others.filter(({ namespace }) => namespace === 'legal');
    expect(legal.length).toBeGreaterThan(20);
  });

  it('has the words of the glossary', () => {
    const stray = others.flatMap(({ namespace, key, marathi, hindi }) =>
      [...(marathi.match(STRAY_WORDS.mr) ?? []), ...(hindi.match(STRAY_WORDS.hi) ?? [])].map(
        (word) => `${namespace} ${key}: ${word}`,
      ),
    );
    expect(stray).toEqual([]);
  });
});

describe('every source with Devanagari', () => {
  it(
    'is listed for review, line by line, or excepted with a reason',
    { timeout: 60_000 },
    async () => {
      const listed = [...(await listTranslations(ROOT)), ...(await otherTexts(ROOT))];
      const cells = listed
        .flatMap(({ english, marathi, hindi, doubt }) => [english, marathi, hindi, doubt])
        .join('\n');
      // The words of numbers stand in one text, each of which is a row.
      const numbers = new Set(
        listed
          .filter(({ namespace }) => namespace === 'numbers')
          .flatMap(({ marathi, hindi }) => [marathi, hindi]),
      );
      const isListed = (piece: string) =>
        cells.includes(piece) || piece.split(' ').every((word) => numbers.has(word));
      const unlisted = new Map<string, string[]>();
      const used = new Set<RegExp>();
      for (const path of sources()) {
        const where = relative(ROOT, path).replaceAll('\\', '/');
        const missing = devanagariIn(path).filter((piece) => !isListed(piece));
        if (missing.length === 0) continue;
        const exception = EXCEPTED.find((one) => one.where.test(where));
        if (exception === undefined) unlisted.set(where, missing.slice(0, 3));
        else used.add(exception.where);
      }
      expect([...unlisted]).toEqual([]);
      expect(EXCEPTED.filter((one) => !used.has(one.where))).toEqual([]);
    },
  );
});
