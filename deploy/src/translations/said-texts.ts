import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Texts that a source says, each under the path of its constant, function or property: `tell.siblings`. */
export type SaidTexts = ReadonlyMap<string, string>;

/** What stands in for the places of a template. */
const PLACE = '{…}';

/**
 * The texts of a source that is no catalogue, those of one place joined by ' / '; `wanted` tells a text from a key or a
 * code. A constant named as a language (`marathi`) is no part of the path, so that the paths of two languages meet.
 */
export function saidTexts(path: string, wanted: (text: string) => boolean): SaidTexts {
  const said = new Map<string, string>();
  const visit = (node: ts.Node, place: readonly string[]): void => {
    const text = textOf(node);
    if (text !== undefined && wanted(text) && !isCode(node)) {
      const key = place.join('.');
      said.set(key, said.has(key) ? `${said.get(key)} / ${text}` : text);
    }
    const inside = [...place, ...stepOf(node)];
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  const source = readFileSync(path, 'utf8');
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true), []);
  return said;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node))
    return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(PLACE);
  return undefined;
}

/** Whether a literal names something instead of saying it: a module, a type, what a value is compared with, a property. */
function isCode({ parent }: ts.Node): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isBinaryExpression(parent) &&
      parent.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
  );
}

function stepOf(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node)) return [node.name.getText().replaceAll("'", '')];
  const isNamed = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
  const name = isNamed && node.name !== undefined ? node.name.getText() : '';
  return ['', 'english', 'marathi', 'hindi'].includes(name) ? [] : [name];
}
