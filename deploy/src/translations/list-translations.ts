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
  return ['locales', 'src']
    .map((name) => join(root, unit, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
        .toSorted()
        .map((file) => join(folder, file)),
    )
    .map((path) => ({ unit, path, namespaces: namespacesIn(readFileSync(path, 'utf8')) }))
    .filter(({ namespaces }) => namespaces.length > 0);
}

function namespacesIn(source: string): string[] {
  return [...source.matchAll(DECLARATION)]
    .map(([, name = '']) => name)
    .filter((name) => !ENGLISH_NAMESPACES.includes(name));
}

/** Every text for members and visitors in its three languages. */
export async function listTranslations(root: string): Promise<ReviewedText[]> {
  const listed: ReviewedText[] = [];
  for (const { unit, path } of textFiles(root)) {
    const marathi = await translationsOf(path, 'mr');
    const hindi = await translationsOf(path, 'hi');
    for (const [name, { namespace, en }] of await namespacesOf(path)) {
      for (const [key, english] of Object.entries(en)) {
        const doubts = { mr: doubtOf(marathi, name, key), hi: doubtOf(hindi, name, key) };
        listed.push({
          unit,
          namespace,
          key,
          english: written(english),
          marathi: written(textIn(marathi, name, key)),
          hindi: written(textIn(hindi, name, key)),
          doubt: Object.entries(doubts)
            .flatMap(([language, why]) => (why === undefined ? [] : [`${language}: ${why}`]))
            .join(' '),
        });
      }
    }
  }
  return listed;
}

/** The namespaces of a file by the name of their export. */
async function namespacesOf(path: string): Promise<[string, TextNamespace<Texts>][]> {
  return Object.entries(await exportsOf(path)).filter(
    (entry): entry is [string, TextNamespace<Texts>] =>
      typeof entry[1] === 'object' &&
      entry[1] !== null &&
      'namespace' in entry[1] &&
      !ENGLISH_NAMESPACES.includes(String(entry[1].namespace)),
  );
}

/** The translations of a file by the name of their export: `locales/mr/x.ts` of `locales/en/x.ts`. */
function translationsOf(
  path: string,
  language: 'mr' | 'hi',
): Promise<Readonly<Record<string, Translation>>> {
  return withParts(path.replace(/([/\\]locales[/\\])en(?=[/\\])/, `$1${language}`));
}

/** What a file of `locales` exports, and what the files export that it takes parts from. */
async function withParts(path: string): Promise<Readonly<Record<string, Translation>>> {
  if (!existsSync(path)) return {};
  const imported = readFileSync(path, 'utf8').matchAll(
    /^import \{[^}]*\} from '(\.\/[^']+\.ts)'/gm,
  );
  const parts = [...imported].map(([, part = '']) => withParts(join(dirname(path), part)));
  const { doubts = {}, ...exported } = await exportsOf(path);
  const own = Object.entries(exported).map(
    ([name, texts]) =>
      [name, translation(path, texts, (doubts as Record<string, object>)[name] ?? {})] as const,
  );
  return Object.assign({}, ...(await Promise.all(parts)), Object.fromEntries(own)) as Readonly<
    Record<string, Translation>
  >;
}

function translation(path: string, texts: unknown, doubts: unknown): Translation {
  const lost = Object.keys(doubts as object).filter((key) => !Object.hasOwn(texts as object, key));
  if (lost.length > 0) throw new Error(`${path} doubts texts that it does not have: ${lost}`);
  return { texts, doubts } as Translation;
}

function textIn(
  translations: Readonly<Record<string, Translation>>,
  name: string,
  key: string,
): Text | undefined {
  return translations[name]?.texts[key];
}

/** What the translator was not sure of: beside the text, or in the part that has the same text under the same key. */
function doubtOf(
  translations: Readonly<Record<string, Translation>>,
  name: string,
  key: string,
): string | undefined {
  const text = textIn(translations, name, key);
  const sources = Object.values(translations).filter(({ texts }) => texts[key] === text);
  return (
    translations[name]?.doubts[key] ?? sources.flatMap(({ doubts }) => doubts[key] ?? []).at(0)
  );
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
