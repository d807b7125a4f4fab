import ts from 'typescript';
import { nodesBelow } from './syntax.ts';

/** Functions and values of the host interface; `required` are those that every shell has. */
export interface HostMembers {
  readonly all: readonly string[];
  readonly required: readonly string[];
}

/** The members of `interface Host` in the file that declares it. */
export function hostMembers(file: ts.SourceFile): HostMembers {
  const host = nodesBelow(file)
    .filter((node) => ts.isInterfaceDeclaration(node))
    .find((one) => one.name.text === 'Host');
  const members = (host?.members ?? [])
    .filter((member) => ts.isPropertySignature(member) || ts.isMethodSignature(member))
    .map(({ name, questionToken: optional }) => ({ name: name?.getText() ?? '', optional }));
  return {
    all: members.map(({ name }) => name).toSorted(),
    required: members
      .filter(({ optional }) => optional === undefined)
      .map(({ name }) => name)
      .toSorted(),
  };
}

/**
 * Which of the host's members a file may take. Every mention of a member's name in a file that speaks of the host
 * counts: too much is seen rather than too little. Optional members are not needed, the types make a remote ask first.
 */
export function hostUses(file: ts.SourceFile, { required }: HostMembers): string[] {
  if (!/\b(useHost|Host)\b/.test(file.text)) return [];
  const mentioned = new Set<string>();
  for (const node of nodesBelow(file)) {
    if (ts.isPropertyAccessExpression(node)) mentioned.add(node.name.text);
    if (ts.isBindingElement(node)) mentioned.add((node.propertyName ?? node.name).getText());
    // Pick<Host, 'send' | 'notify'>
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
      mentioned.add(node.literal.text);
    }
  }
  return required.filter((name) => mentioned.has(name));
}
