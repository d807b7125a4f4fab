import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Text, TextNamespace, Texts } from 'shared-contracts/i18n/i18n';
import { buildUnits } from '../build/units.ts';

/** One text as a native speaker reviews it; empty where it is not translated. */
export interface ReviewedText {
  readonly unit: string;
  readonly namespace: string;
  readonly key: string;
  readonly english: string;
  readonly marathi: string;
  readonly hindi: string;
  /** What its translators were not sure of, by language; empty if nothing. */
  readonly doubt: string;
}

/** A file of sources with the namespaces that it declares. */
export interface TextFile {
  readonly unit: string;
  readonly path: string;
  readonly namespaces: readonly string[];
}

/** Units that stay English: the staff desk (readings, 'Screens'). */
export const ENGLISH_UNITS: readonly string[] = ['mf-staff'];
/** Namespaces that stay English: the frame of the desk, what keeps it, and what only those read who release. */
export const ENGLISH_NAMESPACES: readonly string[] = [
  'shell.desk',
  'shell.factor',
  'shell.staffSession',
  'gate',
];

const DECLARATION = /\bdefine(?:Late)?Texts\(\s*'([^']+)'/g;

interface Translation {
  readonly texts: Readonly<Record<string, Text>>;
  readonly doubts: Readonly<Record<string, string>>;
}

/** Every file of the repository that declares texts for members and visitors. */
export function textFiles(root: string): TextFile[] {
  const units = ['shared-contracts', ...buildUnits(root), 'api', 'deploy'];
  return units
    .filter((unit) => !ENGLISH_UNITS.includes(unit))
    .flatMap((unit) => filesOf(root, unit));
}

function filesOf(root: string, unit: string): TextFile[] {
  return readdirSync(join(root, unit, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .toSorted()
    .map((file) => join(root, unit, 'src', file))
    .map((path) => ({ unit, path, namespaces: namespacesIn(readFileSync(path, 'utf8')) }))
    .filter(({ namespaces }) => namespaces.length > 0);
}

function namespacesIn(source: string): string[] {
  return [...source.matchAll(DECLARATION)]
    .map(([, name = '']) => name)
    .filter((name) => !ENGLISH_NAMESPACES.includes(name));
}

/** Every text for members and visitors in its three languages. A file of texts declares one namespace. */
export async function listTranslations(root: string): Promise<ReviewedText[]> {
  const listed: ReviewedText[] = [];
  for (const { unit, path } of textFiles(root)) {
    const { namespace, en } = await namespaceOf(path);
    const marathi = await translationOf(path, 'mr', 'marathi');
    const hindi = await translationOf(path, 'hi', 'hindi');
    for (const [key, english] of Object.entries(en)) {
      const doubts = { mr: marathi.doubts[key], hi: hindi.doubts[key] };
      listed.push({
        unit,
        namespace,
        key,
        english: written(english),
        marathi: written(marathi.texts[key]),
        hindi: written(hindi.texts[key]),
        doubt: Object.entries(doubts)
          .flatMap(([language, why]) => (why === undefined ? [] : [`${language}: ${why}`]))
          .join(' '),
      });
    }
  }
  return listed;
}

async function namespaceOf(path: string): Promise<TextNamespace<Texts>> {
  const exported = Object.values(await exportsOf(path)).filter(
    (one): one is TextNamespace<Texts> =>
      typeof one === 'object' && one !== null && 'namespace' in one && 'en' in one,
  );
  const [namespace] = exported;
  if (namespace === undefined || exported.length > 1)
    throw new Error(
      `${path} exports ${exported.length} namespaces, but a file of texts exports one.`,
    );
  return namespace;
}

/** The translation beside a file of texts, `x-texts.mr.ts` beside `x-texts.ts`. */
async function translationOf(
  path: string,
  language: 'mr' | 'hi',
  name: 'marathi' | 'hindi',
): Promise<Translation> {
  const beside = path.replace(/\.tsx?$/, `.${language}.ts`);
  if (!existsSync(beside)) return { texts: {}, doubts: {} };
  const { [name]: texts = {}, doubts = {} } = await exportsOf(beside);
  const lost = Object.keys(doubts as object).filter((key) => !Object.hasOwn(texts as object, key));
  if (lost.length > 0) throw new Error(`${beside} doubts texts that it does not have: ${lost}`);
  return {
    texts,
    doubts: { ...(await doubtsOfParts(beside)), ...(doubts as object) },
  } as Translation;
}

/** Doubts of the translations that a file spreads into its own: they stand beside the texts, in the part. */
async function doubtsOfParts(path: string): Promise<Readonly<Record<string, string>>> {
  const imported = readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.(?:mr|hi)\.ts)'/g);
  const parts = [...imported].map(([, part = '']) => exportsOf(join(dirname(path), part)));
  const doubts = (await Promise.all(parts)).map((part) => part['doubts'] ?? {});
  return Object.assign({}, ...doubts) as Record<string, string>;
}

async function exportsOf(path: string): Promise<Record<string, unknown>> {
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
}

/** A text in one cell, its plural forms with their names. */
function written(text: Text | undefined): string {
  if (text === undefined || typeof text === 'string') return text ?? '';
  return Object.entries(text)
    .map(([form, words]) => `${form}: ${words}`)
    .join(' | ');
}
