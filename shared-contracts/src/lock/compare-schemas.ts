import type { Schema } from './describe-contract.ts';

/** How a change treats units that were built before it: additive ones go on working, breaking ones do not. */
export type Compatibility = 'additive' | 'breaking';

/** One difference between two contracts. */
export interface Change {
  readonly compatibility: Compatibility;
  /** Where and what, for a person. */
  readonly what: string;
}

/** `request`: the older side sends it. `reply`: the older side reads it. The two bend in opposite directions. */
export type Direction = 'request' | 'reply';

/** The differences of two schemas; `at` names the place. */
export function compareSchemas(
  before: Schema,
  after: Schema,
  direction: Direction,
  at: string,
): Change[] {
  if (same(before, after)) return [];
  if (before.properties && after.properties) return compareObjects(before, after, direction, at);
  if (before.items && after.items && same(rest(before, 'items'), rest(after, 'items'))) {
    return compareSchemas(before.items, after.items, direction, `${at}[]`);
  }
  if (before.enum && after.enum) return compareEnums(before.enum, after.enum, direction, at);
  if (before.anyOf && after.anyOf) return compareUnions(before.anyOf, after.anyOf, direction, at);
  return [{ compatibility: 'breaking', what: `${at}: changed` }];
}

function compareObjects(before: Schema, after: Schema, direction: Direction, at: string): Change[] {
  const changes: Change[] = [];
  const add = (compatibility: Compatibility, what: string) => changes.push({ compatibility, what });
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const [oldRequired, nowRequired] = [new Set(before.required), new Set(after.required)];
  for (const [name, schema] of Object.entries(now)) {
    const place = `${at}.${name}`;
    const known = old[name];
    const required = nowRequired.has(name);
    if (known === undefined) {
      // What is new and must be sent, an older sender does not send.
      add(direction === 'request' && required ? 'breaking' : 'additive', `${place}: new`);
      continue;
    }
    changes.push(...compareSchemas(known, schema, direction, place));
    if (required === oldRequired.has(name)) continue;
    const harder = required === (direction === 'request');
    add(
      harder ? 'breaking' : 'additive',
      `${place}: ${required ? 'now required' : 'now optional'}`,
    );
  }
  for (const name of Object.keys(old)) {
    if (now[name] === undefined) add('breaking', `${at}.${name}: gone`);
  }
  return changes;
}

function compareEnums(
  before: readonly unknown[],
  after: readonly unknown[],
  direction: Direction,
  at: string,
): Change[] {
  const gained = after.filter((value) => !before.includes(value));
  const lost = before.filter((value) => !after.includes(value));
  // A reader refuses a value it does not know, a server one it no longer takes.
  return [
    ...gained.map((value) => change(direction === 'reply', `${at}: takes ${String(value)}`)),
    ...lost.map((value) => change(direction === 'request', `${at}: no longer ${String(value)}`)),
  ];
}

function compareUnions(
  before: readonly Schema[],
  after: readonly Schema[],
  direction: Direction,
  at: string,
): Change[] {
  const gained = after.filter((one) => !before.some((other) => same(one, other)));
  const lost = before.filter((one) => !after.some((other) => same(one, other)));
  const [older] = lost;
  const [newer] = gained;
  // One branch that changed is looked into; `null` beside it stays what it is.
  if (lost.length === 1 && gained.length === 1 && older && newer) {
    return compareSchemas(older, newer, direction, at);
  }
  return [
    ...gained.map(() => change(direction === 'reply', `${at}: one more form`)),
    ...lost.map(() => change(direction === 'request', `${at}: one form less`)),
  ];
}

function change(breaking: boolean, what: string): Change {
  return { compatibility: breaking ? 'breaking' : 'additive', what };
}

function rest(schema: Schema, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
