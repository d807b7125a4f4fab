import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { buildUnits, ROOT } from '../build/units.ts';
import { bareTexts } from './bare-texts.ts';

const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  ROOT,
);
const folders = [...buildUnits(), 'shared-contracts'].map((unit) => join(ROOT, unit, 'src/'));
const ours = config.fileNames.filter(
  (file) =>
    file.endsWith('.tsx') &&
    !/\.test\.tsx$|-in-test\.tsx$|\/testing\//.test(file) &&
    folders.some((folder) => file.startsWith(folder)),
);

const FOUND: readonly [string, string, readonly string[]][] = [
  ['beside a part that comes and goes', '<p>{a}{is && <b>{n}</b>}</p>', ['{a}']],
  ['written out beside an element', '<p>Hello <b>{a}</b></p>', ['Hello ']],
  ['that comes and goes itself', '<p><b>{n}</b>{is && a}</p>', ['{is && a}']],
  ['in two parts', '<p>{a}, {n}</p>', ['{a}', ', ', '{n}']],
  ['in a fragment', '<p><>{a}</></p>', ['{a}']],
  ['in a list', '<p>{list.map((one) => one)}</p>', ['{list.map((one) => one)}']],
  ['among what a slot may hold', '<p>{node}<b>{a}</b></p>', ['{node}']],
  ['that is a whole component', 'a', ['a component']],
];
const NONE: readonly [string, string][] = [
  ['as the only child', '<p>{is ? a : `${a}, ${n}`}</p>'],
  ['in an element of its own', '<p><span>{a}</span>{is && <b>{n}</b>}</p>'],
  ['that is only a space', "<p><b>{a}</b>{' '}<b>{n}</b></p>"],
  ['as the content of a condition', "<p>{a !== '' && <b>{a}</b>}<i>{n}</i></p>"],
];

// Inside the checkout, so that the types of React are found.
const folder = mkdtempSync(join(ROOT, 'deploy/.bare-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is found in components that draw these, by the markup; one program for all. */
function foundInExamples(): Map<string, string[]> {
  const examples = [...FOUND, ...NONE].map(([, markup], n) => {
    const file = join(folder, `example-${n}.tsx`);
    writeFileSync(
      file,
      `import type { ReactNode } from 'react';
      interface Props { a: string; n: number; is: boolean; list: string[]; node: ReactNode }
      export function Example({ a, n, is, list, node }: Props) { return ${markup}; }`,
    );
    return { file, markup, found: [] as string[] };
  });
  const files = examples.map(({ file }) => file);
  for (const { place, child } of bareTexts(files, config.options)) {
    const one = examples.find(({ file }) => join(ROOT, place).startsWith(`${file}:`));
    one?.found.push(child.startsWith('export function') ? 'a component' : child);
  }
  return new Map(examples.map(({ markup, found }) => [markup, found]));
}

describe('a text that a translator may replace', () => {
  const found = foundInExamples();

  it.each(FOUND)('is found %s', (_, markup, children) => {
    expect(found.get(markup)).toEqual(children);
  });

  it.each(NONE)('is none %s', (_, markup) => {
    expect(found.get(markup)).toEqual([]);
  });

  it('stands nowhere beside anything else in shell, remotes and the design system', () => {
    expect(bareTexts(ours, config.options)).toEqual([]);
  });
});
