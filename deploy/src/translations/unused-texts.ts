import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What the code may word: keys written out, and the patterns of keys that it puts together (`seal.${kind}`). */
export interface WordedKeys {
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** A letter between the places of a template: without one (`${name}.${value}`) it would stand for every key. */
const LETTER = /\p{L}/u;

/** Keys that the sources may word, catalogues apart: there every key stands. */
export function wordedKeys(sources: Iterable<readonly [path: string, text: string]>): WordedKeys {
  const literals = new Set<string>();
  const patterns = new Map<string, RegExp>();
  const note = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      literals.add(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const fixed = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (LETTER.test(fixed.join(''))) {
        const pattern = `^${fixed.map((part) => escaped(part)).join('.+')}$`;
        patterns.set(pattern, new RegExp(pattern, 's'));
      }
    }
  };
  for (const [path, text] of sources) {
    const isCatalogue = /\bdefine(?:Late)?Texts\(|TranslationOf</.test(text);
    const visit = (node: ts.Node): void => {
      // The name of a property is no use: so stand the keys in the catalogues.
      if (ts.isPropertyAssignment(node)) {
        if (!isCatalogue) visit(node.initializer);
        return;
      }
      note(node);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, scriptKind(path)));
  }
  return { literals, patterns: [...patterns.values()] };
}

function escaped(part: string): string {
  return part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

function scriptKind(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** Whether the code may word a key. */
export function isWorded(key: string, { literals, patterns }: WordedKeys): boolean {
  return literals.has(key) || patterns.some((pattern) => pattern.test(key));
}

/** The files with their text, for `wordedKeys`. */
export function* readSources(paths: Iterable<string>): Generator<readonly [string, string]> {
  for (const path of paths) yield [path, readFileSync(path, 'utf8')];
}
