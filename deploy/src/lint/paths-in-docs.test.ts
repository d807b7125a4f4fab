import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';

/** Files that a build, a server or an installation writes, and those of a remote elsewhere, by name. */
const WRITTEN = [
  'artifact.json',
  'first-screens.json',
  'live.json',
  'mf-manifest.json',
  'remote.json',
  'waiting-kills.json',
  'node_modules/.package-lock.json',
  '.sms.json',
];

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

/** Words in code marks, and targets of links, that name a file or a folder of the repository. */
function pathsIn(text: string): string[] {
  return (
    [...text.matchAll(/`([^`\s]+)`|\]\((?!https?:)([^)\s]+)\)/g)]
      .map(([, code = '', link = '']) => code || link)
      .map((word) =>
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

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('READMEs, docs and decisions', () => {
  const documents = files.filter(
    (file) => file.endsWith('README.md') || /^deploy\/(?:decisions|docs)\//.test(file),
  );

  it('name only files and folders that are there', () => {
    expect(documents.length).toBeGreaterThan(100);
    const missing = documents.flatMap((document) =>
      pathsIn(read(document))
        .filter((path) => !WRITTEN.some((name) => path.endsWith(name)))
        .filter((path) => !exists(path, document))
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

  it('include a README of at most 120 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120);
  });
});

describe('the index of decisions', () => {
  const index = [
    ...read('deploy/decisions/README.md').matchAll(/^\| \[(\d+)\]\((\S+)\) .+ \| (.+) \|$/gm),
  ];
  const decisions = files.flatMap((file) => /^deploy\/decisions\/(\d.*)$/.exec(file)?.[1] ?? []);
  const numbers = new Set(decisions.map((file) => file.slice(0, 3)));

  it('names every decision once', () => {
    expect(index.map(([, , file]) => file).toSorted()).toEqual(decisions.toSorted());
    expect(index.filter(([, number, file]) => !file?.startsWith(`${number}-`))).toEqual([]);
  });

  it('gives each a status, and names decisions that exist', () => {
    const statuses = index.map(([, , , status = '']) => status);
    const known = /^(?:in force|(?:superseded|amended) by \d{3}(?:, \d{3})*)$/;
    expect(statuses.filter((status) => !known.test(status))).toEqual([]);
    const cited = statuses.flatMap((status) => status.match(/\d{3}/g) ?? []);
    expect(cited.filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('says what a decision says itself: superseded', () => {
    const said = decisions.filter((file) =>
      /^\*\*Superseded by/m.test(read(`deploy/decisions/${file}`)),
    );
    const listed = index.flatMap(([, , file, status]) =>
      status?.startsWith('superseded') === true ? [file] : [],
    );
    expect(listed.toSorted()).toEqual(said.toSorted());
  });
});
