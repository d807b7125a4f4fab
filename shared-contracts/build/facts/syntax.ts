import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The syntax of a file, with parents. */
export function parse(path: string, source = readFileSync(path, 'utf8')): ts.SourceFile {
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Every node below one, the outer before the inner. */
export function nodesBelow(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    found.push(one);
    ts.forEachChild(one, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** Names of what an object literal holds, as far as they are written out; null where something is spread into it. */
export function keysOf(literal: ts.Expression): string[] | null {
  if (!ts.isObjectLiteralExpression(literal)) return null;
  const names = literal.properties.map((property) => {
    const name = property.name;
    if (name === undefined) return null;
    return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
  });
  return names.every((name) => name !== null) ? names : null;
}

/** The value of a property of an object literal. */
export function valueOf(literal: ts.Node | undefined, key: string): ts.Expression | undefined {
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return undefined;
  return literal.properties
    .filter((property) => ts.isPropertyAssignment(property))
    .find(({ name }) => (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key)
    ?.initializer;
}

/** The first argument of every call of a function by its plain name. */
export function callsOf(file: ts.SourceFile, callee: string): ts.Expression[] {
  return nodesBelow(file)
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === callee)
    .flatMap(({ arguments: [first] }) => (first === undefined ? [] : [first]));
}
