import { relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/units.ts';

/** An element that may hold a bare text beside something else, as `file:line` and the child. */
export interface BareText {
  readonly place: string;
  readonly child: string;
}

/**
 * Translators of a browser replace text nodes by elements of their own. React still holds the nodes that were replaced:
 * it cannot remove them, put anything before them, or change what is read. A text that is the only child of an element of
 * HTML is written as its content and has no node of React's. So no text has siblings, no text stands in a fragment, and
 * no component consists of a text. Spaces alone are left alone by translators.
 */
export function bareTexts(files: readonly string[], options: ts.CompilerOptions): BareText[] {
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const wanted = new Set(files);
  const found: BareText[] = [];
  const note = (node: ts.Node) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const place = `${relative(ROOT, file.fileName)}:${line + 1}`;
    found.push({ place, child: node.getText().replaceAll(/\s+/g, ' ').slice(0, 60) });
  };
  const isText = (node: ts.Node) => canBeText(checker.getTypeAtLocation(node), checker);
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isDrawn);
      const isShared = children.length > 1 || ts.isJsxFragment(node);
      for (const child of children) {
        if (isBareText(child, isText, isShared)) note(child);
      }
    }
    if (isComponentOfText(node, checker)) note(node);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (wanted.has(file.fileName)) visit(file);
  return found;
}

/** Whether a child comes to anything: not the spaces of the layout, no comment. */
function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child)) return true;
  const { expression } = child;
  if (expression === undefined) return false;
  return !(ts.isStringLiteral(expression) && expression.text.trim() === '');
}

function isBareText(
  child: ts.JsxChild,
  isText: (node: ts.Node) => boolean,
  isShared: boolean,
): boolean {
  if (ts.isJsxText(child)) return isShared;
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false;
  const { expression } = child;
  // A list of texts is many nodes, also where nothing stands beside it.
  return isText(expression) && (isShared || isListCall(expression));
}

function isListCall(expression: ts.Expression): boolean {
  if (!ts.isCallExpression(expression)) return ts.isArrayLiteralExpression(expression);
  const { expression: called } = expression;
  return ts.isPropertyAccessExpression(called) && called.name.text === 'map';
}

/** Whether a value of this type may be drawn as a text: `ReactNode` may. */
function canBeText(type: ts.Type, checker: ts.TypeChecker, seen = new Set<ts.Type>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  const { Any, Unknown, StringLike, NumberLike, BigIntLike } = ts.TypeFlags;
  if (type.isUnion()) return type.types.some((one) => canBeText(one, checker, seen));
  if (type.isStringLiteral() || type.isNumberLiteral())
    return type.value !== '' && type.value !== 0;
  if (type.flags & ts.TypeFlags.BigIntLiteral) return checker.typeToString(type) !== '0n';
  if (type.flags & (Any | Unknown | StringLike | NumberLike | BigIntLike)) return true;
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
  return checker
    .getTypeArguments(type as ts.TypeReference)
    .some((one) => canBeText(one, checker, seen));
}

/** Whether a component, by its capital, returns a plain text. */
function isComponentOfText(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '')) return false;
  const signature = checker.getSignatureFromDeclaration(node);
  if (signature === undefined) return false;
  const type = checker.getReturnTypeOfSignature(signature);
  // What hands its children on is no text of its own.
  const isNode = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.BigInt);
  return !isNode && canBeText(type, checker);
}
