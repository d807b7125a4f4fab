import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Languages that are fetched; English is beside the code. */
const TRANSLATED = ['mr', 'hi'] as const;
/** The chunk of a language that a unit needs before its first draw; all else is fetched by name. */
const FIRST = 'language';

const CHUNK = /^\/\/ Translations come in the chunk: (\S+)$/m;
/** Of texts of the contracts that only some units show: those units re-export them. */
const ELSEWHERE = /^\/\/ Translations come with each unit/m;

type Module = Readonly<Record<string, unknown>>;

interface Entry {
  readonly namespace: string;
  readonly file: string;
  readonly name: string;
  readonly chunk: string;
}

/** The units, and the contracts, that have texts in other languages. */
export function unitsWithLocales(root: string): string[] {
  return readdirSync(root).filter((unit) => existsSync(localesOf(root, unit, 'mr')));
}

/** The index of a unit in each language, by path: its namespaces, and the chunk that each comes in. */
export async function localeIndexes(root: string, unit: string): Promise<Map<string, string>> {
  const namespaces = {
    ...(await namespacesOf(root, 'shared-contracts')),
    ...(await namespacesOf(root, unit)),
  };
  const indexes = new Map<string, string>();
  for (const language of TRANSLATED) {
    const folder = localesOf(root, unit, language);
    const entries: Entry[] = [];
    for (const file of filesIn(folder)) {
      const english = readFileSync(join(localesOf(root, unit, 'en'), file), 'utf8');
      if (ELSEWHERE.test(english)) continue;
      const chunk = CHUNK.exec(english)?.[1] ?? basename(file, '.ts');
      for (const name of Object.keys(await moduleAt(join(folder, file)))) {
        const namespace = namespaces[name];
        if (namespace !== undefined) entries.push({ namespace, file, name, chunk });
      }
    }
    indexes.set(join(folder, 'index.ts'), indexText(entries, unit, language));
  }
  return indexes;
}

/** Writes the index of every unit. */
export async function writeLocaleIndexes(root: string): Promise<void> {
  for (const unit of unitsWithLocales(root)) {
    for (const [path, text] of await localeIndexes(root, unit)) writeFileSync(path, text);
  }
}

function indexText(entries: readonly Entry[], unit: string, language: string): string {
  const first = entries.filter(({ chunk }) => chunk === FIRST);
  const firstFiles = [...new Set(first.map(({ file }) => file))];
  const i18n = unit === 'shared-contracts' ? '../../i18n/i18n.ts' : 'shared-contracts/i18n/i18n';
  return [
    '// Written by `npm run locales -w shared-contracts` from the files beside it.',
    `import type { UnitTranslations } from '${i18n}';`,
    ...firstFiles.map((file) => {
      const names = first
        .filter((one) => one.file === file)
        .map(({ name }) => name)
        .toSorted();
      return `import { ${names.join(', ')} } from './${file}';`;
    }),
    '',
    'export const translations: UnitTranslations = {',
    ...entries
      .toSorted((a, b) => (a.namespace < b.namespace ? -1 : 1))
      .map(({ namespace, file, name, chunk }) => {
        const fetched = `(await import(/* webpackChunkName: "texts-${chunk}-${language}" */ './${file}')).${name}`;
        return `  '${namespace}': async () => ${chunk === FIRST ? name : fetched},`;
      }),
    '};',
    '',
  ].join('\n');
}

/** The namespaces of a unit by the name of their export. */
async function namespacesOf(root: string, unit: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const folder = localesOf(root, unit, 'en');
  for (const file of filesIn(folder)) {
    for (const [name, value] of Object.entries(await moduleAt(join(folder, file)))) {
      if (typeof value === 'object' && value !== null && 'namespace' in value)
        found[name] = String(value.namespace);
    }
  }
  return found;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .toSorted();
}

function localesOf(root: string, unit: string, language: string): string {
  return join(root, unit, 'src/locales', language);
}

async function moduleAt(path: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Module;
}
