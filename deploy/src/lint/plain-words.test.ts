import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../build/units.ts';

/** Words without technical meaning; what to write instead is in `deploy/docs/glossary.md`. */
const REFUSED: ReadonlySet<string> = new Set([
  'told',
  'asked',
  'anew',
  'whoever',
  'nobody',
  'somebody',
]);

/** Folders whose production code is checked. */
const FOLDERS = [
  'api/assistant/',
  'api/locales/',
  'api/src/',
  'deploy/src/',
  'mf-billing/',
  'mf-content/',
  'mf-engagement/',
  'mf-profiles/',
  'mf-staff/',
  'mf-verification/',
  'shared-contracts/',
  'shell/',
];

const NOT_PRODUCTION = /\.test\.tsx?$|\.d\.ts$|\/testing\//;

/** The refused words among the words of a text; camelCase and snake_case count as several words. */
function refusedIn(text: string): string[] {
  const words = text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/\p{L}+/gu) ?? [];
  return words.filter((word) => REFUSED.has(word.toLowerCase()));
}

/** The identifiers and comments of a source that contain a refused word, each with its line. */
function findingsIn(source: string, name: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found = new Map<number, string>();
  const note = (text: string, at: number) => {
    if (refusedIn(text).length === 0) return;
    const { line } = file.getLineAndCharacterOfPosition(at);
    found.set(at, `${name}:${line + 1} ${refusedIn(text).join(', ')}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) note(node.text, node.getStart());
    const isText = node.kind === ts.SyntaxKind.JsxText;
    const ranges = isText
      ? []
      : [
          ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
          ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
        ];
    for (const { pos, end } of ranges) note(source.slice(pos, end), pos);
    node.getChildren().forEach(visit);
  };
  visit(file);
  return [...found.values()];
}

describe('words without technical meaning', () => {
  it.each(FOLDERS)('are in no identifier and no comment of %s', (folder) => {
    const files = execFileSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' })
      .split('\n')
      .filter((path) => /\.tsx?$/.test(path) && !NOT_PRODUCTION.test(path));
    expect(files.length).toBeGreaterThan(0);
    const found = files.flatMap((path) => findingsIn(readFileSync(join(ROOT, path), 'utf8'), path));
    expect(found).toEqual([]);
  });

  const word = 'nobody';

  it.each([
    ['a comment', `/** Shown to ${word}. */\nexport const a = 1;\n`],
    ['the last line', `export const a = 1;\n// ${word}\n`],
    ['an identifier', `export const ${word} = 1;\n`],
    ['a part of one', `export const orders_of_${word} = 1;\n`],
    ['a property', `export const a = { ${word}Else: 1 };\n`],
  ])('are found in %s', (_, source) => {
    expect(findingsIn(source, 'a.ts')).toHaveLength(1);
  });

  it('are no matter in texts for members', () => {
    expect(findingsIn(`export const a = '${word} sees it';\n`, 'a.ts')).toEqual([]);
  });
});
