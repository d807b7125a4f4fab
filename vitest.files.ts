import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The test files of a workspace by what they need; each stands in exactly one of `shared` and `isolated`. */
export interface TestFiles {
  /** Files that share one process with others. */
  readonly shared: readonly string[];
  /** Files that replace modules, and so need a process of their own. */
  readonly isolated: readonly string[];
  /** Those of both that are another test on PostgreSQL than on PGlite. */
  readonly onDatabase: ReadonlySet<string>;
}

/** What the file or something that it imports says where it asks which database the run is for. */
const ASKS_FOR_DATABASE = /'TEST_DATABASE'|'templateDatabase'/;
const MOCKS_MODULES = /\bvi\.(?:do)?(?:mock|unmock|resetModules)\(/i;

/** Relative paths that a file imports or starts; types alone are no import. */
const REFERENCE =
  /(?:\b(?:import|export)\s(?!type\b)[^'"]*?\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"](\.[^'"]+)['"]/g;

/** Finds every `*.test.ts` below a folder and reads off its imports what it needs. */
export function testFilesIn(root: string): TestFiles {
  const all = filesBelow(root).filter((file) => file.endsWith('.test.ts'));
  const mocking = (file: string) => MOCKS_MODULES.test(readFileSync(file, 'utf8'));
  return {
    shared: all.filter((file) => !mocking(file)),
    isolated: all.filter(mocking),
    onDatabase: new Set(all.filter(asksForDatabase)),
  };
}

/** Those that this run is about: TEST_FILES=database leaves out what is the same on every database. */
export function wanted(files: readonly string[], { onDatabase }: TestFiles): string[] {
  const asked = process.env['TEST_FILES'] || 'all';
  if (asked !== 'all' && asked !== 'database')
    throw new Error(`TEST_FILES must be all or database, but it is ${asked}.`);
  return files.filter((file) => asked === 'all' || onDatabase.has(file));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return /^(?:node_modules|dist|\..*)$/.test(entry.name) ? [] : filesBelow(path);
  });
}

function asksForDatabase(file: string): boolean {
  const met = new Set([file]);
  // A set that grows while it is walked: whatever is added is met later.
  for (const one of met) {
    const text = readFileSync(one, 'utf8');
    if (ASKS_FOR_DATABASE.test(text)) return true;
    for (const [, path = ''] of text.matchAll(REFERENCE)) {
      const reached = resolve(dirname(one), path);
      if (/\.[cm]?tsx?$|\.mjs$/.test(reached) && existsSync(reached)) met.add(reached);
    }
  }
  return false;
}
