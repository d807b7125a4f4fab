import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import ts from 'typescript';
import type { ReviewedText } from './list-translations.ts';

/** Texts that a source says, each under the path of its constant, function or property: `tell.siblings`. */
type SaidTexts = ReadonlyMap<string, string>;

/** Replaces the placeholders of a template. */
const PLACE = '{…}';

type Texts = Pick<ReviewedText, 'key' | 'english' | 'marathi' | 'hindi'>;

const DEVANAGARI = /\p{Script=Devanagari}/u;
const ASSISTANT = 'assistant/sentences';
const SUGGESTIONS = 'src/modules/profiles/suggestions';

/** Texts that members read although no catalogue has them: they are sentences with places of their own, lists, documents. */
export async function otherTexts(root: string): Promise<ReviewedText[]> {
  const api = join(root, 'api');
  const contracts = join(root, 'shared-contracts');
  const sentences = ['tell', 'suggestion', 'manner', 'labels', 'missing', 'words'].map((name) => [
    name,
    name,
  ]);
  return [
    ...of('api', 'assistant', [
      ...[...sentences, ['', '']].flatMap(([name = '']) => sentencesOf(join(api, ASSISTANT), name)),
      ...byLanguage(join(api, ASSISTANT, 'devanagari.ts')),
    ]),
    ...of('api', 'biodata', [
      ...triples(join(api, 'src/modules/profiles/biodata/biodata-labels.ts')),
      ...triples(join(api, 'src/modules/profiles/biodata/biodata-values.ts')),
    ]),
    ...of('api', 'legal', await legalTexts(join(api, 'src/modules/content/legal/legal-texts.ts'))),
    ...of(
      'api',
      'numbers',
      await numbers(join(api, 'src/modules/billing/receipts/rupees-in-words.ts')),
    ),
    ...(await suggestions(api)),
    ...of(
      'shared-contracts',
      'mother-tongues',
      triples(join(contracts, 'src/domain/mother-tongues.ts')),
    ),
    ...of('shared-contracts', 'nakshatras', await nakshatras(contracts)),
    ...of('shared-contracts', 'days', await months(contracts)),
    ...of('shared-contracts', 'times', byLanguage(join(contracts, 'src/i18n/time-text.ts'))),
  ];
}

function of(unit: string, namespace: string, texts: readonly Texts[]): ReviewedText[] {
  return texts.map((one) => ({ unit, namespace, ...one, doubt: '' }));
}

/** What the assistant says, from the file of the same name in the folder of each language; '' is the language's own. */
function sentencesOf(folder: string, name: string): Texts[] {
  const [english, marathi, hindi] = ['english', 'marathi', 'hindi'].map((language) =>
    saidTexts(
      join(folder, language, `${name || language}.ts`),
      (text) => language === 'english' || DEVANAGARI.test(text),
    ),
  );
  // What English says of wishes and of values stands in a file of its own.
  const values = saidTexts(join(folder, 'english', 'wishes.ts'), () => true);
  const keys = new Set([...(marathi?.keys() ?? []), ...(hindi?.keys() ?? [])]);
  return [...keys].map((path) => {
    const [mr = '', hi = ''] = [marathi?.get(path), hindi?.get(path)];
    // `labels.name` of labels.ts says its file already; a table beside (`MARITAL.divorced`) does not.
    const key = name === '' || path.startsWith(`${name}.`) ? path : `${name} ${path}`;
    return { key, english: english?.get(path) ?? values.get(path) ?? path, marathi: mr, hindi: hi };
  });
}

/** Tables with a part for each language (`NAMES.mr.tula`); what is in no such part is for both. */
function byLanguage(path: string): Texts[] {
  const texts = new Map<string, Texts>();
  for (const [place, text] of saidTexts(path, (words) => DEVANAGARI.test(words))) {
    const key = place.replace(/\.(?:mr|hi)(?=\.|$)/, '');
    const before = texts.get(key) ?? { key, english: key, marathi: '', hindi: '' };
    const isMarathi = !place.includes('.hi');
    const isHindi = !place.includes('.mr');
    texts.set(key, {
      ...before,
      ...(isMarathi && { marathi: text }),
      ...(isHindi && { hindi: text }),
    });
  }
  return [...texts.values()];
}

/** Tables of `[english, marathi, hindi]`; the words for feet and inches stand there by language. */
function triples(path: string): Texts[] {
  return [...saidTexts(path, () => true)].flatMap(([key, text]) => {
    if (!DEVANAGARI.test(text)) return [];
    const [english = '', marathi = '', hindi = ''] = text.split(' / ');
    return DEVANAGARI.test(english)
      ? [{ key, english: key, marathi: text, hindi: '' }]
      : [{ key, english, marathi, hindi }];
  });
}

/** The legal pages, a row a section where all languages have as many, else a row a page. */
async function legalTexts(path: string): Promise<Texts[]> {
  const { LEGAL_TEXTS } = (await exportsOf(path)) as {
    LEGAL_TEXTS: Record<string, { en: string; mr: string; hi: string }>;
  };
  return Object.entries(LEGAL_TEXTS).flatMap(([page, { en, mr, hi }]) => {
    const [english = [], marathi = [], hindi = []] = [en, mr, hi].map((text) =>
      text.trim().split(/\n(?=## )/),
    );
    if (english.length !== marathi.length || english.length !== hindi.length)
      return [{ key: page, english: en, marathi: mr, hindi: hi }];
    return english.map((section, index) => ({
      key: `${page} ${index + 1}`,
      english: section,
      marathi: marathi[index] ?? '',
      hindi: hindi[index] ?? '',
    }));
  });
}

/** The words of whole numbers on a receipt: each below a hundred is one of its own. */
async function numbers(path: string): Promise<Texts[]> {
  const { numberInWords } = (await exportsOf(path)) as {
    numberInWords: (number: number, language: 'en' | 'mr' | 'hi') => string;
  };
  const small = Array.from({ length: 100 }, (_, number) => number);
  const hundreds = Array.from({ length: 9 }, (_, index) => (index + 1) * 100);
  return [...small, ...hundreds, 101, 1000, 100_000, 10_000_000].map((number) => ({
    key: String(number),
    english: numberInWords(number, 'en'),
    marathi: numberInWords(number, 'mr'),
    hindi: numberInWords(number, 'hi'),
  }));
}

/** Names to choose from, and the older or other names among them, with the spellings by which they are found. */
async function suggestions(api: string): Promise<ReviewedText[]> {
  type Names = { readonly en: string; readonly mr: string; readonly hi: string };
  const listed: ReviewedText[] = [];
  for (const list of ['places', 'occupations', 'educations', 'gotras']) {
    const exported = await exportsOf(join(api, SUGGESTIONS, `${list}.ts`));
    const lines = exported[list] as readonly {
      names: Names;
      of: { readonly female: Names; readonly male: Names };
      alsoCalled: readonly Names[];
      about: Names | null;
      others: readonly string[];
    }[];
    const add = ({ en, mr, hi }: Names, about: Names | null, doubt: string) =>
      listed.push({
        unit: 'api',
        namespace: list,
        key: about === null ? en : `${en}, ${about.en}`,
        english: en,
        marathi: mr,
        hindi: hi,
        doubt,
      });
    const texts = new Map(
      lines.flatMap(({ about }) => (about === null ? [] : [[about.en, about]])),
    );
    for (const about of texts.values()) add(about, null, 'Behind the name of a place');
    for (const { names, of, alsoCalled, about, others } of lines) {
      add(names, about, others.length === 0 ? '' : `Found by: ${others.join(', ')}`);
      for (const other of alsoCalled) add(other, about, `Also ${names.en}`);
      for (const [whom, said] of [
        ['a woman', of.female],
        ['a man', of.male],
      ] as const) {
        const isOther = said.mr !== names.mr || said.hi !== names.hi;
        if (isOther) add({ ...said, en: `${said.en} (of ${whom})` }, about, '');
      }
    }
  }
  return listed;
}

async function nakshatras(contracts: string): Promise<Texts[]> {
  const { NAKSHATRA_NAMES } = (await exportsOf(join(contracts, 'src/domain/nakshatras.ts'))) as {
    NAKSHATRA_NAMES: readonly { en: string; mr: string; hi: string }[];
  };
  return NAKSHATRA_NAMES.map(({ en, mr, hi }) => ({
    key: en,
    english: en,
    marathi: mr,
    hindi: hi,
  }));
}

/** The twelve in one row, in the order of the year. */
async function months(contracts: string): Promise<Texts[]> {
  const { monthNames } = (await exportsOf(join(contracts, 'src/i18n/day-text.ts'))) as {
    monthNames: (locale: Locale) => readonly string[];
  };
  const [english = '', marathi = '', hindi = ''] = LOCALES.map((locale) =>
    monthNames(locale).join(' '),
  );
  return [{ key: 'months', english, marathi, hindi }];
}

async function exportsOf(path: string): Promise<Record<string, unknown>> {
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
}

/**
 * The texts of a source that is no catalogue, those of one place joined by ' / '; `wanted` tells a text from a key or a
 * code. A constant named as a language (`marathi`) is no part of the path, so that the paths of two languages meet.
 */
export function saidTexts(path: string, wanted: (text: string) => boolean): SaidTexts {
  const said = new Map<string, string>();
  const visit = (node: ts.Node, place: readonly string[]): void => {
    const text = textOf(node);
    if (text !== undefined && wanted(text) && !isCode(node)) {
      const key = place.join('.');
      said.set(key, said.has(key) ? `${said.get(key)} / ${text}` : text);
    }
    const inside = [...place, ...stepOf(node)];
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  const source = readFileSync(path, 'utf8');
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true), []);
  return said;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(PLACE);
  return undefined;
}

/** Whether a literal names something instead of saying it: a module, a type, what a value is compared with, a property. */
function isCode({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
  );
}

function stepOf(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node)) return [node.name.getText().replaceAll("'", '')];
  const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
  const name = isNamed && node.name !== undefined ? node.name.getText() : '';
  return ['', 'english', 'marathi', 'hindi'].includes(name) ? [] : [name];
}
