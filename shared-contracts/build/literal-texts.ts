import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A text that a person would read and that no catalogue holds. */
export interface LiteralText {
  /** Path below the root, with the line: `shell/src/app.tsx:12`. */
  readonly where: string;
  readonly text: string;
}

/** Attributes whose value is read out or shown; of components of ours, every one that ends in `Label` too. */
const READ =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|help|note|text|\w+Label)$/;

/** A letter of any script: digits, signs and punctuation are no text to translate. */
const LETTER = /\p{L}/u;

/** Texts in the JSX of one file that stand in no catalogue, as text, in a read attribute, or in an expression of either. */
export function literalTextsIn(path: string, source: string): LiteralText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: LiteralText[] = [];
  const report = (node: ts.Node, text: string): void => {
    if (!LETTER.test(text)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ where: `${path}:${line + 1}`, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    else if (ts.isJsxAttribute(node)) {
      if (READ.test(node.name.getText())) shown(node.initializer, report);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      shown(node.expression, report);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Follows a value to the strings that it may show: through braces, conditions, `&&`, `??` and templates. */
function shown(value: ts.Node | undefined, report: (node: ts.Node, text: string) => void): void {
  if (value === undefined) return;
  if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value)) {
    report(value, value.text);
  } else if (ts.isTemplateExpression(value)) {
    const words = [value.head.text, ...value.templateSpans.map((span) => span.literal.text)];
    report(value, words.join('…'));
  } else if (ts.isJsxExpression(value) || ts.isParenthesizedExpression(value)) {
    shown(value.expression, report);
  } else if (ts.isConditionalExpression(value)) {
    shown(value.whenTrue, report);
    shown(value.whenFalse, report);
  } else if (ts.isBinaryExpression(value)) {
    // Of `a === 'b' && c` only the right side is shown; of `a ?? b`, `a || b` and `a + b` both may be.
    if (!COMPARES_OR_GUARDS.has(value.operatorToken.kind)) shown(value.left, report);
    if (!COMPARES.has(value.operatorToken.kind)) shown(value.right, report);
  }
}

const COMPARES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const COMPARES_OR_GUARDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ...COMPARES,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** The same for every component below the folders, tests and their helpers apart; a folder that is absent holds none. */
export function literalTextsBelow(root: string, folders: readonly string[]): LiteralText[] {
  return folders.flatMap((folder) =>
    componentsBelow(join(root, folder)).flatMap((path) =>
      literalTextsIn(relative(root, path), readFileSync(path, 'utf8')),
    ),
  );
}

function componentsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[/\\](testing|node_modules|dist)[/\\]/.test(path))
    .sort();
}
