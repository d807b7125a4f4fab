import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';

/** Files that a build, a server or an installation writes, by name. */
const WRITTEN = [
  'artifact.json',
  'first-screens.json',
  'live.json',
  'mf-manifest.json',
  'node_modules/.package-lock.json',
  '.sms.json',
];

/** Names of an example. */
const EXAMPLES = /^x-texts(?:\.\w+)?\.ts$/;

const FILE = /\.(?:tsx?|mjs|cjs|css|json|md|conf|sh)$/;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
/** All files and folders of the repository. */
const known = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_part, n) => parts.slice(0, n + 1).join('/'));
  }),
);
const folders = new Set(files.map((file) => file.split('/')[0]));

/** Whether something in the repository has this path, from the root, the document, its unit or any folder. */
function exists(path: string, document: string): boolean {
  const unit = document.split('/')[0] ?? '';
  const places = ['', dirname(document), unit, `${unit}/src`];
  const contracts = /^shared-contracts\/(.+)$/.exec(path)?.[1];
  const asModule =
    contracts === undefined
      ? []
      : ['', 'src/', 'src/shared/'].flatMap((folder) =>
          ['', '.ts', '.tsx', '.mjs'].map((end) => `shared-contracts/${folder}${contracts}${end}`),
        );
  return (
    places.some((place) => known.has(normalize(join(place, path)))) ||
    asModule.some((module) => known.has(module)) ||
    [...known].some((one) => one.endsWith(`/${path}`))
  );
}

/** Words in code marks that name a file or a folder of the repository. */
function pathsIn(text: string): string[] {
  return (
    [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, word = '']) =>
        word
          .replace(/[#:].*$/, '')
          .replace(/^\.\//, '')
          .replace(/\/$/, ''),
      )
      // What begins with a slash is an address of the site.
      .filter((word) => /^[\w@.-][\w@.\-/]*$/.test(word))
      .filter((word) => {
        const first = word.split('/')[0] ?? '';
        return FILE.test(word) || (word.includes('/') && (folders.has(first) || first === 'src'));
      })
  );
}

describe('READMEs and decisions', () => {
  const documents = files.filter(
    (file) => file.endsWith('README.md') || file.startsWith('deploy/decisions/'),
  );

  it('name only files and folders that are there', () => {
    expect(documents.length).toBeGreaterThan(100);
    const missing = documents.flatMap((document) =>
      pathsIn(readFileSync(join(ROOT, document), 'utf8'))
        .filter((path) => !WRITTEN.some((name) => path.endsWith(name)))
        .filter((path) => !EXAMPLES.test(path) && !exists(path, document))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(['src/no-such-file.ts', 'mf-profiles/src/nowhere', 'no-such-file.css'])(
    'would be refused for %s',
    (path) => {
      expect(pathsIn(`See \`${path}\`.`)).toEqual([path]);
      expect(exists(path, 'mf-profiles/README.md')).toBe(false);
    },
  );
});
